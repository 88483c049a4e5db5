import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import type { Rule, Verdict } from './types.ts';

const facts = { phone: { e164: '+13125550100' } };
const now = new Date('2026-04-08T01:45:00Z');
const ruleSaying = (verdict: Verdict, code = verdict.kind): Rule => ({
  code,
  version: 1,
  citation: 'test',
  judge: () => verdict,
});

const anyVerdict = fc.oneof(
  fc.constant<Verdict>({ kind: 'allow' }),
  fc.date({ noInvalidDate: true }).map((until): Verdict => ({ kind: 'defer', until })),
  fc.string().map((liftedBy): Verdict => ({ kind: 'block', liftedBy })),
);
const order = { allow: 0, defer: 1, block: 2 };

describe('decide', () => {
  it('allows what every rule allows', () => {
    expect(decide(facts, now)).toEqual({ verdict: { kind: 'allow' }, reasons: [] });
  });

  it('tells every reason, not only the first', () => {
    const until = new Date('2026-04-08T13:00:00Z');
    const { reasons } = decide(facts, now, [
      ruleSaying({ kind: 'defer', until }),
      ruleSaying({ kind: 'allow' }),
      ruleSaying({ kind: 'block', liftedBy: 'consent' }),
    ]);
    expect(reasons.map(({ code }) => code)).toEqual(['defer', 'block']);
  });

  it('blocks when a rule cannot read its facts', () => {
    const broken: Rule = {
      ...ruleSaying({ kind: 'allow' }),
      judge: () => {
        throw new TypeError('no such fact');
      },
    };
    expect(decide(facts, now, [broken]).verdict).toEqual({
      kind: 'block',
      liftedBy: 'facts that can be read',
    });
  });

  it('never gets laxer when a rule is added', () => {
    fc.assert(
      fc.property(fc.array(anyVerdict), anyVerdict, (verdicts, added) => {
        const rules = verdicts.map((verdict) => ruleSaying(verdict));
        const before = decide(facts, now, rules).verdict;
        const after = decide(facts, now, [...rules, ruleSaying(added)]).verdict;
        expect(order[after.kind]).toBeGreaterThanOrEqual(order[before.kind]);
        if (before.kind === 'defer' && after.kind === 'defer') {
          expect(after.until.getTime()).toBeGreaterThanOrEqual(before.until.getTime());
        }
      }),
    );
  });
});
