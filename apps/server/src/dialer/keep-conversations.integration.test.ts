import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCampaign, addList, sendNotices } from '../testing/add-campaign.ts';
import { addOrganization } from '../testing/add-organization.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { recordNews } from './record-news.ts';
import { pressKey } from './testing/press-key.ts';
import { type Dialing, startDialing } from './testing/start-dialing.ts';

const suite = useTestDatabase();
const { database } = suite;
let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(suite);
});
afterAll(() => dialing.stop());

const findCalls = testStatement(
  `select call.id, call.outcome, call.reserved_at, talk.occurred_at, contact.ledger_version
   from calls_now call
   join contacts contact on contact.organization_id = call.organization_id
     and contact.id = call.contact_id
   left join first_conversations talk on talk.organization_id = call.organization_id
     and talk.debt_id = call.debt_id
   where call.organization_id = $1 order by call.reserved_at`,
  {
    id: 'uuid',
    outcome: 'text?',
    reserved_at: 'timestamptz',
    occurred_at: 'timestamptz?',
    ledger_version: 'int8',
  },
);

const findVerdicts = testStatement(
  `select target.verdict, decision.lifted_by from targets target
   join decisions decision on decision.organization_id = target.organization_id
     and decision.id = target.decision_id
   where target.organization_id = $1 order by target.campaign_id desc limit 1`,
  { verdict: 'text?', lifted_by: 'text?' },
);
/** Somebody who is called once, and what was kept of it. */
async function callOnce(e164: string) {
  const organization = await addOrganization(database);
  const { listId } = await addList(database, organization, [{ name: 'Ann', e164 }]);
  await addCampaign(database, organization, listId);
  await dialing.dialToTheEnd();
  const { organizationId } = organization;
  const read = async () => (await askSystem(database, findCalls, [organizationId]))[0];
  return { organization, listId, organizationId, read, call: await read() };
}

describe('a call that ends', () => {
  it('as a conversation with the right person is the first contact about its debt', async () => {
    const { call } = await callOnce('+13125570194');
    expect(call?.outcome).toBe('right_party');
    expect(call?.occurred_at).toEqual(call?.reserved_at);
    expect(call?.ledger_version).toBeGreaterThan(0);
  });

  it('as a conversation has the notice to be sent before another, in every campaign', async () => {
    const { organization, listId, organizationId } = await callOnce('+13125590194');
    const { now } = dialing.clock;
    // The days of rest after the conversation are over.
    dialing.clock.stopAt(new Date(now.getTime() + 8 * 86_400_000));
    await addCampaign(database, organization, listId);
    await dialing.dialToTheEnd();
    expect((await askSystem(database, findVerdicts, [organizationId]))[0]).toEqual({
      verdict: 'block',
      lifted_by: expect.stringContaining('notice'),
    });
    await sendNotices(database, organization);
    await addCampaign(database, organization, listId);
    await dialing.dialToTheEnd();
    expect(await askSystem(database, findCalls, [organizationId])).toHaveLength(2);
    dialing.clock.stopAt(now);
  });

  it.each([
    ['unanswered', '+13125570190', 'no_answer'],
    ['on a machine', '+13125570192', 'voicemail_left'],
    ['before a word was said', '+13125570193', 'hung_up'],
  ])('%s is none', async (_, e164, outcome) => {
    const { call } = await callOnce(e164);
    expect(call).toMatchObject({ outcome, occurred_at: null });
  });

  it('as one and turns out to have been with somebody else is none any more', async () => {
    const { organizationId, call, read } = await callOnce('+13125580194');
    expect(call?.occurred_at).not.toBeNull();
    await recordNews(dialing.services, [
      pressKey({ organizationId, callId: call?.id ?? '' }, '2', [{ kind: 'wrong_party' }], 9),
    ]);
    expect(await read()).toMatchObject({ outcome: 'wrong_party', occurred_at: null });
  });
});
