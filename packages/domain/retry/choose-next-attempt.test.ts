import { describe, expect, it } from 'vitest';
import { type Outcome, outcomes } from '../calls/words.ts';
import { chooseNextAttempt } from './choose-next-attempt.ts';
import { firstRetryRules, retriedOutcomes } from './retry-rules.ts';

const endedAt = new Date('2026-06-10T15:00:00Z');

const choose = (
  outcome: Outcome,
  attempts = 1,
  mostAttempts = 3,
  retry = firstRetryRules,
  hasLiveNumber = false,
) => chooseNextAttempt({ outcome, attempts, mostAttempts, endedAt, retry, hasLiveNumber });

describe('the next attempt', () => {
  it.each([
    ['busy', '2026-06-10T15:30:00Z'],
    ['failed', '2026-06-10T16:00:00Z'],
    ['no_answer', '2026-06-10T19:00:00Z'],
    ['machine', '2026-06-10T19:00:00Z'],
    ['hung_up', '2026-06-11T15:00:00Z'],
    ['lost', '2026-06-11T15:00:00Z'],
  ] as const)('after %s comes at %s', (outcome, at) => {
    expect(choose(outcome)).toMatchObject({ kind: 'again', at: new Date(at) });
    expect(choose(outcome, 2)).toMatchObject({ kind: 'again', at: new Date(at) });
  });

  it.each([
    ['no_answer', 'another'],
    ['busy', 'another'],
    ['machine', 'another'],
    ['failed', 'another'],
    ['voicemail_left', 'same'],
    ['withdrawn', 'same'],
    ['hung_up', 'usual'],
    ['lost', 'usual'],
  ] as const)('after %s tries %s number first', (outcome, number) => {
    expect(choose(outcome)).toMatchObject({ kind: 'again', number });
  });

  it.each(['busy', 'failed', 'no_answer', 'machine', 'hung_up', 'lost'] as const)(
    'after %s does not come when all are used',
    (outcome) => {
      expect(choose(outcome, 3)).toEqual({ kind: 'done', because: 'attempts_used' });
      expect(choose(outcome, 4)).toEqual({ kind: 'done', because: 'attempts_used' });
    },
  );

  it('after a withdrawn call is due at once, however many are used', () => {
    expect(choose('withdrawn', 7, 1)).toMatchObject({ kind: 'again', at: endedAt });
  });

  it.each([
    ['right_party', 'reached'],
    ['stop', 'stopped'],
    ['wrong_party', 'wrong_person'],
    ['not_in_service', 'unreachable'],
    ['fax', 'unreachable'],
  ] as const)('after %s never comes, because %s', (outcome, because) => {
    expect(choose(outcome)).toEqual({ kind: 'done', because });
    expect(choose(outcome, 9, 3)).toEqual({ kind: 'done', because });
  });

  it.each(retriedOutcomes)('after %s comes as was chosen, or not at all', (outcome) => {
    const soon = { ...firstRetryRules, [outcome]: 15 };
    const again = { kind: 'again', at: new Date('2026-06-10T15:15:00Z') };
    expect(choose(outcome, 1, 3, soon)).toMatchObject(again);
    const never = { ...firstRetryRules, [outcome]: null };
    expect(choose(outcome, 1, 3, never)).toEqual({ kind: 'done', because: 'not_retried' });
  });

  it.each(['not_in_service', 'fax'] as const)(
    'after %s goes to a number that was not tried, when one would come after a failed call',
    (outcome) => {
      const chosen = (attempts: number, retry = firstRetryRules) =>
        choose(outcome, attempts, 3, retry, true);
      const again = { kind: 'again', number: 'another' };
      expect(chosen(2)).toEqual({ ...again, at: new Date('2026-06-10T16:00:00Z') });
      const same = { ...firstRetryRules, failed: 15, anotherNumberAfter: [] };
      expect(chosen(1, same)).toEqual({ ...again, at: new Date('2026-06-10T15:15:00Z') });
      expect(chosen(3)).toEqual({ kind: 'done', because: 'attempts_used' });
      const never = { ...firstRetryRules, failed: null };
      expect(chosen(1, never)).toEqual({ kind: 'done', because: 'not_retried' });
    },
  );

  it.each(['right_party', 'stop', 'wrong_party'] as const)(
    'after %s does not come for a number that was not tried either',
    (outcome) => {
      expect(choose(outcome, 1, 3, firstRetryRules, true)).toMatchObject({ kind: 'done' });
    },
  );

  it('is chosen for every outcome', () => {
    for (const outcome of outcomes) expect(choose(outcome).kind).toMatch(/^(again|done)$/);
  });
});
