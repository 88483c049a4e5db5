import { restrictionKinds } from '@ringfence/domain/compliance/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFile } from '../features/imports/import-file.ts';
import { judgeAgain, receivePayments, recordPromises } from '../ledger/index.ts';
import { planAgain, planAgainUnderPolicy, raiseLedgers } from '../ledger/queries/judge-again.ts';
import { insertMissing, insertTargets } from '../ledger/queries/plan.ts';
import { addCampaign, addList } from '../testing/add-campaign.ts';
import { addOrganization } from '../testing/add-organization.ts';
import {
  addOutsideCall,
  addPolicy,
  addRestriction,
  liftRestrictionAt,
} from '../testing/change-ledger.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { forecastTargets } from './forecast-targets.ts';
import { writeVerdicts } from './queries/reserve.ts';
import type { DialerServices } from './services.ts';
import { type Dialing, dialAndPlace, placeAll, startDialing } from './testing/start-dialing.ts';
import { decideAndReserve } from './testing/take-steps.ts';

const suite = useTestDatabase();
const { database } = suite;
let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(suite);
});
afterAll(() => dialing.stop());

const findTargets = testStatement(
  `select contact_id, state, verdict, attempts from targets where campaign_id = $1`,
  { contact_id: 'uuid', state: 'text', verdict: 'text?', attempts: 'int4' },
);
const findOutcomes = testStatement(
  `select outcome from calls_now where campaign_id = $1 order by id`,
  {
    outcome: 'text?',
  },
);
const findDebtOf = testStatement(
  `select id from debts where organization_id = $1 and contact_id = $2`,
  { id: 'uuid' },
);
const revokeConsents = testStatement(
  `update consents set revoked_at = $2 where organization_id = $1`,
  {},
);
const insertInconvenient = testStatement(
  `insert into inconvenient_times (organization_id, contact_id, days, from_minute, to_minute, source,
     started_at)
   values ($1, $2, '{}', 0, 1439, 'person', $3)`,
  {},
);

let exchanges = 220;
/** Ann, who is due in a campaign of her own, and Bob, who has the same number and is in none. */
async function reserveOne() {
  const organization = await addOrganization(database);
  exchanges += 1;
  const e164 = `+1312${exchanges}0190`;
  const { listId, contactIds } = await addList(database, organization, [{ name: 'Ann', e164 }]);
  const others = await addList(database, organization, [{ name: 'Bob', e164 }]);
  const { organizationId } = organization;
  const campaignId = await addCampaign(database, organization, listId);
  const campaign = { organizationId, campaignId };
  await forecastTargets(dialing.services, campaign);
  const calls = await decideAndReserve(dialing.services, campaign);
  expect(calls).toHaveLength(1);
  return {
    organizationId,
    campaign,
    e164,
    calls,
    ann: contactIds.get('Ann') ?? '',
    bob: others.contactIds.get('Bob') ?? '',
  };
}

type Reserved = Awaited<ReturnType<typeof reserveOne>>;
const place = ({ calls }: Reserved) => placeAll(dialing.services, calls);
const arrivals = ({ e164 }: Reserved): number =>
  dialing.simulator.calls().filter(({ to }) => to === e164).length;
const wait = (seconds: number): void => {
  dialing.clock.now = new Date(dialing.clock.now.getTime() + seconds * 1000);
};
const targetOf = async ({ campaign }: Reserved) =>
  (await askSystem(database, findTargets, [campaign.campaignId]))[0];

/** What becomes of a call on which something was learned after it was decided on. */
async function placeAndGoOn(reserved: Reserved) {
  await place(reserved);
  expect(arrivals(reserved)).toBe(0);
  expect(await askSystem(database, findOutcomes, [reserved.campaign.campaignId])).toEqual([
    { outcome: 'withdrawn' },
  ]);
  wait(2);
  await dialAndPlace(dialing.services);
  return targetOf(reserved);
}

describe('between the decision and the carrier', () => {
  it.each(restrictionKinds)('%s stops the call, and blocks the next', async (kind) => {
    const reserved = await reserveOne();
    const { organizationId, ann: contactId, e164 } = reserved;
    const at = dialing.clock.now;
    await addRestriction(database, { organizationId, contactId, kind, e164, at });
    expect(await placeAndGoOn(reserved)).toMatchObject({
      state: 'blocked',
      verdict: 'block',
      attempts: 0,
    });
    expect(arrivals(reserved)).toBe(0);
  });

  it.each(['number_stop', 'reassigned'] as const)(
    '%s of somebody else with the number stops the call, and blocks the next',
    async (kind) => {
      const reserved = await reserveOne();
      const { organizationId, bob: contactId, e164 } = reserved;
      const at = dialing.clock.now;
      await addRestriction(database, { organizationId, contactId, kind, e164, at });
      expect(await placeAndGoOn(reserved)).toMatchObject({ state: 'blocked', verdict: 'block' });
    },
  );

  it('what does not forbid the call has it decided on again, and made', async () => {
    const reserved = await reserveOne();
    const { organizationId, bob: contactId, e164 } = reserved;
    const at = dialing.clock.now;
    await addRestriction(database, { organizationId, contactId, kind: 'wrong_number', e164, at });
    await placeAndGoOn(reserved);
    expect(arrivals(reserved)).toBe(1);
  });

  it('a restriction that was lifted stops the call too: it is decided on again, and made', async () => {
    const reserved = await reserveOne();
    const { organizationId, ann: contactId } = reserved;
    const at = new Date(dialing.clock.now.getTime() - 1_000);
    const id = await addRestriction(database, { organizationId, contactId, kind: 'attorney', at });
    await liftRestrictionAt(database, id, dialing.clock.now);
    await placeAndGoOn(reserved);
    expect(arrivals(reserved)).toBe(1);
  });

  it('a consent taken back stops the call, and blocks the next', async () => {
    const reserved = await reserveOne();
    await askSystem(database, revokeConsents, [reserved.organizationId, dialing.clock.now]);
    expect(await placeAndGoOn(reserved)).toMatchObject({ state: 'blocked' });
  });

  it('a payment of the whole stops the call, and blocks the next', async () => {
    const reserved = await reserveOne();
    const { organizationId, ann: contactId } = reserved;
    const [debt] = await askSystem(database, findDebtOf, [organizationId, contactId]);
    const payment = { amountMinor: 12_500, currency: 'USD', paidOn: '2026-01-05' };
    await database.asSystem((transaction) =>
      receivePayments(
        transaction,
        {
          organizationId,
          source: 'program',
          recordedBy: null,
          at: dialing.clock.now,
          graceDays: 2,
        },
        [
          {
            ...{ ...payment, contactId, debtId: debt?.id ?? '' },
            ...{ reference: null, debtReference: null, payerReference: 'T1' },
          },
        ],
      ),
    );
    expect(await placeAndGoOn(reserved)).toMatchObject({ state: 'blocked', verdict: 'block' });
    expect(arrivals(reserved)).toBe(0);
  });

  it('a promise stops the call, and puts it off', async () => {
    const reserved = await reserveOne();
    const { organizationId, ann: contactId } = reserved;
    const [debt] = await askSystem(database, findDebtOf, [organizationId, contactId]);
    const at = dialing.clock.now;
    const dueOn = new Date(at.getTime() + 5 * 86_400_000).toISOString().slice(0, 10);
    await database.asSystem((transaction) =>
      recordPromises(transaction, [
        {
          ...{ organizationId, contactId, debtId: debt?.id ?? '', at },
          ...{ callId: null, recordedBy: null, madeHow: 'call' },
          instalments: [{ amountMinor: 12_500, dueOn }],
        },
      ]),
    );
    expect(await placeAndGoOn(reserved)).toMatchObject({ state: 'waiting', verdict: 'defer' });
    expect(arrivals(reserved)).toBe(0);
  });

  it('a time that the person calls inconvenient stops the call, and puts it off', async () => {
    const reserved = await reserveOne();
    const { organizationId, ann } = reserved;
    await askSystem(database, insertInconvenient, [organizationId, ann, dialing.clock.now]);
    const target = await placeAndGoOn(reserved);
    expect(target?.verdict).not.toBeNull();
    expect(arrivals(reserved)).toBe(0);
  });

  it('a call made by hand stops the call; there is one attempt left, and it is made', async () => {
    const reserved = await reserveOne();
    const { organizationId, ann: contactId, e164 } = reserved;
    const at = dialing.clock.now;
    await addOutsideCall(database, { organizationId, contactId, e164, at });
    await placeAndGoOn(reserved);
    expect(arrivals(reserved)).toBe(1);
  });

  it('a payment that a file tells of stops the call, and blocks the next', async () => {
    const organization = await addOrganization(database);
    const e164 = '+13122960190';
    const upload = (balance: number) =>
      importFile(
        { ...dialing.services, readFreeBytes: async () => null },
        { scope: organization, headers: new Headers() },
        {
          file: new File([`reference,name,phone,balance\nR1,Ann,${e164},${balance}\n`], 'a.csv'),
          listName: 'March',
          obtainedHow: 'given_to_creditor',
          obtainedBy: 'First Bank',
          obtainedOn: '2026-01-02',
        },
      );
    const { listId } = await upload(12);
    const { organizationId } = organization;
    const campaignId = await addCampaign(database, organization, listId);
    const campaign = { organizationId, campaignId };
    await forecastTargets(dialing.services, campaign);
    const calls = await decideAndReserve(dialing.services, campaign);
    expect(calls).toHaveLength(1);
    await upload(0);
    const reserved = { organizationId, campaign, e164, calls, ann: '', bob: '' };
    expect(await placeAndGoOn(reserved)).toMatchObject({ state: 'blocked', verdict: 'block' });
    expect(arrivals(reserved)).toBe(0);
  });

  it('a new policy stops the call, and the next is decided under it', async () => {
    const reserved = await reserveOne();
    const { organizationId, ann: contactId, e164 } = reserved;
    const at = new Date(dialing.clock.now.getTime() - 30 * 60_000);
    await addOutsideCall(database, { organizationId, contactId, e164, at });
    await addPolicy(database, organizationId, { numberGapMinutes: 60 });
    expect(await placeAndGoOn(reserved)).toMatchObject({ state: 'waiting', verdict: 'defer' });
    expect(arrivals(reserved)).toBe(0);
    wait(31 * 60);
    await dialAndPlace(dialing.services);
    expect(arrivals(reserved)).toBe(1);
    const versions = testStatement(
      `select verdict, policy_version from decisions where campaign_id = $1 order by id`,
      { verdict: 'text', policy_version: 'int4' },
    );
    expect(await askSystem(database, versions, [reserved.campaign.campaignId])).toEqual([
      { verdict: 'allow', policy_version: 0 },
      { verdict: 'defer', policy_version: 1 },
      { verdict: 'allow', policy_version: 1 },
    ]);
  });
});

const addSchedule = testStatement(
  `insert into campaign_schedules (organization_id, campaign_id, set_at, starts_at) values ($1, $2, '2026-01-01', $3)
   on conflict do nothing`,
  {},
);

describe('between loading the facts and writing down what was decided', () => {
  /** Something is learned there, while the judgement is under way. */
  const learning = (learn: () => Promise<unknown>): DialerServices => ({
    ...dialing.services,
    database: {
      ...database,
      asSystem: (work) =>
        database.asSystem((transaction) =>
          work({
            ...transaction,
            async all(statement, values) {
              if (statement.name === writeVerdicts.name) await learn();
              return transaction.all(statement, values);
            },
          }),
        ),
    },
  });

  async function addPlanned() {
    const organization = await addOrganization(database);
    exchanges += 1;
    const person = { name: 'Ann', e164: `+1312${exchanges}0190` };
    const { listId, contactIds } = await addList(database, organization, [person]);
    const { organizationId } = organization;
    const campaignId = await addCampaign(database, organization, listId);
    const campaign = { organizationId, campaignId };
    return { organizationId, campaign, contactId: contactIds.get('Ann') ?? '' };
  }
  const statesOf = async (campaignId: string) =>
    (await askSystem(database, findTargets, [campaignId])).map(({ state }) => state);

  it('a restriction leaves the forecast unwritten, and the next one knows it', async () => {
    const { organizationId, campaign, contactId } = await addPlanned();
    const at = dialing.clock.now;
    const restrict = () =>
      addRestriction(database, { organizationId, contactId, kind: 'attorney', at });
    await forecastTargets(learning(restrict), campaign);
    expect(await statesOf(campaign.campaignId)).toEqual(['planned']);
    await forecastTargets(dialing.services, campaign);
    expect(await statesOf(campaign.campaignId)).toEqual(['blocked']);
  });

  it('a new policy leaves everything unwritten: no call is reserved', async () => {
    const { organizationId, campaign } = await addPlanned();
    await forecastTargets(dialing.services, campaign);
    const services = learning(() => addPolicy(database, organizationId, { strict168h: true }));
    expect(await decideAndReserve(services, campaign)).toEqual([]);
    expect(await statesOf(campaign.campaignId)).toEqual(['waiting']);
    expect(await decideAndReserve(dialing.services, campaign)).toHaveLength(1);
  });

  it('other hours of the campaign leave everything unwritten, and the next decision knows them', async () => {
    const { organizationId, campaign } = await addPlanned();
    await forecastTargets(dialing.services, campaign);
    const { campaignId } = campaign;
    const begin = [organizationId, campaignId, new Date(dialing.clock.now.getTime() + 3_600_000)];
    const services = learning(() => askSystem(database, addSchedule, begin));
    expect(await decideAndReserve(services, campaign)).toEqual([]);
    expect(await statesOf(campaignId)).toEqual(['waiting']);
    expect(await decideAndReserve(dialing.services, campaign)).toEqual([]);
    expect(await statesOf(campaignId)).toEqual(['waiting']);
  });
});

describe('what was learned of a person', () => {
  it('has everybody with the number judged again, in every campaign', async () => {
    const organization = await addOrganization(database);
    const e164 = '+13125980190';
    const couple = ['Ann', 'Bob'].map((name) => ({ name, e164, consent: false }));
    const { listId, contactIds } = await addList(database, organization, couple);
    const { organizationId } = organization;
    const campaignId = await addCampaign(database, organization, listId);
    await forecastTargets(dialing.services, { organizationId, campaignId });
    const states = async () =>
      (await askSystem(database, findTargets, [campaignId])).map(({ state }) => state);
    expect(await states()).toEqual(['blocked', 'blocked']);
    await database.asSystem((transaction) =>
      judgeAgain(transaction, organizationId, [contactIds.get('Ann') ?? '']),
    );
    expect(await states()).toEqual(['planned', 'planned']);
  });
});

describe('having people judged again', () => {
  const explain = (text: string) =>
    testStatement(`explain (costs off) ${text}`, { 'QUERY PLAN': 'text' });
  const leaveScans = testStatement('set local enable_seqscan = off', {});
  const id = '00000000-0000-4000-8000-000000000000';

  it.each([
    ['their ledgers', raiseLedgers.text, [id, [id]]],
    ['their targets', planAgain.text, [id, [id]]],
    ['the organization', planAgainUnderPolicy.text, [id, id, 100]],
  ])('never reads a whole table: %s', async (_, text, values) => {
    const plan = await database.asSystem(async (transaction) => {
      await transaction.all(leaveScans);
      return transaction.all(explain(text), values);
    });
    const lines = plan.map((row) => row['QUERY PLAN']);
    expect(lines.filter((line) => line.includes('Seq Scan'))).toEqual([]);
    expect(lines.some((line) => line.includes('Index'))).toBe(true);
  });

  it.each([
    ['planning a campaign', insertTargets.text, [id, id, id, 100]],
    ['planning those who joined meanwhile', insertMissing.text, [id, id, 100]],
    ['planning again', planAgain.text, [id, [id]]],
  ])('never reads all permissions of an organization for each: %s', async (_, text, values) => {
    const plan = await database.asSystem((transaction) => transaction.all(explain(text), values));
    const lines = plan.map((row) => row['QUERY PLAN']);
    const conditions = lines.flatMap((line, index) =>
      line.includes('Index Scan using consents_') ? [lines[index + 1] ?? ''] : [],
    );
    expect(conditions.length).toBeGreaterThan(0);
    expect(conditions.filter((line) => !/\b(contact_id|e164|id) = /.test(line))).toEqual([]);
  });
});
