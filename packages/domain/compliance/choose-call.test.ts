import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tries } from '../testing/tries.ts';
import { chooseCall } from './choose-call.ts';
import { decide } from './decide.ts';
import { anyCase, anyPhone } from './testing/any-facts.ts';
import {
  makeConsent,
  makeFacts,
  makeRestriction,
  unitedStatesPolicy,
} from './testing/make-facts.ts';
import type { Decision, Facts } from './types.ts';

type Verdict = Decision['verdict'];
const runs = { numRuns: tries(300) };

const open: Verdict = { kind: 'allow' };
const never = (liftedBy: string): Verdict => ({ kind: 'block', liftedBy });
const later = (minute: number): Verdict => ({ kind: 'defer', until: new Date(minute * 60_000) });
const decisionOf = (verdict: Verdict): Decision => ({
  verdict,
  reasons: [],
  zones: [],
  counts: {},
});

function choose(verdicts: readonly Verdict[]) {
  const judged: Verdict[] = [];
  const chosen = chooseCall(verdicts.keys(), (index) => {
    const verdict = verdicts[index] ?? open;
    judged.push(verdict);
    return decisionOf(verdict);
  });
  return { index: chosen.call, judged: judged.length };
}

describe('the call that is chosen', () => {
  it.each([
    ['the first that is allowed, and none is judged after it', [never('a'), open, open], 1, 2],
    ['one that is allowed before one that opens', [later(1), open], 1, 2],
    ['of those that open, the earliest', [later(3), never('a'), later(1), later(2)], 2, 4],
    ['of two that open at once, the first', [never('a'), later(1), later(1)], 1, 3],
    ['the first where all are blocked', [never('a'), never('b')], 0, 2],
  ])('is %s', (_, verdicts, index, judged) => {
    expect(choose(verdicts)).toEqual({ index, judged });
  });

  it('is not made up where there is none', () => {
    expect(() => choose([])).toThrow();
  });

  const anyVerdict = fc.oneof(
    fc.constant(open),
    fc.constant(never('a')),
    fc.integer({ min: 1, max: 4 }).map(later),
  );

  it('is never blocked while another is not, nor opens later than another, nor comes after its equal', () => {
    const rank = (verdict: Verdict): number =>
      verdict.kind === 'allow' ? 0 : verdict.kind === 'defer' ? verdict.until.getTime() : Infinity;
    fc.assert(
      fc.property(fc.array(anyVerdict, { minLength: 1, maxLength: 12 }), (verdicts) => {
        const ranks = verdicts.map(rank);
        expect(choose(verdicts).index).toBe(ranks.indexOf(Math.min(...ranks)));
      }),
      { numRuns: tries(1_000) },
    );
  });
});

describe('by every rule', () => {
  const work = '+17735550123';
  const mobile = '+17735550124';
  const known = {
    mode: 'prerecorded',
    consents: [makeConsent({ phone: mobile })],
    restrictions: [makeRestriction('work_prohibited', { phone: work })],
  } as const;
  const person = { phones: [work, mobile] };
  const grace = [
    makeFacts({ ...known, person, phone: { e164: work, lineType: 'landline', place: 'work' } }),
    makeFacts({ ...known, person, phone: { e164: mobile, lineType: 'mobile', place: null } }),
  ];
  const ask = (now: string) =>
    chooseCall(grace, (facts) => decide(facts, unitedStatesPolicy, new Date(now)));

  it('somebody whose employer forbids calls is called on the other number', () => {
    expect(ask('2026-06-10T16:00:00Z')).toMatchObject({
      call: { phone: { e164: mobile } },
      decision: { verdict: { kind: 'allow' } },
    });
  });

  it('and at night waits with that number for the morning', () => {
    expect(ask('2026-06-10T05:00:00Z')).toMatchObject({
      call: { phone: { e164: mobile } },
      decision: { verdict: { kind: 'defer', until: new Date('2026-06-10T13:00:00Z') } },
    });
  });

  it('what is chosen is allowed where any is, and opens no later than any', () => {
    const strictness = { allow: 0, defer: 1, block: 2 };
    const anyPeople = anyCase.chain((asked) =>
      fc.tuple(fc.constant(asked), fc.array(anyPhone, { maxLength: 3 }), fc.constantFrom(1, 2)),
    );
    fc.assert(
      fc.property(anyPeople, ([{ facts, policy, now }, more, debts]) => {
        const calls = [facts.phone.e164, ...more].flatMap((e164): Facts[] =>
          ['debt', 'other'].slice(0, debts).map((id) => ({
            ...facts,
            phone: { ...facts.phone, e164 },
            debt: { ...facts.debt, id },
          })),
        );
        const judge = (call: Facts) => decide(call, policy, now);
        const chosen = chooseCall(calls, judge);
        const { verdict } = chosen.decision;
        expect(verdict).toEqual(judge(chosen.call).verdict);
        for (const { verdict: other } of calls.map(judge)) {
          expect(strictness[verdict.kind]).toBeLessThanOrEqual(strictness[other.kind]);
          if (verdict.kind === 'defer' && other.kind === 'defer') {
            expect(verdict.until.getTime()).toBeLessThanOrEqual(other.until.getTime());
          }
        }
        expect(chooseCall(calls, judge)).toEqual(chosen);
      }),
      runs,
    );
  }, 60_000);
});
