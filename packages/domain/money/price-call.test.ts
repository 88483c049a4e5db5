import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseRate, priceCall, priceExpected, priceLegs, type Rate } from './price-call.ts';

const perMinute: Rate = {
  country: 'US',
  currency: 'USD',
  perMinuteMicro: 14_000,
  perCallMicro: 1_000,
  incrementSeconds: 60,
};
const bySixSeconds: Rate = { ...perMinute, incrementSeconds: 6 };

const answered = (seconds: number | null) => ({ outcome: 'right_party' as const, seconds });

describe('what a call costs', () => {
  it.each([
    [perMinute, 1, 15_000],
    [perMinute, 60, 15_000],
    [perMinute, 61, 29_000],
    [bySixSeconds, 1, 2_400],
    [bySixSeconds, 6, 2_400],
    [bySixSeconds, 7, 3_800],
  ])('charges whole increments: %o for %i seconds', (rate, seconds, amountMicro) => {
    expect(priceCall(rate, answered(seconds))).toEqual({ amountMicro, currency: 'USD' });
  });

  it('charges a call that nobody answered by the call alone', () => {
    const { amountMicro } = priceCall(perMinute, { outcome: 'no_answer', seconds: null });
    expect(amountMicro).toBe(1_000);
    expect(priceCall(perMinute, { outcome: 'busy', seconds: 0 }).amountMicro).toBe(1_000);
  });

  it.each(['withdrawn', 'failed'] as const)('charges nothing for one that %s', (outcome) => {
    expect(priceCall(perMinute, { outcome, seconds: null }).amountMicro).toBe(0);
  });

  it('counts a part of a millionth as one', () => {
    const rate = { ...perMinute, perMinuteMicro: 1, perCallMicro: 0, incrementSeconds: 1 };
    expect(priceCall(rate, answered(1)).amountMicro).toBe(1);
    expect(priceCall(rate, answered(60)).amountMicro).toBe(1);
    expect(priceCall(rate, answered(61)).amountMicro).toBe(2);
  });

  it('never charges less for more seconds, nor less than the seconds are worth', () => {
    const rate = fc.record({
      country: fc.constant('US'),
      currency: fc.constant('USD'),
      perMinuteMicro: fc.integer({ min: 0, max: 10 ** 9 }),
      perCallMicro: fc.integer({ min: 0, max: 10 ** 9 }),
      incrementSeconds: fc.integer({ min: 1, max: 3600 }),
    });
    const seconds = fc.integer({ min: 0, max: 86_400 });
    fc.assert(
      fc.property(rate, seconds, seconds, (known, some, more) => {
        const short = priceCall(known, answered(Math.min(some, more))).amountMicro;
        const long = priceCall(known, answered(Math.max(some, more))).amountMicro;
        expect(Number.isSafeInteger(long)).toBe(true);
        expect(short).toBeLessThanOrEqual(long);
        const worth = (Math.max(some, more) * known.perMinuteMicro) / 60;
        expect(long - known.perCallMicro).toBeGreaterThanOrEqual(worth - 1e-6 * worth);
      }),
    );
  });
});

describe('which rate counts', () => {
  const anyOther: Rate = { ...perMinute, country: null, perMinuteMicro: 90_000 };

  it('is that of the country, or that of every other', () => {
    expect(chooseRate([anyOther, perMinute], 'US')).toBe(perMinute);
    expect(chooseRate([anyOther, perMinute], 'MX')).toBe(anyOther);
    expect(chooseRate([anyOther, perMinute], null)).toBe(anyOther);
    expect(chooseRate([perMinute], 'MX')).toBeUndefined();
    expect(chooseRate([perMinute], null)).toBeUndefined();
  });
});

describe('what calls are expected to cost', () => {
  const peso: Rate = { ...perMinute, country: 'MX', currency: 'MXN', perMinuteMicro: 600_000 };

  it('rounds the average call up, by those that are answered', () => {
    const expected = [{ country: 'US', calls: 100, answered: 10, seconds: 300 }];
    expect(priceExpected([perMinute], expected)).toEqual({
      costs: [{ currency: 'USD', amountMicro: 100 * 1_000 + 10 * 14_000 }],
      unpricedCalls: 0,
    });
  });

  it('adds up by currency, and counts what has no rate', () => {
    const expected = [
      { country: 'US', calls: 2, seconds: 120 },
      { country: 'MX', calls: 1, seconds: 60 },
      { country: 'CA', calls: 7, seconds: 60 },
    ];
    expect(priceExpected([perMinute, peso], expected)).toEqual({
      costs: [
        { currency: 'MXN', amountMicro: 601_000 },
        { currency: 'USD', amountMicro: 30_000 },
      ],
      unpricedCalls: 7,
    });
  });

  it('costs by the call where nobody answers', () => {
    const expected = [{ country: 'US', calls: 5, answered: 0, seconds: 0 }];
    expect(priceExpected([perMinute], expected).costs).toEqual([
      { currency: 'USD', amountMicro: 5_000 },
    ]);
  });
});

describe('a call that is joined to a staffed line', () => {
  const british: Rate = { ...perMinute, country: 'GB', perMinuteMicro: 21_000 };
  const call = { country: 'US', ...answered(100) };
  const connected = { country: 'GB', seconds: 61 };

  it('costs both legs, the second by where the line is', () => {
    const alone = priceLegs([perMinute, british], { ...call, connected: null });
    expect(alone).toEqual({ amountMicro: 29_000, currency: 'USD' });
    const both = priceLegs([perMinute, british], { ...call, connected });
    expect(both).toEqual({ amountMicro: 29_000 + 1_000 + 42_000, currency: 'USD' });
    const anywhere = priceLegs([{ ...perMinute, country: null }], { ...call, connected });
    expect(anywhere?.amountMicro).toBe(29_000 * 2);
  });

  it('costs what nobody knows where one leg has no rate, or is charged in another currency', () => {
    expect(priceLegs([perMinute], { ...call, connected })).toBeNull();
    expect(priceLegs([british], { ...call, connected })).toBeNull();
    const inPounds = { ...british, currency: 'GBP' };
    expect(priceLegs([perMinute, inPounds], { ...call, connected })).toBeNull();
  });
});
