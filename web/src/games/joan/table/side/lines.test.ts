import { describe, expect, it } from 'vitest';
import type { Event, Facts, Seen } from '../../../../types/joan';
import { lastTurn } from '../solo/turn';
import { lines, since } from './lines';

const speech = { name: (seat: number) => ['Ada', 'Bea'][seat]!, facts: {} as Facts, solo: false };
const seen = (...entries: Event[][]): Seen[] =>
  entries.map((events, n) => ({ number: n + 1, events }) as unknown as Seen);

describe('the log', () => {
  const log = seen(
    [{ taken: { seat: 0, follower: 'farmer' } }],
    [{ good: { seat: 0, good: 'grain' } }],
    [{ turn_ended: { seat: 0 } }],
    [{ taken: { seat: 1, follower: 'knight' } }, { turn_ended: { seat: 1 } }],
    [{ taken: { seat: 0, follower: 'trader' } }],
  );

  it('tells a turn in one line', () => {
    expect(lines(log, speech).map(({ text }) => text)).toEqual([
      'Ada takes a farmer. Ada marks grain.',
      'Bea takes a knight.',
      'Ada takes a trader.',
    ]);
  });

  it('says what others did since one’s last turn, also when one has begun the next', () => {
    expect(since(log, lines(log, speech), 0).map(({ who }) => who)).toEqual([1]);
  });
});

describe('Joan’s last turn', () => {
  it('is what follows her last card', () => {
    const turn = lastTurn([
      { card: { card: 'c1', arrow: 'up' } },
      'joan_shield',
      { card: { card: 'c4b', arrow: 'down' } },
      { joan_takes: { follower: 'knight' } },
      { joan_track: { track: 'knight' } },
      { round: { round: 3, start: 0, display: [0, 0, 0, 0, 0, 0] } },
    ]);
    expect(turn).toEqual({
      card: 'c4b',
      arrow: 'down',
      takes: 'knight',
      effects: [{ joan_track: { track: 'knight' } }],
    });
  });
});
