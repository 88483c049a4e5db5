import { afterAll, beforeAll, beforeEach } from 'vitest';
import { forecastTargets } from '../dialer/forecast-targets.ts';
import { type Dialing, startDialing } from '../dialer/testing/start-dialing.ts';
import { type CampaignKey, planWaiting } from '../ledger/index.ts';
import { addCampaign, addList } from './add-campaign.ts';
import { addOrganization } from './add-organization.ts';
import { useTestDatabase } from './test-database.ts';
import { askSystem, testStatement } from './test-statement.ts';

const stopAll = testStatement(`update campaigns set state = 'stopped', finished_at = now()`, {});
const begin = testStatement('update campaigns set started_at = $2 where id = $1', {});
const listTargets = testStatement(
  `select contact.full_name, target.state, target.ended_because, target.next_at
   from targets target join contacts contact
     on contact.organization_id = target.organization_id and contact.id = target.contact_id
   where target.campaign_id = $1 order by contact.full_name`,
  { full_name: 'text', state: 'text', ended_because: 'text?', next_at: 'timestamptz?' },
);
const listEntries = testStatement(
  `select action, detail from activity_entries where organization_id = $1 order by id`,
  { action: 'text', detail: 'jsonb' },
);

/** Noon in Illinois, on a Wednesday. */
export const noon = new Date('2026-06-10T17:00:00Z');

/** Campaigns that can be controlled while they run: each test begins at noon, and with none of those before it. */
export function useRunningCampaigns() {
  const suite = useTestDatabase();
  const { database } = suite;
  let dialing: Dialing;
  beforeAll(async () => {
    dialing = await startDialing(suite, { now: noon });
  });
  afterAll(() => dialing.stop());
  beforeEach(async () => {
    dialing.clock.now = noon;
    await askSystem(database, stopAll);
  });

  let line = 1_000;
  function makePeople(names: readonly string[]) {
    return names.map((name) => {
      line += 1;
      return { name, e164: `+1312777${line}`, region: 'IL' };
    });
  }
  async function judge(campaign: CampaignKey): Promise<void> {
    while (await planWaiting(dialing.services, campaign));
    while (await forecastTargets(dialing.services, campaign));
  }
  const beginAt = (campaignId: string, at: Date) => askSystem(database, begin, [campaignId, at]);
  const findTargets = (campaignId: string) => askSystem(database, listTargets, [campaignId]);
  return {
    database,
    dialing: () => dialing,
    services: () => ({ ...dialing.services, judgeOrganizationAgain() {} }),
    makePeople,
    judge,
    beginAt,
    findTargets,
    /** A running campaign whose people were judged. */
    async start(...names: string[]) {
      const scope = await addOrganization(database);
      const { listId, contactIds } = await addList(database, scope, makePeople(names));
      const campaignId = await addCampaign(database, scope, listId, 3);
      const campaign = { organizationId: scope.organizationId, campaignId };
      await beginAt(campaignId, noon);
      await judge(campaign);
      return { scope, campaignId, campaign, listId, contactIds };
    },
    pass(milliseconds: number): void {
      dialing.clock.now = new Date(dialing.clock.now.getTime() + milliseconds);
    },
    targetsOf: async (campaignId: string): Promise<string[]> =>
      (await findTargets(campaignId)).map(({ full_name, state, ended_because }) =>
        [full_name, state, ended_because ?? ''].join(' ').trim(),
      ),
    entriesOf: (organizationId: string) => askSystem(database, listEntries, [organizationId]),
    numbersCalled: () => dialing.simulator.calls().map(({ to }) => to),
  };
}
