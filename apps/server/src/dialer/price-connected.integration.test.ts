import type { FlowStep } from '@ringfence/domain/callflow/flow-step';
import { outcomes } from '@ringfence/domain/calls/words';
import { priceLegs, type Rate } from '@ringfence/domain/money/price-call';
import { tries } from '@ringfence/domain/testing/tries';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addOrganization, type TestOrganization } from '../testing/add-organization.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { type AnsweredCall, answerCalls, placeOf, setLines } from './testing/answer-calls.ts';
import { type MadeDialer, makeDialer } from './testing/make-dialer.ts';

const { database } = useTestDatabase();
let dialer: MadeDialer;
let organization: TestOrganization;

const american: Rate = {
  country: 'US',
  currency: 'USD',
  perMinuteMicro: 14_000,
  perCallMicro: 1_000,
  incrementSeconds: 60,
};
const british: Rate = { ...american, country: 'GB', perMinuteMicro: 21_000 };
const londonLine = '+442079460111';

const forgetRates = testStatement('delete from carrier_rates', {});
const insertRate = testStatement(
  `insert into carrier_rates (account_id, country, currency, per_minute_micro, per_call_micro, increment_seconds)
   values ($1, $2, $3, $4, $5, $6)`,
  {},
);
const findCost = testStatement(
  `select cost_micro, cost_currency, cost_parts, connected_seconds, connected_country from calls where id = $1`,
  {
    cost_micro: 'int8?',
    cost_currency: 'text?',
    cost_parts: 'jsonb?',
    connected_seconds: 'int4?',
    connected_country: 'text?',
  },
);
const sumCosts = testStatement(
  `select coalesce(sum(calls), 0)::bigint as calls, coalesce(sum(amount_micro), 0)::bigint as amount
   from cost_rollups where organization_id = $1`,
  { calls: 'int8', amount: 'int8' },
);
const priceInDatabase = testStatement(
  `select (parts->0->>'amountMicro')::bigint + coalesce((parts->1->>'amountMicro')::bigint, 0) as amount,
     parts->0->>'currency' as currency
   from price_legs($1, $2, $3, $4, $5, $6) parts`,
  { amount: 'int8?', currency: 'text?' },
);

async function setRates(rates: readonly Rate[]): Promise<string> {
  const { id } = await dialer.findAccount();
  await askSystem(database, forgetRates);
  for (const { country, currency, perMinuteMicro, perCallMicro, incrementSeconds } of rates) {
    const amounts = [perMinuteMicro, perCallMicro, incrementSeconds];
    await askSystem(database, insertRate, [id, country, currency, ...amounts]);
  }
  return id;
}

beforeAll(async () => {
  dialer = await makeDialer(database, new Date('2026-06-10T17:00:00Z'));
});
beforeEach(async () => {
  organization = await addOrganization(database);
  await setLines(dialer, organization, [{ e164: londonLine }]);
});

async function connectOne(): Promise<{ call: AnsweredCall; step: FlowStep }> {
  const [call] = await answerCalls(dialer, organization, 1);
  if (call === undefined) throw new Error('nobody was called');
  return { call, step: await call.press('2') };
}

const costOf = async ({ callId }: AnsweredCall) =>
  (await askSystem(database, findCost, [callId])).at(0);
const summed = async () =>
  (await askSystem(database, sumCosts, [organization.organizationId])).at(0);

const own = { leg: 'call', country: 'US', seconds: 100, amountMicro: 29_000 };
const joined = { leg: 'staffed_line', country: 'GB', seconds: 61, amountMicro: 43_000 };

describe('a call that is joined to a staffed line', () => {
  it('costs both legs, each by the rate of its country, which stays with it', async () => {
    await setRates([american, british]);
    const { call, step } = await connectOne();
    await call.hear('answered', placeOf(step), 61);
    await call.end(100);
    expect(await costOf(call)).toMatchObject({
      cost_micro: 72_000,
      cost_currency: 'USD',
      connected_seconds: 61,
      connected_country: 'GB',
      cost_parts: [
        { ...own, perMinuteMicro: 14_000, perCallMicro: 1_000, incrementSeconds: 60 },
        { ...joined, perMinuteMicro: 21_000, perCallMicro: 1_000, incrementSeconds: 60 },
      ],
    });
    expect(await summed()).toEqual({ calls: 1, amount: 72_000 });
  });

  it('costs the same where the second leg is reported after the end, or twice', async () => {
    await setRates([american, british]);
    const { call, step } = await connectOne();
    await call.end(100);
    expect(await costOf(call)).toMatchObject({ cost_micro: 29_000, cost_parts: [own] });
    await call.hear('answered', placeOf(step), 61);
    await call.hear('answered', placeOf(step), 61);
    expect(await costOf(call)).toMatchObject({ cost_micro: 72_000, cost_parts: [own, joined] });
    expect(await summed()).toEqual({ calls: 1, amount: 72_000 });
  });

  it('costs one leg where nobody picked up at the line', async () => {
    await setRates([american, british]);
    const { call, step } = await connectOne();
    await call.hear('no_answer', placeOf(step));
    await call.end(100);
    expect(await costOf(call)).toMatchObject({
      cost_micro: 29_000,
      connected_seconds: null,
      cost_parts: [own],
    });
  });

  it('costs what nobody knows where the line’s country has no rate', async () => {
    await setRates([american]);
    const { call, step } = await connectOne();
    await call.end(100);
    expect(await summed()).toEqual({ calls: 1, amount: 29_000 });
    await call.hear('answered', placeOf(step), 61);
    expect(await costOf(call)).toMatchObject({ cost_micro: null, cost_parts: null });
    expect(await summed()).toEqual({ calls: 0, amount: 0 });
  });

  it('is priced by the database as by the pure rule', async () => {
    const amount = fc.integer({ min: 0, max: 10 ** 9 });
    const rateOf = (country: string | null) =>
      fc.record({
        country: fc.constant(country),
        currency: fc.constantFrom('USD', 'USD', 'GBP'),
        perMinuteMicro: amount,
        perCallMicro: amount,
        incrementSeconds: fc.integer({ min: 1, max: 3600 }),
      });
    const rates = fc
      .tuple(fc.option(rateOf('US')), fc.option(rateOf('GB')), fc.option(rateOf(null)))
      .map((some) => some.filter((rate) => rate !== null));
    const seconds = fc.integer({ min: 0, max: 86_400 });
    const country = fc.constantFrom('US', 'GB', 'AU', null);
    await fc.assert(
      fc.asyncProperty(
        rates,
        fc.record({
          country,
          outcome: fc.constantFrom(...outcomes),
          seconds: fc.option(seconds),
          connected: fc.option(fc.record({ country, seconds })),
        }),
        async (some, call) => {
          const accountId = await setRates(some);
          const [found] = await askSystem(database, priceInDatabase, [
            accountId,
            call.country,
            call.outcome,
            call.seconds,
            call.connected?.country ?? null,
            call.connected?.seconds ?? null,
          ]);
          const price = priceLegs(some, call);
          expect(found).toEqual({
            amount: price?.amountMicro ?? null,
            currency: price?.currency ?? null,
          });
        },
      ),
      { numRuns: tries(100) },
    );
  });
});
