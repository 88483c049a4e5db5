import { describe, expect, it } from 'vitest';
import { type Outcome, outcomes } from '../calls/words.ts';
import { chooseNextAttempt } from './choose-next-attempt.ts';

const endedAt = new Date('2026-06-10T15:00:00Z');

const choose = (outcome: Outcome, attempts = 1, mostAttempts = 3) =>
  chooseNextAttempt({ outcome, attempts, mostAttempts, endedAt });

describe('the next attempt', () => {
  it.each([
    ['busy', '2026-06-10T15:30:00Z'],
    ['failed', '2026-06-10T16:00:00Z'],
    ['no_answer', '2026-06-10T19:00:00Z'],
    ['machine', '2026-06-10T19:00:00Z'],
    ['hung_up', '2026-06-11T15:00:00Z'],
    ['lost', '2026-06-11T15:00:00Z'],
  ] as const)('after %s comes at %s', (outcome, at) => {
    expect(choose(outcome)).toEqual({ kind: 'again', at: new Date(at) });
    expect(choose(outcome, 2)).toEqual({ kind: 'again', at: new Date(at) });
  });

  it.each(['busy', 'failed', 'no_answer', 'machine', 'hung_up', 'lost'] as const)(
    'after %s does not come when all are used',
    (outcome) => {
      expect(choose(outcome, 3)).toEqual({ kind: 'done', because: 'attempts_used' });
      expect(choose(outcome, 4)).toEqual({ kind: 'done', because: 'attempts_used' });
    },
  );

  it('after a withdrawn call is due at once, however many are used', () => {
    expect(choose('withdrawn', 7, 1)).toEqual({ kind: 'again', at: endedAt });
  });

  it.each([
    ['right_party', 'reached'],
    ['stop', 'stopped'],
    ['wrong_party', 'wrong_person'],
    ['not_in_service', 'unreachable'],
  ] as const)('after %s never comes, because %s', (outcome, because) => {
    expect(choose(outcome)).toEqual({ kind: 'done', because });
    expect(choose(outcome, 9, 3)).toEqual({ kind: 'done', because });
  });

  it('is chosen for every outcome', () => {
    for (const outcome of outcomes) expect(choose(outcome).kind).toMatch(/^(again|done)$/);
  });
});
