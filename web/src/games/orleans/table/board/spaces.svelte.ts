// The spaces of a place as they stand, and what pressing one of them, or the place, answers.

import type { Follower, Place, PlaceGlance, Seat, SpaceKind } from '../../../../types';
import { every, offered, spacesFor } from '../choices';
import type { Screen } from '../screen.svelte';
import { standing, type Thing } from '../things';

/** A space, who or what stands there, and where he came from if he can be put back. */
export type OneSpace = {
  kind: SpaceKind;
  nth: number;
  occupant: Follower | 'wheel' | undefined;
  from: 'home' | 'market' | 'tower' | undefined;
};
/** A place before a player; `active` if it is the one who looks. */
export type Laid = { glance: PlaceGlance; seat: Seat; active: boolean };

export class Spaces {
  readonly #screen: Screen;
  readonly #laid: () => Laid;
  readonly all: OneSpace[] = $derived.by(() => this.#fact.spaces.map((kind, nth) => this.#space(kind, nth)));
  readonly free = $derived.by(() => this.all.filter(({ occupant }) => occupant === undefined).length);
  /** Whether the place itself is an answer. */
  readonly pointed = $derived.by(() => this.#active && this.#screen.things.has(`place/${this.#place}`));
  readonly usable = $derived.by(
    () => this.#active && (this.pointed || offered(this.#screen.options, { use: this.#place })),
  );
  readonly asked = $derived.by(() => {
    const { question } = this.#screen;
    return typeof question === 'string' ? question : Object.keys(question ?? {})[0];
  });
  readonly #open = $derived.by(() =>
    this.#active ? spacesFor(this.#screen.options, this.#screen.hand, this.#place) : new Set<SpaceKind>(),
  );
  readonly #wheels = $derived.by(() =>
    this.#active
      ? every(this.#screen.options, 'place_wheel').filter((option) => option.place_wheel.place === this.#place)
      : [],
  );

  constructor(screen: Screen, laid: () => Laid) {
    this.#screen = screen;
    this.#laid = laid;
  }

  get #place(): Place {
    return this.#laid().glance.place;
  }
  get #active(): boolean {
    return this.#laid().active;
  }
  get #fact() {
    return this.#screen.place(this.#place);
  }

  #space(kind: SpaceKind, nth: number): OneSpace {
    const place = this.#place;
    const player = this.#screen.view.players[this.#laid().seat]!;
    const here = (id: { place: string; nth: number }) => id.place === place && id.nth === nth;
    const at = player.mat.board.find(([id]) => here(id))?.[1];
    const follower = typeof at === 'object' ? at.follower : undefined;
    const from =
      follower && this.#goesHome(follower, kind)
        ? 'home'
        : player.plan?.from_market.some(here)
          ? 'market'
          : player.plan?.from_tower.some(here)
            ? 'tower'
            : undefined;
    return { kind, nth, occupant: at === undefined ? undefined : (follower ?? 'wheel'), from };
  }

  /** Whether who stands there was planned from his home and can be put back. */
  #goesHome(follower: Follower, space: SpaceKind): boolean {
    const back = { put_back: { follower, place: this.#place, space, from: 'home' as const } };
    return this.#active && offered(this.#screen.options, back);
  }

  #wheel(kind: SpaceKind) {
    return this.#wheels.find((option) => option.place_wheel.space === kind);
  }

  /** An empty space that is an answer by itself. */
  #target(kind: SpaceKind): Thing | undefined {
    const thing: Thing = `space/${this.#place}/${kind}`;
    return this.#active && this.#screen.things.has(thing) ? thing : undefined;
  }

  /** Who or what stands there, where an answer points at it. */
  chooses({ kind, occupant }: OneSpace): Thing | undefined {
    const { seat, active } = this.#laid();
    const thing = occupant && standing(active ? 'me' : seat, this.#place, kind, occupant);
    return thing && this.#screen.things.has(thing) ? thing : undefined;
  }

  /** Whether somebody in hand, or a gear wheel, may go there. */
  glows({ kind, occupant }: OneSpace): boolean {
    if (occupant !== undefined) return false;
    const fits = this.#screen.hand !== undefined && this.#open.has(kind);
    return fits || this.#target(kind) !== undefined || this.#wheel(kind) !== undefined;
  }

  canMove({ kind, occupant, from }: OneSpace): boolean {
    if (!this.#active || !occupant || occupant === 'wheel') return false;
    const back = { take_back: { place: this.#place, space: kind, follower: occupant } };
    return from !== undefined || offered(this.#screen.options, back);
  }

  pressSpace({ kind, occupant, from }: OneSpace) {
    const [screen, place] = [this.#screen, this.#place];
    if (occupant === undefined) {
      if (screen.hand) return screen.say({ put: { ...screen.hand, place, space: kind } });
      const wheel = this.#wheel(kind);
      if (wheel) return screen.say(wheel);
      const thing = this.#target(kind);
      if (thing) return screen.pick(thing);
      return this.asked === 'plan' && !this.pointed ? screen.fill(place, kind) : this.press();
    }
    if (occupant === 'wheel') return this.press();
    if (from) return screen.say({ put_back: { follower: occupant, place, space: kind, from } });
    if (this.asked === 'followers') return screen.say({ take_back: { place, space: kind, follower: occupant } });
    return this.asked === 'plan'
      ? screen.say({ put_back: { follower: occupant, place, space: kind, from: 'market' } })
      : this.press();
  }

  press() {
    const [screen, { glance }] = [this.#screen, this.#laid()];
    const { place } = glance;
    if (this.pointed) return screen.pick(`place/${place}`);
    if (screen.hand) {
      const kind = [...this.#open][0] ?? this.#fact.spaces[0];
      return kind && screen.say({ put: { ...screen.hand, place, space: kind } });
    }
    if (this.asked === 'plan') return screen.fill(place);
    if (this.usable || this.asked === 'action' || this.asked === 'any_action') return screen.say({ use: place });
    if (glance.forbidden) screen.reason = { rule: glance.forbidden };
  }
}
