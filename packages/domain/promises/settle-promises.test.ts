import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ReceivedPayment, type StandingPromise, settlePromises } from './settle-promises.ts';

const promise = (id: string, more: Partial<StandingPromise> = {}): StandingPromise => ({
  id,
  planId: id,
  amountMinor: 100,
  dueOn: '2026-04-10',
  madeOn: '2026-04-01',
  ...more,
});
const pay = (amountMinor: number, paidOn: string): ReceivedPayment => ({ amountMinor, paidOn });
const settle = (
  promises: StandingPromise[],
  payments: ReceivedPayment[],
  today: string,
  graceDays = 2,
) => Object.fromEntries(settlePromises(promises, payments, { graceDays, today }));

describe('a promise', () => {
  it.each([
    ['2026-04-12', 'open'],
    ['2026-04-13', 'broken'],
  ])('without a payment is on %s %s', (today, state) => {
    expect(settle([promise('a')], [], today)).toEqual({ a: state });
  });

  it.each([
    ['2026-03-31', 'open'],
    ['2026-04-01', 'kept'],
    ['2026-04-12', 'kept'],
    ['2026-04-13', 'open'],
  ])('with a payment of %s is %s', (paidOn, state) => {
    expect(settle([promise('a')], [pay(100, paidOn)], '2026-04-02')).toEqual({ a: state });
  });

  it('is kept by several payments together, and not by less', () => {
    const parts = [pay(60, '2026-04-02'), pay(39, '2026-04-05')];
    expect(settle([promise('a')], parts, '2026-04-13')).toEqual({ a: 'broken' });
    expect(settle([promise('a')], [...parts, pay(1, '2026-04-12')], '2026-04-13')).toEqual({
      a: 'kept',
    });
  });

  it('is kept by a payment that is entered when its days are over', () => {
    expect(settle([promise('a')], [pay(100, '2026-04-11')], '2026-05-01')).toEqual({ a: 'kept' });
  });
});

describe('instalments', () => {
  const plan = (id: string, dueOn: string) => promise(id, { planId: 'plan', dueOn });
  const both = [plan('b', '2026-05-10'), plan('a', '2026-04-10')];

  it('take a payment for the first one due, and the rest of it for the next', () => {
    expect(settle(both, [pay(150, '2026-04-05')], '2026-04-06')).toEqual({ a: 'kept', b: 'open' });
    expect(settle(both, [pay(200, '2026-04-05')], '2026-04-06')).toEqual({ a: 'kept', b: 'kept' });
  });

  it('end with the first that is missed', () => {
    expect(settle(both, [], '2026-04-13')).toEqual({ a: 'broken', b: 'broken' });
    expect(settle([promise('a'), promise('b', { dueOn: '2026-05-10' })], [], '2026-04-13')).toEqual(
      { a: 'broken', b: 'open' },
    );
  });
});

const day = fc
  .integer({ min: 0, max: 60 })
  .map((days) => new Date(Date.UTC(2026, 3, 1 + days)).toISOString().slice(0, 10));
const amount = fc.integer({ min: 1, max: 500 });
const anyPromises = fc
  .array(fc.record({ amountMinor: amount, dueOn: day, plan: fc.integer({ min: 0, max: 3 }) }), {
    maxLength: 6,
  })
  .map((drawn) =>
    drawn.map(({ plan, ...rest }, index) =>
      promise(`p${index}`, { ...rest, planId: `plan${plan}` }),
    ),
  );
const anyPayments = fc.array(fc.record({ amountMinor: amount, paidOn: day }), { maxLength: 6 });

describe('any promises and payments', () => {
  it('keep no more than was received', () => {
    fc.assert(
      fc.property(anyPromises, anyPayments, day, (promises, payments, today) => {
        const states = settlePromises(promises, payments, { graceDays: 2, today });
        const kept = promises.filter(({ id }) => states.get(id) === 'kept');
        const sum = (of: readonly { amountMinor: number }[]) =>
          of.reduce((total, { amountMinor }) => total + amountMinor, 0);
        expect(sum(kept)).toBeLessThanOrEqual(sum(payments));
        expect(states.size).toBe(promises.length);
      }),
    );
  });

  it('stand the same in whichever order they are listed', () => {
    fc.assert(
      fc.property(anyPromises, anyPayments, day, (promises, payments, today) => {
        const rules = { graceDays: 2, today };
        const turned = settlePromises(promises.toReversed(), payments.toReversed(), rules);
        expect(new Map([...turned].toSorted())).toEqual(
          new Map([...settlePromises(promises, payments, rules)].toSorted()),
        );
      }),
    );
  });

  it('leave nothing open whose last day has passed, and break nothing before it of a plan unmissed', () => {
    fc.assert(
      fc.property(anyPromises, anyPayments, day, (promises, payments, today) => {
        const states = settlePromises(promises, payments, { graceDays: 0, today });
        for (const { id, planId, dueOn } of promises) {
          if (states.get(id) === 'open') expect(dueOn >= today).toBe(true);
          if (states.get(id) !== 'broken' || dueOn < today) continue;
          const missed = promises.filter(
            (other) =>
              other.planId === planId && other.dueOn < today && states.get(other.id) === 'broken',
          );
          expect(missed.length).toBeGreaterThan(0);
        }
      }),
    );
  });
});
