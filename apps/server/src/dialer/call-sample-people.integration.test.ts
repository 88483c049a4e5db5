import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  callableFields,
  callableRow,
  joinCallable,
  judgeCallable,
} from '../features/callable/index.ts';
import { loadDemo } from '../features/demo/index.ts';
import { addCampaign } from '../testing/add-campaign.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { forecastTargets } from './forecast-targets.ts';
import { type Dialing, startDialing } from './testing/start-dialing.ts';

const suite = useTestDatabase();
const { database } = suite;
/** A Wednesday, 15:00 in Chicago: Grace Kim has slept. */
const now = new Date('2026-06-10T20:00:00Z');
let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(suite, { now });
});
afterAll(() => dialing.stop());

const work = '+17735550123';
const mobile = '+17735550124';
const putFirst = testStatement(
  `update phones set position = case when e164 = $1 then 0 else 1 end
   where contact_id = (select contact_id from phones where e164 = $1)`,
  {},
);
const findGrace = testStatement(
  `select summary.organization_id, member.list_id, list.created_by, ${callableFields('$1')}
   from contacts contact
   join contact_summaries summary on summary.organization_id = contact.organization_id
     and summary.contact_id = contact.id
   ${joinCallable('$1')}
   join list_contacts member on member.organization_id = contact.organization_id
     and member.contact_id = contact.id
   join lists list on list.organization_id = member.organization_id and list.id = member.list_id
   where contact.full_name = 'Grace Kim'`,
  {
    organization_id: 'uuid',
    list_id: 'uuid',
    created_by: 'uuid',
    ...callableRow,
  },
);
const findTarget = testStatement(
  `select phone.e164, target.state, target.next_at
   from targets target
   join phones phone on phone.organization_id = target.organization_id and phone.id = target.phone_id
   join contacts contact on contact.organization_id = target.organization_id
     and contact.id = target.contact_id
   where target.campaign_id = $1 and contact.full_name = 'Grace Kim'`,
  { e164: 'text', state: 'text', next_at: 'timestamptz?' },
);

it('Grace Kim, whose employer forbids calls to the number at the top, is called on the other', async () => {
  await loadDemo(dialing.services);
  await askSystem(database, putFirst, [work]);
  await judgeCallable(dialing.services);
  const [grace] = await askSystem(database, findGrace, [now]);
  expect(grace).toMatchObject({ callable: 'now', blocked_by: null });
  const { organization_id: organizationId = '', list_id: listId = '' } = grace ?? {};
  const organization = { organizationId, userId: grace?.created_by ?? '' };
  const campaignId = await addCampaign(database, organization, listId);
  await forecastTargets(dialing.services, { organizationId, campaignId });
  expect(await askSystem(database, findTarget, [campaignId])).toEqual([
    { e164: mobile, state: 'waiting', next_at: now },
  ]);
  await dialing.dialToTheEnd();
  const arrivals = dialing.simulator.calls().map(({ to }) => to);
  expect(arrivals).toContain(mobile);
  expect(arrivals).not.toContain(work);
});
