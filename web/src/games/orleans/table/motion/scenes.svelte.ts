// What others did, one scene after another. The table itself is ahead of them and waits for nobody: scenes only show what
// happened, and any click or key goes on.

import type { Event, Seat, Seen } from '../../../../types';
import type { PieceOf } from '../../pieces/piece';
import { lines } from '../log/lines';
import { turns, type Turn } from '../log/turns';
import type { Screen } from '../screen.svelte';

export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a turn and the leaf at the turn of a round are shown. */
const TURN: Record<Speed, number> = { off: 0, fast: 350, normal: 800, slow: 1_500 };
const LEAF: Record<Speed, number> = { off: 0, fast: 1_200, normal: 3_600, slow: 7_000 };
const STORED = 'scenes';

/** What happens between two rounds. */
const BETWEEN = ['event', 'start_player', 'hour_glass', 'census'];

export type TurnScene = {
  kind: 'turn';
  key: string;
  seat: Seat;
  text: string;
  spoken: string;
  pieces: PieceOf[];
  events: Event[];
};
/** A round closes with its event, and the next one begins. */
export type LeafScene = { kind: 'leaf'; round: number; lines: Turn[] };
export type Scene = TurnScene | LeafScene;

export class Scenes {
  speed: Speed = $state(stored());
  private queue: Scene[] = $state.raw([]);
  /** What was shown since one's own last answer. */
  private shown: Scene[] = $state.raw([]);

  constructor(private readonly screen: Screen) {}

  get now(): Scene | undefined {
    return this.queue[0];
  }
  get canShowAgain(): boolean {
    return this.shown.length > 0;
  }
  /** How long the scene that is on stays. */
  get lasts(): number {
    return (this.now?.kind === 'leaf' ? LEAF : TURN)[this.speed];
  }

  choose(speed: Speed) {
    this.speed = speed;
    localStorage.setItem(STORED, speed);
    if (speed === 'off') this.queue = [];
  }

  /** Hears what is new; whether it will be shown as scenes. */
  hear(entries: Seen[]): boolean {
    const first = entries[0]?.number;
    if (first === undefined || this.speed === 'off' || document.hidden) return false;
    const { table, speech } = this.screen;
    const all = turns(lines(table.log, speech), speech);
    const fresh = scenesOf(
      all.filter(({ number }) => number >= first),
      this.screen.me,
    );
    if (!fresh.length) return false;
    this.queue = joined(this.queue, fresh);
    this.shown = joined(this.shown, fresh);
    return true;
  }

  next() {
    this.queue = this.queue.slice(1);
  }
  skip() {
    if (this.queue.length) this.queue = [];
  }
  /** Whoever answers has seen what was before. */
  answered() {
    this.skip();
    this.shown = [];
  }
  again() {
    this.queue = this.shown;
  }
}

/** The turns of others, and one leaf for what lies between two rounds. */
export function scenesOf(told: Turn[], me: Seat): Scene[] {
  return told.reduce<Scene[]>((found, turn) => {
    const { key, seat, phase, name, round, text, spoken, pieces, events } = turn;
    if (phase && BETWEEN.includes(phase)) return joined(found, [{ kind: 'leaf', round, lines: [turn] }]);
    const acts = phase === 'actions' && (name === 'used' || name === 'passed') && seat !== undefined && seat !== me;
    return acts ? [...found, { kind: 'turn', key, seat, text, spoken, pieces, events }] : found;
  }, []);
}

/** Two leaves that follow each other are one, and a turn of which more is heard is told anew. */
function joined(before: Scene[], fresh: Scene[]): Scene[] {
  return fresh.reduce((all, scene) => {
    const last = all.at(-1);
    if (scene.kind === 'leaf') {
      if (last?.kind !== 'leaf') return [...all, scene];
      return [...all.slice(0, -1), { ...scene, lines: [...last.lines, ...scene.lines] }];
    }
    const at = all.findIndex((one) => one.kind === 'turn' && one.key === scene.key);
    return at < 0 ? [...all, scene] : all.with(at, scene);
  }, before);
}

function stored(): Speed {
  const found = localStorage.getItem(STORED) as Speed | null;
  return found && SPEEDS.includes(found) ? found : 'normal';
}
