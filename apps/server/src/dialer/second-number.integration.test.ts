import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCampaign, addList } from '../testing/add-campaign.ts';
import { addOrganization } from '../testing/add-organization.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { forecastTargets } from './forecast-targets.ts';
import { judgeAgain } from './plan-campaign.ts';
import { type Dialing, startDialing } from './testing/start-dialing.ts';

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

let exchanges = 700;
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
      { state: 'planned', e164: second, reference: 'A' },
    ]);
  });
});

describe('somebody with a second debt', () => {
  it('is called about it once the first is paid', async () => {
    const { organizationId, campaignId, ann, learn } = await planAnn();
    await askSystem(database, addOlderDebt, [organizationId, ann]);
    await forecastTargets(dialing.services, { organizationId, campaignId });
    await learn(payDebt, [organizationId, 'A']);
    expect(await askSystem(database, findTarget, [organizationId])).toMatchObject([
      { state: 'planned', reference: 'B' },
    ]);
  });
});
