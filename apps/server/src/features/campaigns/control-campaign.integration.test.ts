import { describe, expect, it } from 'vitest';
import { placeAll } from '../../dialer/testing/start-dialing.ts';
import { decideAndReserve } from '../../dialer/testing/take-steps.ts';
import { addList, addListOf } from '../../testing/add-campaign.ts';
import { noon, useRunningCampaigns } from '../../testing/run-campaigns.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { changeHours } from './change-hours.ts';
import { changePace } from './change-pace.ts';
import { addPeople, undoPeople } from './change-people.ts';
import { removePeople } from './remove-people.ts';
import { changes, steerCampaign } from './steer-campaign.ts';

const {
  database,
  dialing,
  services,
  makePeople,
  judge,
  start,
  pass,
  targetsOf,
  entriesOf,
  numbersCalled,
} = useRunningCampaigns();

const listGone = testStatement(
  `select contact.full_name from targets target join contacts contact
     on contact.organization_id = target.organization_id and contact.id = target.contact_id
   where target.campaign_id = $1 and target.removed_at is not null`,
  { full_name: 'text' },
);
const endTarget = testStatement(
  `update targets set state = 'done', next_at = null, ended_because = 'reached'
   where campaign_id = $1 and contact_id = $2`,
  {},
);

describe('the pace of a campaign', () => {
  it('is changed and taken back, and both are on record with what it was', async () => {
    const { scope, campaignId } = await start('Ann');
    const faster = { campaignId, callsPerSecond: 7, callsAtOnce: null };
    expect(await changePace(services(), scope, faster)).toMatchObject({ callsPerSecond: 7 });
    await changePace(services(), scope, faster);
    const none = { campaignId, callsPerSecond: null, callsAtOnce: null };
    expect(await changePace(services(), scope, none)).toMatchObject({ callsPerSecond: null });
    const entries = await entriesOf(scope.organizationId);
    expect(entries.filter(({ action }) => action === 'campaign.pace_changed')).toMatchObject([
      { detail: { values: { callsPerSecond: [null, 7] } } },
      { detail: { values: { callsPerSecond: [7, null] } } },
    ]);
  });

  it('of one that is over stays as it was, and so does everything else', async () => {
    const { scope, campaignId, listId } = await start('Ann');
    await steerCampaign(services(), scope, campaignId, changes.stop);
    const over = {
      code: 'conflict',
      message: 'This campaign is over, and nothing in it can be changed.',
    };
    const people = { campaignId, listIds: [listId], contactIds: [] };
    const always = { campaignId, startsAt: null, endsAt: null, hours: null };
    const pace = { campaignId, callsPerSecond: 1, callsAtOnce: null };
    await expect(changePace(services(), scope, pace)).rejects.toMatchObject(over);
    await expect(changeHours(services(), scope, always)).rejects.toMatchObject(over);
    await expect(addPeople(services(), scope, people)).rejects.toMatchObject(over);
    await expect(removePeople(services(), scope, people)).rejects.toMatchObject(over);
    const changedAt = noon.toISOString();
    await expect(undoPeople(services(), scope, { campaignId, changedAt })).rejects.toMatchObject(
      over,
    );
  });
});

describe('people', () => {
  it('of another list are added, each once, and taken back with the list', async () => {
    const { scope, campaignId, campaign, contactIds } = await start('Eve', 'Fay');
    const { listId: more } = await addList(database, scope, makePeople(['Gil']));
    const mixed = await addListOf(database, scope, [contactIds.get('Eve')]);
    const input = { campaignId, listIds: [more, mixed], contactIds: [] };
    const added = await addPeople(services(), scope, input);
    expect(added).toMatchObject({ added: 1, alreadyThere: 1, leftOut: 0 });
    await judge(campaign);
    expect(await targetsOf(campaignId)).toEqual(['Eve waiting', 'Fay waiting', 'Gil waiting']);
    const undone = await undoPeople(services(), scope, { campaignId, changedAt: added.changedAt });
    expect(undone).toMatchObject({ added: 0, removed: 1, campaign: { furtherLists: [] } });
    expect(await targetsOf(campaignId)).toEqual(['Eve waiting', 'Fay waiting', 'Gil done removed']);
  });

  it('and lists that are named twice count once', async () => {
    const { scope, campaignId, contactIds } = await start('Kim');
    const kim = contactIds.get('Kim') ?? '';
    const { listId: more } = await addList(database, scope, makePeople(['Lea']));
    const lists = { campaignId, listIds: [more, more], contactIds: [] };
    const people = { campaignId, listIds: [], contactIds: [kim, kim] };
    expect(await addPeople(services(), scope, lists)).toMatchObject({ added: 1 });
    expect(await removePeople(services(), scope, lists)).toMatchObject({ removed: 1 });
    expect(await removePeople(services(), scope, people)).toMatchObject({ removed: 1 });
    expect(await addPeople(services(), scope, people)).toMatchObject({ added: 1 });
  });

  it('who were added by name stay when a list that they are on as well is taken back', async () => {
    const { scope, campaignId, campaign } = await start('Abe');
    const { listId: more, contactIds } = await addList(database, scope, makePeople(['Bo', 'Cy']));
    const named = [contactIds.get('Bo') ?? ''];
    const listed = { campaignId, listIds: [more], contactIds: [] };
    const before = await addPeople(services(), scope, listed);
    pass(1_000);
    await addPeople(services(), scope, { campaignId, listIds: [], contactIds: named });
    await undoPeople(services(), scope, { campaignId, changedAt: before.changedAt });
    await judge(campaign);
    const kept = ['Abe waiting', 'Bo waiting', 'Cy done removed'];
    expect(await targetsOf(campaignId)).toEqual(kept);
    pass(1_000);
    const after = await addPeople(services(), scope, listed);
    await judge(campaign);
    expect(await targetsOf(campaignId)).toEqual(['Abe waiting', 'Bo waiting', 'Cy waiting']);
    await undoPeople(services(), scope, { campaignId, changedAt: after.changedAt });
    expect(await targetsOf(campaignId)).toEqual(kept);
  });

  it('who were on the phone when their list was taken back go on when it is added again', async () => {
    const { scope, campaignId, campaign } = await start('Dot');
    const { listId: more } = await addList(database, scope, makePeople(['Eli']));
    const listed = { campaignId, listIds: [more], contactIds: [] };
    const { changedAt } = await addPeople(services(), scope, listed);
    await judge(campaign);
    await decideAndReserve(dialing().services, campaign);
    expect(await targetsOf(campaignId)).toEqual(['Dot calling', 'Eli calling']);
    pass(1_000);
    await undoPeople(services(), scope, { campaignId, changedAt });
    expect(await askSystem(database, listGone, [campaignId])).toEqual([{ full_name: 'Eli' }]);
    pass(1_000);
    const again = await addPeople(services(), scope, listed);
    expect(again).toMatchObject({ added: 1, alreadyThere: 0 });
    expect(await askSystem(database, listGone, [campaignId])).toEqual([]);
  });

  it('of a list that is left out are not called, until that is undone', async () => {
    const { scope, campaignId, campaign, contactIds } = await start('Hal', 'Ida', 'Jon');
    await askSystem(database, endTarget, [campaignId, contactIds.get('Jon')]);
    const some = await addListOf(database, scope, [contactIds.get('Hal'), contactIds.get('Jon')]);
    const input = { campaignId, listIds: [some], contactIds: [] };
    const removed = await removePeople(services(), scope, input);
    expect(removed).toMatchObject({ removed: 1, onCall: 0, notWaiting: 1 });
    expect(removed.campaign.excludedLists).toMatchObject([{ id: some }]);
    const without = ['Hal done removed', 'Ida waiting', 'Jon done reached'];
    expect(await targetsOf(campaignId)).toEqual(without);
    const named = [contactIds.get('Hal') ?? ''];
    expect(
      await addPeople(services(), scope, { campaignId, listIds: [], contactIds: named }),
    ).toMatchObject({ added: 0, leftOut: 1 });
    expect(await targetsOf(campaignId)).toEqual(without);
    const undo = { campaignId, changedAt: removed.changedAt };
    expect(await undoPeople(services(), scope, undo)).toMatchObject({ added: 1, removed: 0 });
    expect(await undoPeople(services(), scope, undo)).toMatchObject({ added: 0, removed: 0 });
    await judge(campaign);
    expect(await targetsOf(campaignId)).toEqual(['Hal waiting', 'Ida waiting', 'Jon done reached']);
  });

  it('of a list that was left out during the plan are planned when that is undone', async () => {
    const { scope, campaignId, campaign, listId } = await start('Wes');
    await askSystem(database, unplan, [campaignId]);
    const late = await addList(database, scope, makePeople(['Xan']));
    await askSystem(database, join, [listId, late.contactIds.get('Xan')]);
    const input = { campaignId, listIds: [late.listId], contactIds: [] };
    const { changedAt } = await removePeople(services(), scope, input);
    pass(1_000);
    await judge(campaign);
    expect(await targetsOf(campaignId)).toEqual(['Wes waiting']);
    await undoPeople(services(), scope, { campaignId, changedAt });
    await judge(campaign);
    expect(await targetsOf(campaignId)).toEqual(['Wes waiting', 'Xan waiting']);
  });

  it('of a list that was added, and left out before all were planned, are planned when that is undone', async () => {
    const { scope, campaignId, campaign } = await start('Ann');
    pass(1_000);
    const added = await addList(database, scope, makePeople(['Bob']));
    const people = { campaignId, listIds: [added.listId], contactIds: [] };
    await addPeople(services(), scope, people);
    // As where a list is too long to be planned at once.
    await askSystem(database, unplan, [campaignId]);
    const late = await addList(database, scope, makePeople(['Cid']));
    await askSystem(database, join, [added.listId, late.contactIds.get('Cid')]);
    pass(1_000);
    const { changedAt } = await removePeople(services(), scope, people);
    pass(1_000);
    await judge(campaign);
    expect(await targetsOf(campaignId)).toEqual(['Ann waiting', 'Bob done removed']);
    pass(1_000);
    await undoPeople(services(), scope, { campaignId, changedAt });
    await judge(campaign);
    expect(await targetsOf(campaignId)).toEqual(['Ann waiting', 'Bob waiting', 'Cid waiting']);
  });

  it('who are about to be called when they are removed are not, and those on the phone not again', async () => {
    const { scope, campaignId, campaign, contactIds } = await start('Kim', 'Lou');
    const calls = await decideAndReserve(dialing().services, campaign);
    expect(calls).toHaveLength(2);
    const everybody = [...contactIds.values()];
    const input = { campaignId, listIds: [], contactIds: everybody };
    const removed = await removePeople(services(), scope, input);
    expect(removed).toMatchObject({ removed: 0, onCall: 2, notWaiting: 0 });
    await placeAll(dialing().services, calls);
    expect(numbersCalled().filter((to) => calls.some(({ e164 }) => e164 === to))).toEqual([]);
    expect(await targetsOf(campaignId)).toEqual(['Kim done removed', 'Lou done removed']);
    const back = await addPeople(services(), scope, input);
    expect(back).toMatchObject({ added: 2, alreadyThere: 0 });
    await judge(campaign);
    expect(await targetsOf(campaignId)).toEqual(['Kim waiting', 'Lou waiting']);
  });

  it('who joined a list after its plan are not called because somebody else is added', async () => {
    const { scope, campaignId, campaign, listId } = await start('Pia');
    const late = await addList(database, scope, makePeople(['Quin', 'Ron']));
    await askSystem(database, join, [listId, late.contactIds.get('Quin')]);
    const { listId: more } = await addList(database, scope, makePeople(['Sue']));
    const named = [late.contactIds.get('Ron') ?? ''];
    const one = { campaignId, listIds: [], contactIds: named };
    expect(await addPeople(services(), scope, one)).toMatchObject({ added: 1 });
    const lists = { campaignId, listIds: [more], contactIds: [] };
    expect(await addPeople(services(), scope, lists)).toMatchObject({ added: 1 });
    await judge(campaign);
    expect(await targetsOf(campaignId)).toEqual(['Pia waiting', 'Ron waiting', 'Sue waiting']);
  });

  it('who were removed one by one stay removed, whichever list is added', async () => {
    const { scope, campaignId, campaign, contactIds } = await start('Tom', 'Uma');
    const uma = contactIds.get('Uma') ?? '';
    await removePeople(services(), scope, { campaignId, listIds: [], contactIds: [uma] });
    const some = await addListOf(database, scope, [...contactIds.values()]);
    const input = { campaignId, listIds: [some], contactIds: [] };
    expect(await addPeople(services(), scope, input)).toMatchObject({
      ...{ added: 0, alreadyThere: 1, leftOut: 1 },
    });
    await judge(campaign);
    expect(await targetsOf(campaignId)).toEqual(['Tom waiting', 'Uma done removed']);
  });

  it('are on record by their ids, and by those of their lists', async () => {
    const { scope, campaignId, contactIds } = await start('Zoe');
    const named = { campaignId, listIds: [], contactIds: [...contactIds.values()] };
    const more = await addListOf(database, scope, named.contactIds);
    const lists = { campaignId, listIds: [more], contactIds: [] };
    const { changedAt } = await removePeople(services(), scope, named);
    await undoPeople(services(), scope, { campaignId, changedAt });
    pass(1_000);
    await addPeople(services(), scope, lists);
    pass(1_000);
    await removePeople(services(), scope, lists);
    const entries = await entriesOf(scope.organizationId);
    expect(entries.filter(({ action }) => action.startsWith('campaign.people'))).toMatchObject([
      { action: 'campaign.people_removed', detail: { contactIds: named.contactIds } },
      { action: 'campaign.people_undone', detail: { changedAt, contactIds: named.contactIds } },
      { action: 'campaign.people_added', detail: { listIds: [more], contactIds: [] } },
      { action: 'campaign.people_removed', detail: { listIds: [more] } },
    ]);
  });

  it('are not removed by name and with lists at once', async () => {
    const { scope, campaignId, listId, contactIds } = await start('Val');
    const val = [contactIds.get('Val') ?? ''];
    const both = { campaignId, listIds: [listId], contactIds: val };
    await expect(removePeople(services(), scope, both)).rejects.toMatchObject({
      fields: [{ path: 'contactIds' }],
    });
    expect(await targetsOf(campaignId)).toEqual(['Val waiting']);
  });

  it('who do not exist, and lists that do not, are refused', async () => {
    const { scope, campaignId, campaign } = await start('Oda');
    const nobody = { campaignId, listIds: [], contactIds: [campaign.organizationId] };
    const invalid = { code: 'validation_failed' };
    await expect(addPeople(services(), scope, nobody)).rejects.toMatchObject(invalid);
    await expect(removePeople(services(), scope, nobody)).rejects.toMatchObject(invalid);
    const noList = { campaignId, listIds: [campaign.organizationId], contactIds: [] };
    await expect(addPeople(services(), scope, noList)).rejects.toMatchObject(invalid);
    await expect(removePeople(services(), scope, noList)).rejects.toMatchObject(invalid);
  });
});

const join = testStatement(
  `insert into list_contacts (organization_id, list_id, contact_id)
   select organization_id, id, $2 from lists where id = $1`,
  {},
);
const unplan = testStatement('update campaigns set planned_at = null where id = $1', {});
