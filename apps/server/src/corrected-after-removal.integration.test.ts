import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Dialing, startDialing } from './dialer/testing/start-dialing.ts';
import { undoPeople } from './features/campaigns/change-people.ts';
import { removePeople } from './features/campaigns/remove-people.ts';
import { type CalledOnce, createCorrector } from './testing/correct-calls.ts';
import { useTimelessDatabase } from './testing/moved-clock.ts';
import { askSystem, testStatement } from './testing/test-statement.ts';

const suite = useTimelessDatabase();
const { database } = suite;
let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(suite);
});
afterAll(() => dialing.stop());
const { callOnce, correct } = createCorrector(database, () => dialing);
const readTarget = testStatement(
  `select target.campaign_id, target.contact_id, target.state, target.ended_because from targets target
   join calls call on call.organization_id = target.organization_id
     and call.campaign_id = target.campaign_id and call.contact_id = target.contact_id
   where call.id = $1`,
  { campaign_id: 'uuid', contact_id: 'uuid', state: 'text', ended_because: 'text?' },
);
async function findTarget({ callId }: CalledOnce) {
  const [target] = await askSystem(database, readTarget, [callId]);
  if (target === undefined) throw new Error('there is no target');
  return target;
}

describe('a correction of the last call to somebody who was removed by name after it', () => {
  it('calls them no more, until that is undone', async () => {
    const called = await callOnce('+13125560190');
    const { campaign_id: campaignId, contact_id: contactId } = await findTarget(called);
    // It ended what the campaign had to do with them, so that no call of theirs was left to remove.
    await correct(called, 'stop');
    const input = { campaignId, listIds: [], contactIds: [contactId] };
    const { changedAt } = await removePeople(dialing.services, called.organization, input);
    expect(await findTarget(called)).toMatchObject({ state: 'done', ended_because: 'stopped' });
    const callable = { evidence: 'The recording', confirmsCallable: true };
    await correct(called, 'no_answer', callable);
    expect(await findTarget(called)).toMatchObject({ state: 'done', ended_because: 'removed' });
    await undoPeople(dialing.services, called.organization, { campaignId, changedAt });
    expect(await findTarget(called)).toMatchObject({ state: 'planned', ended_because: null });
  });
});
