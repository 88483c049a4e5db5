import { describe, expect, it } from 'vitest';
import { countsAsAttempt, presentAsPastCall } from './count-attempt.ts';
import { type Outcome, outcomes } from './words.ts';

const table: Record<Outcome, [counts: boolean, past: ReturnType<typeof presentAsPastCall>]> = {
  no_answer: [true, 'no_answer'],
  busy: [false, 'busy'],
  failed: [true, 'no_answer'],
  not_in_service: [false, 'not_in_service'],
  machine: [true, 'voicemail'],
  voicemail_left: [true, 'voicemail'],
  fax: [true, 'no_answer'],
  right_party: [true, 'conversation'],
  transferred: [true, 'conversation'],
  promise: [true, 'conversation'],
  dispute: [true, 'conversation'],
  wrong_party: [true, 'dropped'],
  stop: [true, 'conversation'],
  hung_up: [true, 'dropped'],
  withdrawn: [false, null],
  lost: [true, 'no_answer'],
};

describe('an ended call', () => {
  it.each(outcomes)('that ended as %s counts as the law says', (outcome) => {
    expect([countsAsAttempt(outcome), presentAsPastCall(outcome)]).toEqual(table[outcome]);
  });
});

describe('a call still under way', () => {
  it('counts as if it rang', () => {
    expect(countsAsAttempt(null)).toBe(true);
    expect(presentAsPastCall(null)).toBe('no_answer');
  });
});
