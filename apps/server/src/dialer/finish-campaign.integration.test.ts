import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { undoPeople } from '../features/campaigns/change-people.ts';
import { removePeople } from '../features/campaigns/remove-people.ts';
import { addCampaign, addList, addListOf } from '../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../testing/add-organization.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { dialRound } from './dial-round.ts';
import { type Dialing, startDialing } from './testing/start-dialing.ts';

const suite = useTestDatabase();
const { database } = suite;
/** In Illinois nobody may be called at this hour. */
const night = new Date('2026-06-10T04:00:00Z');
let dialing: Dialing;
let organization: TestOrganization;
let campaignId = '';
let contactIds: string[] = [];
beforeAll(async () => {
  dialing = await startDialing(suite, { now: night });
});
afterAll(() => dialing.stop());

let line = 1_000;
beforeEach(async () => {
  dialing.clock.stopAt(night);
  organization = await addOrganization(database);
  line += 1;
  const people = [{ name: 'Ann', e164: `+1312778${line}`, region: 'IL' }];
  const added = await addList(database, organization, people);
  contactIds = [...added.contactIds.values()];
  campaignId = await addCampaign(database, organization, added.listId);
  await dialAfter(0);
});

const findState = testStatement('select state from campaigns where id = $1', { state: 'text' });
const findTargets = testStatement('select state from targets where campaign_id = $1', {
  state: 'text',
});
const state = async () => (await askSystem(database, findState, [campaignId]))[0]?.state;
async function dialAfter(seconds: number): Promise<void> {
  dialing.clock.stopAt(new Date(dialing.clock.now.getTime() + seconds * 1000));
  await dialRound(dialing.services);
  await dialRound(dialing.services);
}

describe('a campaign whose last people were removed', () => {
  it.each([
    ['one by one', async () => ({ listIds: [], contactIds })],
    [
      'with a list',
      async () => ({
        listIds: [await addListOf(database, organization, contactIds)],
        contactIds: [],
      }),
    ],
  ])('%s stays open for two minutes, and then ends by itself', async (_, choose) => {
    const input = { campaignId, ...(await choose()) };
    expect(await removePeople(dialing.services, organization, input)).toMatchObject({ removed: 1 });
    await dialAfter(119);
    expect(await state()).toBe('running');
    await dialAfter(1);
    expect(await state()).toBe('finished');
  });

  it('goes on where that is undone within two minutes', async () => {
    const input = { campaignId, listIds: [], contactIds };
    const { changedAt } = await removePeople(dialing.services, organization, input);
    await dialAfter(119);
    const undo = { campaignId, changedAt };
    expect(await undoPeople(dialing.services, organization, undo)).toMatchObject({ added: 1 });
    await dialAfter(180);
    expect(await state()).toBe('running');
    expect(await askSystem(database, findTargets, [campaignId])).toEqual([{ state: 'waiting' }]);
  });
});
