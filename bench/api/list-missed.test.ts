import { describe, expect, it } from 'vitest';
import { listMissed } from './list-missed.ts';

const answer = (requests_per_s: number) => ({
  alone: { requests_per_s: 1, p50_ms: 1000 },
  together: { requests_per_s, p50_ms: 1 },
});
const kept = {
  health: answer(1000),
  profile: answer(300),
  contacts: answer(120),
  contact: answer(80),
  calls: answer(80),
  dashboard: answer(80),
  live: answer(80),
};

describe('the budgets of requests', () => {
  it('are shares of how often the health is answered, however fast the machine is', () => {
    expect(listMissed(kept)).toEqual([]);
  });

  it.each([
    ['profile', 299],
    ['contacts', 119],
    ['contact', 79],
    ['calls', 79],
    ['dashboard', 79],
    ['live', 79],
  ] as const)('are missed by %s alone with %d of 1000', (question, requests) => {
    const missed = listMissed({ ...kept, [question]: answer(requests) });
    expect(missed).toEqual([expect.stringMatching(new RegExp(`^${question} is answered 0\\.`))]);
  });
});
