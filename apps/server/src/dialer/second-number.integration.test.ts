import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeAgain } from '../ledger/index.ts';
import { addCampaign, addList } from '../testing/add-campaign.ts';
import { addOrganization } from '../testing/add-organization.ts';
import { addRestriction } from '../testing/change-ledger.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { forecastTargets } from './forecast-targets.ts';
import { putOffMilliseconds } from './limits.ts';
import { type Dialing, placeAll, startDialing } from './testing/start-dialing.ts';
import { decideAndReserve } from './testing/take-steps.ts';

const suite = useTestDatabase();
const { database } = suite;
let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(suite);
});
afterAll(() => dialing.stop());

const addSecondNumber = testStatement(
  `with phone as (
     insert into phones (organization_id, contact_id, e164, position) values ($1, $2, $3, 1)
   )
   insert into consents (organization_id, contact_id, e164, kind, obtained_how, obtained_by,
     obtained_on, recorded_by)
   select organization_id, contact_id, $3, kind, obtained_how, obtained_by, obtained_on, recorded_by
   from consents where organization_id = $1 and contact_id = $2`,
  {},
);
const markNumber = testStatement(
  `update phones set state = $3 where organization_id = $1 and e164 = $2`,
  {},
);
const tieNumber = testStatement(
  `update phones set place = $3 where organization_id = $1 and e164 = $2`,
  {},
);
const revokeConsent = testStatement(
  `update consents set revoked_at = '2026-06-01' where organization_id = $1 and e164 = $2`,
  {},
);
const addFirstNumber = testStatement(
  `insert into phones (organization_id, contact_id, e164, position) values ($1, $2, $3, -1)`,
  {},
);
const addOlderDebt = testStatement(
  `insert into debts (organization_id, contact_id, reference, balance_minor, currency)
   values ($1, $2, 'B', 5000, 'USD')`,
  {},
);
const payDebt = testStatement(
  `update debts set state = 'paid', balance_minor = 0 where organization_id = $1 and reference = $2`,
  {},
);
const findTarget = testStatement(
  `select target.state, phone.e164, debt.reference
   from targets target
   join phones phone on phone.organization_id = target.organization_id and phone.id = target.phone_id
   join debts debt on debt.organization_id = target.organization_id and debt.id = target.debt_id
   where target.organization_id = $1`,
  { state: 'text', e164: 'text', reference: 'text' },
);

let exchanges = 720;
/** Ann, with two numbers that may be called, in a campaign. */
async function planAnn() {
  const organization = await addOrganization(database);
  const { organizationId } = organization;
  exchanges += 1;
  const first = `+1312${exchanges}0190`;
  const second = `+1312${exchanges}0191`;
  const { listId, contactIds } = await addList(database, organization, [
    { name: 'Ann', e164: first },
  ]);
  const ann = contactIds.get('Ann') ?? '';
  await askSystem(database, addSecondNumber, [organizationId, ann, second]);
  const campaignId = await addCampaign(database, organization, listId, 3);
  const learn = async (...[statement, values]: Parameters<typeof askLearned>) => {
    await askLearned(statement, values);
    await database.asSystem((transaction) => judgeAgain(transaction, organizationId, [ann]));
  };
  return { organizationId, campaignId, ann, first, second, learn };
}
const askLearned = (statement: typeof markNumber, values: readonly string[]) =>
  askSystem(database, statement, [...values]);
/** Calls everyone who is due now, as one worker does it. */
async function callDue(campaign: { organizationId: string; campaignId: string }) {
  const calls = await decideAndReserve(dialing.services, campaign);
  await placeAll(dialing.services, calls);
  return calls;
}
const arrivalsAt = (e164: string): number =>
  dialing.simulator.calls().filter(({ to }) => to === e164).length;

describe('somebody with a second number', () => {
  it.each(['wrong', 'stopped', 'disconnected'])(
    'is called on it once the first is %s, whatever was planned',
    async (state) => {
      const { organizationId, campaignId, first, second, learn } = await planAnn();
      await forecastTargets(dialing.services, { organizationId, campaignId });
      await learn(markNumber, [organizationId, first, state]);
      await dialing.dialToTheEnd();
      expect(arrivalsAt(first)).toBe(0);
      expect(arrivalsAt(second)).toBeGreaterThan(0);
    },
  );

  it('is called on it once permission for the first is taken back', async () => {
    const { organizationId, campaignId, first, second, learn } = await planAnn();
    await forecastTargets(dialing.services, { organizationId, campaignId });
    await learn(revokeConsent, [organizationId, first]);
    await dialing.dialToTheEnd();
    expect(arrivalsAt(first)).toBe(0);
    expect(arrivalsAt(second)).toBeGreaterThan(0);
  });

  it('is called on the one that was permitted, also if another comes first', async () => {
    const { organizationId, campaignId, ann, first, learn } = await planAnn();
    const better = `${first.slice(0, -1)}2`;
    await forecastTargets(dialing.services, { organizationId, campaignId });
    await learn(addFirstNumber, [organizationId, ann, better]);
    await dialing.dialToTheEnd();
    expect(arrivalsAt(better)).toBe(0);
    expect(arrivalsAt(first)).toBeGreaterThan(0);
  });

  it('is planned with it also where nothing was judged yet', async () => {
    const { organizationId, first, second, learn } = await planAnn();
    await learn(markNumber, [organizationId, first, 'wrong']);
    expect(await askSystem(database, findTarget, [organizationId])).toEqual([
      { state: 'planned', e164: second, reference: 'A-1234' },
    ]);
  });
});

describe('somebody who may not be called on the first number', () => {
  const numberKinds = ['work_prohibited', 'place_inconvenient'] as const;

  it.each(numberKinds)('is forecast and called on the second: %s', async (kind) => {
    const { organizationId, campaignId, ann, first, second } = await planAnn();
    const { now: at } = dialing.clock;
    await addRestriction(database, { organizationId, contactId: ann, kind, e164: first, at });
    await forecastTargets(dialing.services, { organizationId, campaignId });
    expect(await askSystem(database, findTarget, [organizationId])).toEqual([
      { state: 'waiting', e164: second, reference: 'A-1234' },
    ]);
    await dialing.dialToTheEnd();
    expect(arrivalsAt(first)).toBe(0);
    expect(arrivalsAt(second)).toBeGreaterThan(0);
  });

  it('is called on the second where the first turns out to be at a place that is refused', async () => {
    const { organizationId, campaignId, ann, first, second, learn } = await planAnn();
    const { now: at } = dialing.clock;
    const kind = 'place_inconvenient';
    await addRestriction(database, { organizationId, contactId: ann, kind, place: 'work', at });
    await forecastTargets(dialing.services, { organizationId, campaignId });
    expect(await askSystem(database, findTarget, [organizationId])).toMatchObject([
      { e164: first },
    ]);
    await learn(tieNumber, [organizationId, first, 'work']);
    await dialing.dialToTheEnd();
    expect(arrivalsAt(first)).toBe(0);
    expect(arrivalsAt(second)).toBeGreaterThan(0);
  });

  it('is called on another than was forecast, where that is learned in between', async () => {
    const { organizationId, campaignId, ann, first, second } = await planAnn();
    await forecastTargets(dialing.services, { organizationId, campaignId });
    const { now: at } = dialing.clock;
    const kind = 'work_prohibited';
    await addRestriction(database, { organizationId, contactId: ann, kind, e164: first, at });
    const calls = await callDue({ organizationId, campaignId });
    expect(calls).toMatchObject([{ e164: second }]);
    const made = testStatement(
      `select call.phone_id = target.phone_id and call.debt_id = target.debt_id
         and decision.facts->'phone'->>'e164' = call.e164 as agrees
       from calls_now call
       join targets target on target.organization_id = call.organization_id
         and target.campaign_id = call.campaign_id and target.contact_id = call.contact_id
       join decisions decision on decision.organization_id = call.organization_id
         and decision.id = call.decision_id
       where call.organization_id = $1`,
      { agrees: 'bool' },
    );
    expect(await askSystem(database, made, [organizationId])).toEqual([{ agrees: true }]);
  });

  it('is not called at the same time as somebody else who has the second', async () => {
    const organization = await addOrganization(database);
    const { organizationId } = organization;
    exchanges += 1;
    const [shared, own, other] = [0, 2, 3].map((line) => `+1312${exchanges}019${line}`);
    if (shared === undefined || own === undefined || other === undefined) throw new Error('none');
    const { listId, contactIds } = await addList(database, organization, [
      { name: 'Ann', e164: own },
      { name: 'Bob', e164: other },
    ]);
    for (const [name, e164] of [
      ['Ann', own],
      ['Bob', other],
    ] as const) {
      const contactId = contactIds.get(name) ?? '';
      await askSystem(database, addSecondNumber, [organizationId, contactId, shared]);
      const { now: at } = dialing.clock;
      const kind = 'work_prohibited';
      await addRestriction(database, { organizationId, contactId, kind, e164, at });
    }
    const campaignId = await addCampaign(database, organization, listId, 3);
    const campaign = { organizationId, campaignId };
    await forecastTargets(dialing.services, campaign);
    const calls = await decideAndReserve(dialing.services, campaign);
    expect(calls).toMatchObject([{ e164: shared }]);
    expect(await decideAndReserve(dialing.services, campaign)).toEqual([]);
    await placeAll(dialing.services, calls);
  });

  it('is left for later while another worker decides on one of the numbers', async () => {
    const { organizationId, campaignId, second } = await planAnn();
    const campaign = { organizationId, campaignId };
    await forecastTargets(dialing.services, campaign);
    const lock = testStatement(
      `select pg_advisory_xact_lock(hashtextextended(concat($1::uuid::text, $2::text), 0))::text`,
      { pg_advisory_xact_lock: 'text' },
    );
    await database.asSystem(async (transaction) => {
      await transaction.all(lock, [organizationId, second]);
      expect(await decideAndReserve(dialing.services, campaign)).toEqual([]);
    });
    dialing.clock.now = new Date(dialing.clock.now.getTime() + putOffMilliseconds);
    expect(await callDue(campaign)).toHaveLength(1);
  });
});

describe('somebody with a second debt', () => {
  it('is called about it where an attorney has the first', async () => {
    const { organizationId, campaignId, ann } = await planAnn();
    await askSystem(database, addOlderDebt, [organizationId, ann]);
    const represent = testStatement(
      `insert into suppressions (organization_id, contact_id, kind, debt_id, source, started_at)
       select organization_id, contact_id, 'attorney', id, 'attorney', '2026-06-01'
       from debts where organization_id = $1 and reference = 'A-1234'`,
      {},
    );
    await askSystem(database, represent, [organizationId]);
    await forecastTargets(dialing.services, { organizationId, campaignId });
    expect(await askSystem(database, findTarget, [organizationId])).toMatchObject([
      { state: 'waiting', reference: 'B' },
    ]);
  });

  it('is called about it once the first is paid', async () => {
    const { organizationId, campaignId, ann, learn } = await planAnn();
    await askSystem(database, addOlderDebt, [organizationId, ann]);
    await forecastTargets(dialing.services, { organizationId, campaignId });
    await learn(payDebt, [organizationId, 'A-1234']);
    expect(await askSystem(database, findTarget, [organizationId])).toMatchObject([
      { state: 'planned', reference: 'B' },
    ]);
  });
});
