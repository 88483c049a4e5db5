import { outcomes } from '@ringfence/domain/calls/words';
import { type Cost, priceCall, type Rate } from '@ringfence/domain/money/price-call';
import { tries } from '@ringfence/domain/testing/tries';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readActivity } from '../../auth/testing/start-auth.ts';
import { type Dialing, startDialing } from '../../dialer/testing/start-dialing.ts';
import { addCampaign, addList } from '../../testing/add-campaign.ts';
import { addEmptyOrganization, addMember, type TestMember } from '../../testing/add-member.ts';
import { addOrganization } from '../../testing/add-organization.ts';
import { type ApiClient, refusalOf, signInToApi } from '../../testing/ask-api.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { foldRollups } from '../dashboard/index.ts';
import { readRates } from './index.ts';

const suite = useTestDatabase();
const { database } = suite;
let dialing: Dialing;
let everywhere: ApiClient;
let admin: TestMember;
let member: TestMember;
let stranger: TestMember;
let organizationId: string;
let elsewhere: string;
const forgetRates = testStatement('delete from carrier_rates', {});
beforeAll(async () => {
  dialing = await startDialing(suite);
  const person = await signInToApi(dialing.application.address, 'super@ringfence.example');
  everywhere = person.clientWith({ 'x-organization-id': 'all' });
});
afterAll(() => dialing.stop());
beforeEach(async () => {
  await askSystem(database, forgetRates);
  const { address } = dialing.application;
  organizationId = await addEmptyOrganization(database, 'Harbor Recovery');
  admin = await addMember(database, address, organizationId, 'admin');
  member = await addMember(database, address, organizationId);
  elsewhere = await addEmptyOrganization(database, 'Elsewhere');
  stranger = await addMember(database, address, elsewhere, 'admin');
});

const unitedStates = {
  country: 'US',
  currency: 'USD',
  perMinuteMicro: 14_000,
  perCallMicro: 1_000,
  incrementSeconds: 60,
} satisfies Rate;
const anywhere = { ...unitedStates, country: null, perMinuteMicro: 200_000 };

const addAccount = async () => {
  const { id } = await admin.clientIn(organizationId).carrierAccounts.add({
    carrier: 'simulator',
    title: 'Second line',
    callsPerSecond: 2,
    callsAtOnce: 5,
    fields: { sid: `AC${'2'.repeat(32)}`, token: 'a-token' },
  });
  return id;
};

describe('the rates of an account', () => {
  it('are set, changed, listed and removed by an admin, each written down', async () => {
    const accountId = await addAccount();
    const rates = admin.clientIn(organizationId).carrierRates;
    expect(await rates.list({ accountId })).toEqual({ rates: [], isEditable: true });
    const other = await rates.set({ accountId, ...anywhere });
    const first = await rates.set({ accountId, ...unitedStates });
    const changed = await rates.set({ accountId, ...unitedStates, incrementSeconds: 6 });
    expect(changed).toEqual({ ...first, incrementSeconds: 6 });
    expect((await rates.list({ accountId })).rates).toEqual([changed, other]);
    await rates.remove({ accountId, rateId: other.id });
    expect((await rates.list({ accountId })).rates).toEqual([changed]);
    const deeds = (await readActivity(database, organizationId)).filter(({ action }) =>
      action.startsWith('carrier_account.rate'),
    );
    const what = { title: 'Second line', carrier: 'simulator' };
    expect(deeds.map(({ action, detail }) => ({ action, detail }))).toEqual([
      { action: 'carrier_account.rate_set', detail: { ...what, ...anywhere } },
      { action: 'carrier_account.rate_set', detail: { ...what, ...unitedStates } },
      {
        action: 'carrier_account.rate_set',
        detail: { ...what, ...unitedStates, incrementSeconds: 6 },
      },
      { action: 'carrier_account.rate_removed', detail: { ...what, country: null } },
    ]);
  });

  it('are read by members, changed by admins, and no business of other organizations', async () => {
    const accountId = await addAccount();
    await admin.clientIn(organizationId).carrierRates.set({ accountId, ...unitedStates });
    const read = member.clientIn(organizationId).carrierRates;
    expect(await read.list({ accountId })).toMatchObject({ rates: [{}], isEditable: false });
    expect(await refusalOf(read.set({ accountId, ...unitedStates }))).toMatchObject({
      code: 'not_permitted',
    });
    const outside = stranger.clientIn(elsewhere).carrierRates;
    expect(await refusalOf(outside.list({ accountId }))).toMatchObject({ code: 'not_found' });
    expect(await refusalOf(outside.set({ accountId, ...unitedStates }))).toMatchObject({
      code: 'not_found',
    });
  });

  it('of the installation are set by super administrators, also where the environment names it', async () => {
    const { accounts } = await everywhere.carrierAccounts.list();
    const account = accounts.find(({ origin }) => origin === 'environment');
    const accountId = account?.id ?? '';
    const rate = await everywhere.carrierRates.set({ accountId, ...anywhere });
    expect(await admin.clientIn(organizationId).carrierRates.list({ accountId })).toEqual({
      rates: [rate],
      isEditable: false,
    });
    const { id: _, ...known } = rate;
    const read = await database.asSystem((transaction) => readRates(transaction, [accountId]));
    expect(read.get(accountId)).toEqual([expect.objectContaining(known)]);
    const refused = admin.clientIn(organizationId).carrierRates.set({ accountId, ...anywhere });
    expect(await refusalOf(refused)).toMatchObject({ code: 'not_found' });
    await everywhere.carrierRates.remove({ accountId, rateId: rate.id });
  });
});

const listCosts = testStatement(
  `select outcome, talk_seconds, country, cost_micro, cost_currency, account_id from calls
   where campaign_id = $1`,
  {
    outcome: 'text',
    talk_seconds: 'int4?',
    country: 'text?',
    cost_micro: 'int8?',
    cost_currency: 'text?',
    account_id: 'uuid',
  },
);
const findAccount = testStatement(`select account_id from campaigns where id = $1`, {
  account_id: 'uuid',
});
const setRate = testStatement(
  `insert into carrier_rates (account_id, country, currency, per_minute_micro, per_call_micro, increment_seconds)
   values ($1, $2, $3, $4, $5, $6)
   on conflict (account_id, country) do update set per_minute_micro = excluded.per_minute_micro`,
  {},
);
const priceInDatabase = testStatement(`select price_call($1, $2, $3, $4, $5) as price`, {
  price: 'int8',
});
const lengthenCalls = testStatement(
  `update calls set talk_seconds = 61 where campaign_id = $1 and outcome = 'right_party'`,
  {},
);

const setFor = (accountId: string, { country, currency, ...rate }: Rate) =>
  askSystem(database, setRate, [
    accountId,
    country,
    currency,
    rate.perMinuteMicro,
    rate.perCallMicro,
    rate.incrementSeconds,
  ]);

const outcomeOf = (word: string) => outcomes.find((known) => known === word) ?? 'lost';

async function dial(firstLine: number, rates: readonly Rate[]) {
  const organization = await addOrganization(database);
  const { listId } = await addList(
    database,
    organization,
    Array.from({ length: 25 }, (_, index) => ({
      name: `Person ${firstLine + index}`,
      e164: `+1312555${firstLine + index}`,
    })),
  );
  const campaignId = await addCampaign(database, organization, listId);
  const [found] = await askSystem(database, findAccount, [campaignId]);
  const accountId = found?.account_id ?? '';
  for (const rate of rates) await setFor(accountId, rate);
  await dialing.dialToTheEnd();
  const show = () => everywhere.campaigns.show({ campaignId });
  return { campaignId, accountId, show };
}

describe('a call that ends', () => {
  it('costs nothing that is known where its account has no rate', async () => {
    const { campaignId, show } = await dial(3000, []);
    const calls = await askSystem(database, listCosts, [campaignId]);
    expect(calls).toHaveLength(25);
    expect(new Set(calls.map(({ cost_micro }) => cost_micro))).toEqual(new Set([null]));
    expect((await show()).costs).toEqual([]);
  });

  it('costs what the rate of its country says then, and its campaign the sum of it', async () => {
    const { campaignId, accountId, show } = await dial(3100, [anywhere, unitedStates]);
    const calls = await askSystem(database, listCosts, [campaignId]);
    expect(new Set(calls.map(({ outcome }) => outcome)).size).toBeGreaterThan(2);
    const expected = calls.map(
      ({ outcome, talk_seconds: seconds }): Cost =>
        priceCall(unitedStates, { outcome: outcomeOf(outcome), seconds }),
    );
    expect(calls.map(({ country }) => country)).toEqual(calls.map(() => 'US'));
    expect(
      calls.map(({ cost_micro, cost_currency }) => ({
        amountMicro: cost_micro,
        currency: cost_currency,
      })),
    ).toEqual(expected);
    const sum = expected.reduce((all, { amountMicro }) => all + amountMicro, 0);
    expect(sum).toBeGreaterThan(0);
    expect((await show()).costs).toEqual([{ amountMicro: sum, currency: 'USD' }]);

    // What they were charged stays.
    await setFor(accountId, { ...unitedStates, perMinuteMicro: 999_000 });
    expect(await askSystem(database, listCosts, [campaignId])).toEqual(calls);

    await foldRollups({ database, now: () => new Date(Date.now() + 7_200_000) });
    expect((await show()).costs).toEqual([{ amountMicro: sum, currency: 'USD' }]);

    // A longer call that is reported late is charged by what holds when that is learned.
    await askSystem(database, lengthenCalls, [campaignId]);
    const after = await askSystem(database, listCosts, [campaignId]);
    const longer = after.reduce((all, { cost_micro }) => all + (cost_micro ?? 0), 0);
    expect((await show()).costs).toEqual([{ amountMicro: longer, currency: 'USD' }]);
  });

  it('is priced by the database as by the pure rule', async () => {
    const amount = fc.integer({ min: 0, max: 10 ** 9 });
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          perMinuteMicro: amount,
          perCallMicro: amount,
          incrementSeconds: fc.integer({ min: 1, max: 3600 }),
        }),
        fc.constantFrom(...outcomes),
        fc.option(fc.integer({ min: 0, max: 86_400 })),
        async (rate, outcome, seconds) => {
          const [found] = await askSystem(database, priceInDatabase, [
            rate.perMinuteMicro,
            rate.perCallMicro,
            rate.incrementSeconds,
            outcome,
            seconds,
          ]);
          const { amountMicro } = priceCall({ ...unitedStates, ...rate }, { outcome, seconds });
          expect(found?.price).toBe(amountMicro);
        },
      ),
      { numRuns: tries(150) },
    );
  });
});
