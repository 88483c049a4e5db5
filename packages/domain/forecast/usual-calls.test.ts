import { describe, expect, it } from 'vitest';
import { shareAnswered, shareConnected, usualOutcomes } from './usual-calls.ts';

describe('usual calls', () => {
  it('end in some way each', () => {
    const sum = Object.values(usualOutcomes).reduce((all, share) => all + share, 0);
    expect(sum).toBeCloseTo(1);
  });

  it('are answered by people and machines', () => {
    expect(shareAnswered({ no_answer: 0.5, machine: 0.3, promise: 0.2 })).toBeCloseTo(0.5);
    expect(shareAnswered({ busy: 1 })).toBe(0);
    expect(shareAnswered(usualOutcomes)).toBeCloseTo(0.49);
  });

  it('connect as many as they did, or a part of those who are reached', () => {
    expect(shareConnected({ no_answer: 0.9, right_party: 0.06, transferred: 0.04 })).toBe(0.04);
    expect(shareConnected({ no_answer: 0.7, right_party: 0.2, promise: 0.1 })).toBeCloseTo(0.1);
    expect(shareConnected({ no_answer: 1 })).toBe(0);
  });
});
