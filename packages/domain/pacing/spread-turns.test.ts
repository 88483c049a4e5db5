import { describe, expect, it } from 'vitest';
import { spreadTurns } from './spread-turns.ts';

const byLetter = (name: string): string => name.slice(0, 1);
const spread = (names: string[], most = 10) => spreadTurns(names, byLetter, most);

describe('a round of turns', () => {
  it('gives a group with one item as many turns as one with several', () => {
    expect(spread(['a1', 'a2', 'a3', 'b1'])).toEqual(['a1', 'b1', 'a2', 'b1', 'a3', 'b1']);
  });

  it('begins with the group that came first', () => {
    expect(spread(['b1', 'a1', 'a2'])).toEqual(['b1', 'a1', 'b1', 'a2']);
  });

  it('gives each item a turn, and repeats nobody more often than allowed', () => {
    const many = Array.from({ length: 100 }, (_, index) => `a${index}`);
    const round = spread([...many, 'b1', 'c1', 'c2']);
    expect(new Set(round).size).toBe(103);
    expect(round.filter((name) => byLetter(name) === 'a')).toEqual(many);
    expect(round.filter((name) => byLetter(name) === 'b')).toHaveLength(10);
    expect(round.filter((name) => byLetter(name) === 'c')).toHaveLength(10);
  });

  it('is nothing where nobody waits', () => {
    expect(spread([])).toEqual([]);
  });
});
