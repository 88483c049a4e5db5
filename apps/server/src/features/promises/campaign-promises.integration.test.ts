import { beforeAll, describe, expect, it } from 'vitest';
import { addCampaign, addList } from '../../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { listOrganizationPromises, sumCampaignPromises } from './list-promises.ts';

const { database } = useTestDatabase();

const insertCall = testStatement(
  `with decision as (
     insert into decisions (organization_id, campaign_id, contact_id, decided_at, verdict, lifted_by,
       reasons, zones, attempts_before, attempts_after, facts, facts_hash, tzdata_version)
     values ($1, $2, $3, now(), 'allow', null, '[]', '[]', 0, 1, '{}', sha256('x'), 'test')
     returning id)
   insert into calls (organization_id, campaign_id, contact_id, phone_id, e164, debt_id,
     decision_id, attempt, caller_id, carrier, reserved_at, heard_at, state, outcome, ended_at)
   select $1, $2, $3, phone.id, phone.e164, debt.id, decision.id, 1, '+13125550000', 'test', now(), now(),
     'ended', 'promise', now()
   from decision, phones phone join debts debt using (organization_id, contact_id)
   where phone.organization_id = $1 and phone.contact_id = $3
   returning id`,
  { id: 'uuid' },
);
const insertPromise = testStatement(
  `insert into promises (organization_id, contact_id, debt_id, plan_id, amount_minor, currency, due_on, state,
     made_how, call_id, made_at, opened_at, settled_at)
   select $1, $2, debt.id, new_id(), $4, $5, $6, $7, case when $3::uuid is null then 'member' else 'call' end,
     $3, now(), now(), case when $7 <> 'open' then now() end
   from debts debt where debt.organization_id = $1 and debt.contact_id = $2`,
  {},
);

let organization: TestOrganization;
let campaignId: string;
let quietId: string;

beforeAll(async () => {
  organization = await addOrganization(database);
  const { organizationId } = organization;
  const { listId, contactIds } = await addList(database, organization, [
    { name: 'Ann', e164: '+13125550191' },
  ]);
  campaignId = await addCampaign(database, organization, listId, 3);
  quietId = await addCampaign(database, organization, listId, 3);
  const ann = contactIds.get('Ann');
  const called = await askSystem(database, insertCall, [organizationId, campaignId, ann]);
  const add = (callId: string | undefined, ...values: unknown[]) =>
    askSystem(database, insertPromise, [organizationId, ann, callId ?? null, ...values]);
  await add(called[0]?.id, 100, 'USD', '2026-06-12', 'open');
  await add(called[0]?.id, 200, 'USD', '2026-07-12', 'open');
  await add(called[0]?.id, 400, 'MXN', '2026-06-01', 'kept');
  await add(undefined, 800, 'USD', '2026-06-20', 'open');
});

const list = async (campaign: string, state?: 'open' | 'kept') => {
  const { promises } = await listOrganizationPromises({ database }, organization, {
    limit: 50,
    order: 'soonest_due',
    campaignId: campaign,
    state,
  });
  return promises.map(({ amount }) => amount.amountMinor);
};

describe('what the calls of a campaign brought in promises', () => {
  it('is added up by state and currency, without what people recorded', async () => {
    const { sums } = await sumCampaignPromises({ database }, organization, campaignId);
    expect(sums).toEqual([
      { state: 'kept', promises: 1, amount: { amountMinor: 400, currency: 'MXN' } },
      { state: 'open', promises: 2, amount: { amountMinor: 300, currency: 'USD' } },
    ]);
    expect(await sumCampaignPromises({ database }, organization, quietId)).toEqual({ sums: [] });
  });

  it('is listed, each state by itself too', async () => {
    expect(await list(campaignId)).toEqual([400, 100, 200]);
    expect(await list(campaignId, 'open')).toEqual([100, 200]);
    expect(await list(quietId)).toEqual([]);
  });

  it('is not shown to another organization', async () => {
    const other = await addOrganization(database);
    const refused = { code: 'not_found' };
    const sum = sumCampaignPromises({ database }, other, campaignId);
    await expect(sum).rejects.toMatchObject(refused);
    const listed = listOrganizationPromises({ database }, other, { limit: 50, campaignId });
    await expect(listed).rejects.toMatchObject(refused);
  });
});
