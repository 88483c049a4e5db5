import { describe, expect, it } from 'vitest';
import { findHoldingRule } from './find-holding-rule.ts';
import type { Reason, Verdict } from './types.ts';

const say = (code: string, verdict: Verdict): Reason => ({
  code,
  version: 1,
  citation: '',
  verdict,
});
const until = (text: string | null): Verdict => ({
  kind: 'defer',
  until: text === null ? null : new Date(text),
});
const evening = '2026-06-10T20:00:00.000Z';
const nextWeek = '2026-06-17T14:00:00.000Z';

describe('the rule that holds a call back', () => {
  it('is the one that asks for the latest time', () => {
    const reasons = [
      say('WINDOW_CLOSED', until(evening)),
      say('FREQ_7IN7', until(nextWeek)),
      say('HOLIDAY', until(evening)),
    ];
    expect(findHoldingRule(reasons)).toBe('FREQ_7IN7');
    expect(findHoldingRule(reasons.toReversed())).toBe('FREQ_7IN7');
  });

  it('is the first of those that ask for the same time', () => {
    const reasons = [say('A', until(evening)), say('B', until(evening))];
    expect(findHoldingRule(reasons)).toBe('A');
  });

  it('is one that knows no time before all that do', () => {
    const reasons = [say('A', until(nextWeek)), say('B', until(null)), say('C', until(null))];
    expect(findHoldingRule(reasons)).toBe('B');
  });

  it('is none where none puts the call off', () => {
    const reasons = [
      say('A', { kind: 'allow' }),
      say('B', { kind: 'block', liftedBy: 'something' }),
    ];
    expect(findHoldingRule(reasons)).toBeNull();
  });
});
