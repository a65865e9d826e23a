import { expect, it } from 'vitest';
import type { Turn } from '../log/turns';
import { scenesOf } from './scenes.svelte';

const turn = (key: string, phase: Turn['phase'], name: Turn['name'], seat?: number): Turn => ({
  key,
  number: 1,
  round: 4,
  phase,
  seat,
  name,
  text: key,
  spoken: key,
  pieces: [],
  events: [],
});

it('shows the turns of others, and neither draws nor what one did oneself', () => {
  const told = [
    turn('a', 'followers', 'drew', 1),
    turn('b', 'actions', 'used', 0),
    turn('c', 'actions', 'used', 1),
    turn('d', 'actions', 'passed', 2),
  ];
  expect(scenesOf(told, 0).map((scene) => scene.kind === 'turn' && scene.key)).toEqual(['c', 'd']);
});

it('has one leaf between two rounds, for everybody', () => {
  const told = [
    turn('a', 'actions', 'passed', 1),
    turn('b', 'event', 'coins', 0),
    turn('c', 'start_player', 'start_player', 1),
    turn('d', 'hour_glass', 'hour_glass'),
    turn('e', 'census', 'census'),
  ];
  const scenes = scenesOf(told, 0);
  expect(scenes.map(({ kind }) => kind)).toEqual(['turn', 'leaf']);
  expect(scenes[1]?.kind === 'leaf' && scenes[1].lines.map(({ key }) => key)).toEqual(['b', 'c', 'd', 'e']);
});
