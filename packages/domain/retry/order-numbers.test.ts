import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Outcome, outcomes } from '../calls/words.ts';
import { chooseCall } from '../compliance/choose-call.ts';
import type { Decision } from '../compliance/types.ts';
import { orderNumbers, type TriedNumber } from './order-numbers.ts';
import { firstRetryRules, type RetriedOutcome, retriedOutcomes } from './retry-rules.ts';

const phones = ['a', 'b', 'c'].map((e164) => ({ e164 }));
const call = (phone: string, hour: number, outcome: Outcome | null): TriedNumber => ({
  phone,
  at: new Date(Date.UTC(2026, 5, 10, hour)),
  outcome,
});
const order = (
  tried: readonly TriedNumber[],
  anotherNumberAfter: readonly RetriedOutcome[] = firstRetryRules.anotherNumberAfter,
): string =>
  orderNumbers(phones, tried, { ...firstRetryRules, anotherNumberAfter: [...anotherNumberAfter] })
    .map(({ e164 }) => e164)
    .join('');

describe('the numbers that the next attempt tries', () => {
  it('keep their order before the first attempt', () => {
    expect(order([])).toBe('abc');
  });

  it.each(['no_answer', 'busy', 'machine', 'failed'] as const)(
    'after %s are those that were not tried, as usual',
    (outcome) => {
      expect(order([call('a', 9, outcome)])).toBe('bca');
      expect(order([call('b', 9, outcome)])).toBe('acb');
    },
  );

  it('are then the one that was tried longest ago', () => {
    const two = [call('a', 9, 'busy'), call('b', 11, 'no_answer')];
    expect(order(two)).toBe('cab');
    expect(order([...two, call('c', 13, 'machine')])).toBe('abc');
    expect(order([...two, call('c', 13, 'machine'), call('a', 15, 'machine')])).toBe('bca');
  });

  it('begin with the same number after a message was left on it', () => {
    expect(order([call('b', 9, 'voicemail_left')])).toBe('bac');
    expect(order([call('a', 9, 'busy'), call('c', 11, 'voicemail_left')])).toBe('cab');
  });

  it.each(retriedOutcomes)('go by what was chosen for %s', (outcome) => {
    expect(order([call('a', 9, outcome)], [outcome])).toBe('bca');
    const others = retriedOutcomes.filter((other) => other !== outcome);
    expect(order([call('b', 9, outcome)], others)).toBe('bac');
  });

  it.each(['hung_up', 'lost', 'right_party', null] as const)(
    'keep their order after %s, for which nothing is chosen',
    (outcome) => {
      expect(order([call('a', 9, 'busy'), call('b', 11, outcome)])).toBe('abc');
    },
  );

  it.each(['not_in_service', 'fax'] as const)(
    'after %s are those that were not tried, whatever was chosen, and it comes last from then on',
    (outcome) => {
      expect(order([call('a', 9, outcome)], [])).toBe('bca');
      const dead = call('a', 9, outcome);
      expect(order([dead, call('b', 11, 'no_answer')])).toBe('cba');
      expect(order([dead, call('b', 11, 'no_answer'), call('c', 13, 'busy')])).toBe('bca');
      expect(order([dead, call('b', 11, 'voicemail_left')])).toBe('bca');
      expect(order([dead, call('b', 11, 'hung_up')])).toBe('bca');
      expect(order([dead, call('a', 11, 'busy')], [])).toBe('abc');
    },
  );

  it('do not change by a call that was taken back', () => {
    expect(order([call('a', 9, 'withdrawn')])).toBe('abc');
    expect(order([call('a', 9, 'busy'), call('b', 11, 'withdrawn')])).toBe('bca');
  });
});

const anyCalls = fc.array(
  fc.record({
    phone: fc.constantFrom('a', 'b', 'c', 'd', 'gone'),
    at: fc.integer({ min: 0, max: 50 }).map((hours) => new Date(hours * 3_600_000)),
    outcome: fc.constantFrom<Outcome | null>(null, ...outcomes),
  }),
  { maxLength: 9 },
);
const anyRules = fc
  .subarray([...retriedOutcomes])
  .map((anotherNumberAfter) => ({ ...firstRetryRules, anotherNumberAfter }));
const anyPhones = fc.subarray(['a', 'b', 'c', 'd']).map((all) => all.map((e164) => ({ e164 })));

describe('the order of the numbers', () => {
  it('has every number once, puts no tried one before an untried, and none before one tried earlier', () => {
    fc.assert(
      fc.property(anyPhones, anyCalls, (numbers, tried) => {
        const rules = { ...firstRetryRules, anotherNumberAfter: [...retriedOutcomes] };
        const ordered = orderNumbers(numbers, tried, rules);
        expect(new Set(ordered)).toEqual(new Set(numbers));
        expect(ordered).toHaveLength(numbers.length);
        const rang = tried.filter(({ outcome }) => outcome !== 'withdrawn');
        const byTime = (one: TriedNumber, other: TriedNumber) =>
          one.at.getTime() - other.at.getTime();
        const last = rang.toSorted(byTime).at(-1);
        const lastOf = ({ e164 }: { e164: string }) =>
          rang
            .filter((one) => one.phone === e164)
            .toSorted(byTime)
            .at(-1);
        const isDead = (phone: { e164: string }) => {
          const outcome = lastOf(phone)?.outcome;
          return outcome === 'fax' || outcome === 'not_in_service';
        };
        const isOrdered = [...retriedOutcomes, 'fax', 'not_in_service'].some(
          (known) => known === last?.outcome,
        );
        if (!isOrdered) {
          const asUsual = last === undefined || last.outcome === null;
          const dead = asUsual ? [] : numbers.filter(isDead);
          expect(ordered).toEqual([...numbers.filter((one) => !dead.includes(one)), ...dead]);
          return;
        }
        const times = ordered.map((phone) =>
          isDead(phone) ? Number.POSITIVE_INFINITY : (lastOf(phone)?.at.getTime() ?? -1),
        );
        expect(times).toEqual(times.toSorted((one, other) => one - other));
      }),
    );
  });

  it('changes nothing of whether somebody is called, nor of when they may be', () => {
    const until = (hour: number) => new Date(Date.UTC(2026, 5, 11, hour));
    const anyVerdict = fc.oneof(
      fc.constant<Decision['verdict']>({ kind: 'allow' }),
      fc.constant<Decision['verdict']>({ kind: 'block', liftedBy: 'consent' }),
      fc
        .integer({ min: 8, max: 12 })
        .map((hour): Decision['verdict'] => ({ kind: 'defer', until: until(hour) })),
    );
    const judged = anyPhones.filter((numbers) => numbers.length > 0);
    const verdicts = fc.tuple(anyVerdict, anyVerdict, anyVerdict, anyVerdict);
    fc.assert(
      fc.property(judged, anyCalls, anyRules, verdicts, (numbers, tried, rules, drawn) => {
        const decide = ({ e164 }: { e164: string }): Decision => ({
          verdict: drawn['abcd'.indexOf(e164)] ?? { kind: 'allow' },
          reasons: [],
          zones: [],
          counts: {},
        });
        const usual = chooseCall(numbers, decide).decision.verdict;
        const next = chooseCall(orderNumbers(numbers, tried, rules), decide).decision.verdict;
        expect(next).toEqual(usual);
      }),
    );
  });
});
