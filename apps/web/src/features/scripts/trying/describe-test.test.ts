import { describe, expect, it } from 'vitest';
import { describeTest } from './describe-test.ts';

describe('a test call', () => {
  it.each([
    ['placing', null, false, 'calling'],
    ['queued', null, false, 'calling'],
    ['ringing', null, false, 'ringing'],
    ['answered', null, true, 'answered'],
    ['ended', 'hung_up', true, 'spoken'],
    // Nothing was heard of the end, but the words were given.
    ['ended', 'lost', true, 'spoken'],
    ['ended', 'hung_up', false, 'hung_up'],
    ['ended', 'machine', false, 'machine'],
  ] as const)(
    'that is %s (%s, spoken: %s) is described as %s',
    (state, outcome, isSpoken, words) => {
      expect(describeTest({ state, outcome, isSpoken })).toBe(words);
    },
  );
});
