import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkInstalments, makeOffers, type OfferRule } from './make-offers.ts';
import { firstPromiseTerms, type PromiseTerms } from './promise-words.ts';

const today = '2026-04-01';
const loose: PromiseTerms = { leastPercent: 1, latestDays: 3_650, mostInstalments: 60 };

const anyRule: fc.Arbitrary<OfferRule> = fc.oneof(
  fc.record({ kind: fc.constant('whole' as const), withinDays: fc.integer({ min: 0, max: 120 }) }),
  fc.record({
    kind: fc.constant('part' as const),
    percent: fc.integer({ min: 1, max: 100 }),
    withinDays: fc.integer({ min: 0, max: 120 }),
  }),
  fc.record({
    kind: fc.constant('instalments' as const),
    count: fc.integer({ min: 2, max: 24 }),
    everyDays: fc.integer({ min: 1, max: 31 }),
    withinDays: fc.integer({ min: 0, max: 120 }),
  }),
);
const anyBalance = fc.integer({ min: 1, max: 10 ** 13 });

describe('offers', () => {
  it('gives the whole balance one day', () => {
    const rules = [{ kind: 'whole', withinDays: 7 }] as const;
    expect(makeOffers(rules, { balanceMinor: 12_345, today, terms: firstPromiseTerms })).toEqual([
      { kind: 'whole', instalments: [{ amountMinor: 12_345, dueOn: '2026-04-08' }] },
    ]);
  });

  it('rounds a part up, so that nothing short of it is promised', () => {
    const rules = [{ kind: 'part', percent: 50, withinDays: 0 }] as const;
    const [offer] = makeOffers(rules, { balanceMinor: 101, today, terms: firstPromiseTerms });
    expect(offer?.instalments).toEqual([{ amountMinor: 51, dueOn: today }]);
  });

  it('lets the first instalments take what does not divide', () => {
    const rules = [{ kind: 'instalments', count: 3, everyDays: 30, withinDays: 1 }] as const;
    const [offer] = makeOffers(rules, { balanceMinor: 100, today, terms: firstPromiseTerms });
    expect(offer?.instalments).toEqual([
      { amountMinor: 34, dueOn: '2026-04-02' },
      { amountMinor: 33, dueOn: '2026-05-02' },
      { amountMinor: 33, dueOn: '2026-06-01' },
    ]);
  });

  it('adds up to the last minor unit, whatever is offered', () => {
    fc.assert(
      fc.property(anyRule, anyBalance, (rule, balanceMinor) => {
        const [offer] = makeOffers([rule], { balanceMinor, today, terms: loose });
        if (offer === undefined) {
          // Less than one unit for each instalment is no offer.
          expect(rule.kind === 'instalments' && balanceMinor < rule.count).toBe(true);
          return;
        }
        const amounts = offer.instalments.map(({ amountMinor }) => amountMinor);
        const sum = amounts.reduce((total, one) => total + one, 0);
        expect(amounts.every((one) => Number.isSafeInteger(one) && one > 0)).toBe(true);
        expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1);
        if (rule.kind !== 'part') expect(sum).toBe(balanceMinor);
        else {
          const exact = (BigInt(balanceMinor) * BigInt(rule.percent) + 99n) / 100n;
          expect(BigInt(sum)).toBe(exact);
        }
      }),
    );
  });

  it('offers nothing beyond the terms', () => {
    const anyTerms = fc.record({
      leastPercent: fc.integer({ min: 1, max: 100 }),
      latestDays: fc.integer({ min: 0, max: 365 }),
      mostInstalments: fc.integer({ min: 1, max: 24 }),
    });
    fc.assert(
      fc.property(fc.array(anyRule), anyBalance, anyTerms, (rules, balanceMinor, terms) => {
        for (const { instalments } of makeOffers(rules, { balanceMinor, today, terms })) {
          expect(instalments.length).toBeLessThanOrEqual(terms.mostInstalments);
          const last = instalments.at(-1)?.dueOn ?? '';
          const days = (Date.parse(last) - Date.parse(today)) / 86_400_000;
          expect(days).toBeLessThanOrEqual(terms.latestDays);
          const sum = instalments.reduce((total, { amountMinor }) => total + amountMinor, 0);
          expect(sum * 100).toBeGreaterThanOrEqual(balanceMinor * terms.leastPercent);
        }
      }),
    );
  });

  it('offers nothing to somebody who owes nothing', () => {
    const rules: OfferRule[] = [
      { kind: 'whole', withinDays: 7 },
      { kind: 'part', percent: 50, withinDays: 7 },
    ];
    expect(makeOffers(rules, { balanceMinor: 0, today, terms: loose })).toEqual([]);
  });
});

describe('the terms', () => {
  const ask = (instalments: [number, string][], terms: Partial<PromiseTerms> = {}) =>
    checkInstalments(
      instalments.map(([amountMinor, dueOn]) => ({ amountMinor, dueOn })),
      { balanceMinor: 10_000, today, terms: { ...firstPromiseTerms, ...terms } },
    );

  it.each([
    [[[10_000, '2026-04-01']], undefined],
    [[[10_000, '2026-06-30']], undefined],
    [[[10_000, '2026-07-01']], 'too_late'],
    [[[10_000, '2026-03-31']], 'day_passed'],
    [[[10_001, '2026-04-10']], 'more_than_owed'],
    [[[1_000, '2026-04-10']], undefined],
    [[[999, '2026-04-10']], 'too_little'],
    [[], 'nothing_promised'],
    [
      [
        [5_000, '2026-04-10'],
        [0, '2026-04-11'],
      ],
      'nothing_promised',
    ],
    [
      [
        [5_000, '2026-04-10'],
        [5_000, '2026-04-10'],
      ],
      'days_not_in_order',
    ],
  ] satisfies [[number, string][], string | undefined][])('finds in %j %s', (given, fault) => {
    expect(ask(given)).toBe(fault);
  });

  it('counts the instalments', () => {
    const two: [number, string][] = [
      [5_000, '2026-04-10'],
      [5_000, '2026-04-20'],
    ];
    expect(ask(two, { mostInstalments: 2 })).toBeUndefined();
    expect(ask(two, { mostInstalments: 1 })).toBe('too_many');
  });
});
