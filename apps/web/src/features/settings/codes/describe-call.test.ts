import { describe, expect, it } from 'vitest';
import { describeCall } from './describe-call.ts';

describe('a call with a code', () => {
  it.each([
    ['placing', null, false, 'calling'],
    ['queued', null, false, 'calling'],
    ['ringing', null, false, 'ringing'],
    ['answered', null, true, 'answered'],
    ['ended', 'hung_up', true, 'said'],
    // Nothing was heard of the end, but the code was given.
    ['ended', 'lost', true, 'said'],
    ['ended', 'hung_up', false, 'hung_up'],
    ['ended', 'machine', false, 'machine'],
    ['ended', 'busy', false, 'busy'],
  ] as const)(
    'that is %s (%s, said: %s) is described as %s',
    (state, outcome, isCodeSaid, words) => {
      expect(describeCall({ state, outcome, isCodeSaid })).toBe(words);
    },
  );
});
