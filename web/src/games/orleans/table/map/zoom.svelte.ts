// Looking closer at the map: buttons, wheel, two fingers; dragging moves it.

import { HEIGHT, WIDTH } from '../../../shared/drawing/curves';

const MOST = 4;

export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  private fingers = new Map<number, { x: number; y: number }>();
  /** Whether the last press moved the map, so that it is no click. */
  dragged = false;

  get transform() {
    return `translate(${this.x} ${this.y}) scale(${this.scale})`;
  }

  /** Zooms by a factor around a point of the picture. */
  by(factor: number, cx = WIDTH / 2, cy = HEIGHT / 2) {
    const next = Math.min(MOST, Math.max(1, this.scale * factor));
    const k = next / this.scale;
    this.scale = next;
    this.to(cx - (cx - this.x) * k, cy - (cy - this.y) * k);
  }

  reset() {
    this.scale = 1;
    this.to(0, 0);
  }

  private to(x: number, y: number) {
    this.x = Math.min(0, Math.max(WIDTH * (1 - this.scale), x));
    this.y = Math.min(0, Math.max(HEIGHT * (1 - this.scale), y));
  }

  private at(event: PointerEvent | WheelEvent) {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    return {
      x: ((event.clientX - box.left) / box.width) * WIDTH,
      y: ((event.clientY - box.top) / box.height) * HEIGHT,
    };
  }

  wheel = (event: WheelEvent) => {
    event.preventDefault();
    const { x, y } = this.at(event);
    this.by(Math.exp(-event.deltaY / 300), x, y);
  };

  down = (event: PointerEvent) => {
    this.dragged = false;
    this.fingers.set(event.pointerId, this.at(event));
  };

  move = (event: PointerEvent) => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = this.at(event);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const wide = (p: typeof now) => Math.hypot(p.x - other.x, p.y - other.y) || 1;
      this.by(wide(now) / wide(before), (now.x + other.x) / 2, (now.y + other.y) / 2);
      this.dragged = true;
    } else if (this.scale > 1) {
      if (Math.hypot(now.x - before.x, now.y - before.y) > 3) this.dragged = true;
      this.to(this.x + now.x - before.x, this.y + now.y - before.y);
    }
    this.fingers.set(event.pointerId, now);
  };

  up = (event: PointerEvent) => {
    this.fingers.delete(event.pointerId);
  };
}
