import { describe, expect, it } from 'vitest';
import { inReach, type Spot } from './near';

const way = (name: string, y: number): Spot<string> => ({
  name,
  points: [
    [0, y],
    [50, y],
    [100, y],
  ],
  spread: 0,
});

describe('a tap on the map', () => {
  it('takes the nearest that can be answered with', () => {
    expect(inReach([50, 10], [way('north', 0), way('south', 60)], 1)).toEqual(['north']);
  });
  it('takes nothing that is out of reach', () => {
    expect(inReach([50, 100], [way('north', 0)], 1)).toEqual([]);
  });
  it('reaches less far on a map that is drawn bigger', () => {
    expect(inReach([50, 30], [way('north', 0)], 1)).toEqual(['north']);
    expect(inReach([50, 30], [way('north', 0)], 2)).toEqual([]);
  });
  it('tells two that a finger cannot tell apart', () => {
    expect(inReach([50, 27], [way('north', 0), way('south', 60)], 1)).toEqual(['north', 'south']);
  });
  it('counts how far a town spreads', () => {
    expect(inReach([0, 60], [{ name: 'town', points: [[0, 0]], spread: 30 }], 1)).toEqual(['town']);
  });
});
