import type { Decision, Reason, Verdict } from '@ringfence/domain/compliance/types';
import { describe, expect, it } from 'vitest';
import { addToTally, compareReasons, startTally } from './tally-decisions.ts';

const now = new Date('2026-06-10T23:30:00Z');
const reason = (code: string, verdict: Verdict): Reason => ({
  code,
  version: 1,
  citation: 'law',
  verdict,
});
const allowed: Decision = {
  verdict: { kind: 'allow' },
  reasons: [reason('WINDOW_CLOSED', { kind: 'allow' })],
  zones: [{ zone: 'America/Los_Angeles', evidence: [] }],
  counts: {},
};
const deferTo = (until: string): Decision => {
  const verdict = { kind: 'defer', until: new Date(until) } as const;
  return { ...allowed, verdict, reasons: [reason('WINDOW_CLOSED', verdict)] };
};
const block = { kind: 'block', liftedBy: 'consent' } as const;
const blocked: Decision = {
  ...allowed,
  verdict: block,
  reasons: [reason('NO_TCPA_CONSENT', block), ...deferTo('2026-06-11T01:00:00Z').reasons],
};

const tally = (decisions: readonly Decision[], zone: string | null = null) => {
  const made = startTally();
  for (const decision of decisions) addToTally(made, decision, { now, zone });
  return made;
};

describe('people who can be called', () => {
  it('are counted by when', () => {
    const later = deferTo('2026-06-12T01:00:00Z');
    expect(tally([allowed, allowed, later, blocked]).counts).toEqual({
      now: 2,
      laterToday: 0,
      later: 1,
      never: 1,
    });
  });

  it.each([
    ['of the person, before midnight there', null, '2026-06-11T06:59:00Z', 'laterToday'],
    ['of the person, after midnight there', null, '2026-06-11T07:00:00Z', 'later'],
    ['of the organization that has one', 'UTC', '2026-06-11T00:00:00Z', 'later'],
    ['of the organization', 'America/Chicago', '2026-06-11T04:59:00Z', 'laterToday'],
    ['of the organization, over', 'America/Chicago', '2026-06-11T05:00:00Z', 'later'],
  ])('today are counted by the day %s', (_, zone, until, expected) => {
    const { counts } = tally([deferTo(until)], zone);
    expect(Object.entries(counts).filter(([, count]) => count > 0)).toEqual([[expected, 1]]);
  });
});

describe('what keeps people from being called', () => {
  it('is listed for both sides, the most frequent first', () => {
    const before = tally([deferTo('2026-06-11T01:00:00Z'), allowed, blocked]);
    const after = tally([allowed, allowed, blocked]);
    expect(compareReasons(before, after)).toEqual([
      { code: 'WINDOW_CLOSED', before: 2, after: 1 },
      { code: 'NO_TCPA_CONSENT', before: 1, after: 1 },
    ]);
    expect(compareReasons(startTally(), tally([blocked]))).toEqual([
      { code: 'NO_TCPA_CONSENT', before: 0, after: 1 },
      { code: 'WINDOW_CLOSED', before: 0, after: 1 },
    ]);
  });
});
