import { describe, expect, it } from 'vitest';
import { explainCount } from './explain-count.ts';

describe('why a call counts', () => {
  it('is that it may have rung, or that somebody was talked to', () => {
    expect(explainCount({ uncountedBecause: null, outcome: 'voicemail' })).toBe('attempt');
    expect(explainCount({ uncountedBecause: null, outcome: 'conversation' })).toBe('talk');
  });
});

describe('why a call does not count', () => {
  it.each([
    ['busy', 'busy', 'busy'],
    ['wrong_number', 'no_answer', 'wrong_number'],
    ['consent', 'conversation', 'consent'],
    ['inbound', 'no_answer', 'inbound'],
    ['inbound', 'conversation', 'inboundTalk'],
  ] as const)('by %s after %s is %s', (uncountedBecause, outcome, why) => {
    expect(explainCount({ uncountedBecause, outcome })).toBe(why);
  });
});
