import { expect, it } from 'vitest';
import { addCampaign, addList } from '../../testing/add-campaign.ts';
import { addOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { listCampaigns } from './list-campaigns.ts';

const { database } = useTestDatabase();
const choose = testStatement(
  `insert into campaign_schedules (organization_id, campaign_id, set_at, starts_at, ends_at)
   values ($1, $2, $3, $4, $5)`,
  {},
);

it('shows when a campaign begins and ends, as it was chosen last', async () => {
  const organization = await addOrganization(database);
  const { listId } = await addList(database, organization, [{ name: 'Ann', e164: '+13125550100' }]);
  const campaignId = await addCampaign(database, organization, listId);
  const list = async () => (await listCampaigns({ database }, organization)).campaigns;
  expect(await list()).toMatchObject([{ id: campaignId, startsAt: null, endsAt: null }]);
  const key = [organization.organizationId, campaignId];
  const chosen = { startsAt: '2026-06-11T15:00:00.000Z', endsAt: '2026-06-20T15:00:00.000Z' };
  await askSystem(database, choose, [...key, '2026-06-02', ...Object.values(chosen)]);
  await askSystem(database, choose, [...key, '2026-06-01', null, '2026-06-09T15:00:00Z']);
  expect(await list()).toMatchObject([chosen]);
});
