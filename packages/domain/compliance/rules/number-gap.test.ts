import { describe, expect, it } from 'vitest';
import { livingIn } from '../testing/living-in.ts';
import { makePastCall, makeSituation } from '../testing/make-facts.ts';
import { asking } from '../testing/show-verdict.ts';
import type { PastCallFact } from '../types.ts';
import { packIds, pastOutcomes } from '../words.ts';
import { numberGap } from './number-gap.ts';

const at = '2026-04-08T17:00:00Z';
const called = (overrides: Partial<PastCallFact> = {}) => ({
  history: [makePastCall(at, overrides)],
});
const judge = asking(numberGap, { numberGapMinutes: 30 });
const soon = '2026-04-08T17:10:00Z';

describe('NUMBER_GAP', () => {
  it('passes at exactly so many minutes', () => {
    expect(judge(called(), at)).toBe('2026-04-08T17:30Z');
    expect(judge(called(), '2026-04-08T17:29:59.999Z')).toBe('2026-04-08T17:30Z');
    expect(judge(called(), '2026-04-08T17:30:00Z')).toBe('allow');
  });

  it('counts from the second of the call, which need not be a whole minute', () => {
    const history = [makePastCall('2026-04-08T17:00:20.500Z')];
    expect(judge({ history }, soon)).toBe('2026-04-08T17:30:20.500Z');
    expect(judge({ history }, '2026-04-08T17:30:20.499Z')).toBe('2026-04-08T17:30:20.500Z');
    expect(judge({ history }, '2026-04-08T17:30:20.500Z')).toBe('allow');
  });

  it('counts from the last of several, however they are given', () => {
    const history = [makePastCall(at), makePastCall('2026-04-08T16:00:00Z')];
    expect(judge({ history }, soon)).toBe('2026-04-08T17:30Z');
    expect(judge({ history: [...history].reverse() }, soon)).toBe('2026-04-08T17:30Z');
  });

  it.each(pastOutcomes)('is kept whatever became of the call: %s', (outcome) => {
    expect(judge(called({ outcome }), soon)).toBe('2026-04-08T17:30Z');
  });

  it('is kept for any person and any purpose of the call', () => {
    expect(judge(called({ personId: 'neighbour' }), soon)).toBe('2026-04-08T17:30Z');
    expect(judge(called({ debtIds: ['other'] }), soon)).toBe('2026-04-08T17:30Z');
  });

  it('is about the number that is dialled, and about calls to it', () => {
    expect(judge(called({ phone: '+13125550199' }), soon)).toBe('allow');
    expect(judge(called({ direction: 'inbound', outcome: 'conversation' }), soon)).toBe('allow');
  });

  it('is kept from a call that a faster clock has dated later', () => {
    expect(judge(called(), '2026-04-08T16:59:00Z')).toBe('2026-04-08T17:30Z');
  });

  it('may be a single minute', () => {
    const single = asking(numberGap, { numberGapMinutes: 1 });
    expect(single(called(), '2026-04-08T17:00:59.999Z')).toBe('2026-04-08T17:01Z');
    expect(single(called(), '2026-04-08T17:01:00Z')).toBe('allow');
  });

  it('is none where the policy asks for none', () => {
    expect(asking(numberGap)(called(), at)).toBe('allow');
    expect(asking(numberGap)(called(), '2026-04-08T16:59:00Z')).toBe('allow');
    expect(judge({}, at)).toBe('allow');
  });

  it('passes over days, years and the change of clocks by the minute', () => {
    const daily = asking(numberGap, { numberGapMinutes: 1440 });
    for (const [day, next] of [
      ['2026-03-07', '2026-03-08'],
      ['2026-10-31', '2026-11-01'],
      ['2028-02-28', '2028-02-29'],
      ['2026-12-31', '2027-01-01'],
    ]) {
      const history = [makePastCall(`${day}T20:00:00Z`)];
      expect(daily({ history }, `${next}T19:59:59.999Z`)).toBe(`${next}T20:00Z`);
      expect(daily({ history }, `${next}T20:00:00Z`)).toBe('allow');
    }
  });

  it.each(packIds)('is kept under %s, by third parties and creditors', (pack) => {
    const ask = asking(numberGap, { pack, numberGapMinutes: 30 });
    for (const collectorRole of ['third_party', 'creditor'] as const) {
      const facts = livingIn(pack, { collectorRole });
      const history = [makePastCall(at, { phone: facts.phone?.e164 ?? '' })];
      expect(ask({ ...facts, history }, soon)).toBe('2026-04-08T17:30Z');
    }
  });

  it.each([Number.NaN, -1])('does not pass over a gap that is none: %s', (numberGapMinutes) => {
    const situation = makeSituation(called(), { numberGapMinutes });
    expect(() => numberGap.judge(situation, new Date(at))).toThrow(RangeError);
  });
});
