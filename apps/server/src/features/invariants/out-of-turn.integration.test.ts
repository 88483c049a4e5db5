import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readActivity } from '../../auth/testing/start-auth.ts';
import { type Dialing, startDialing } from '../../dialer/testing/start-dialing.ts';
import { addList, addListOf } from '../../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import {
  addCalledPerson,
  addPlacedCall,
  type CalledPerson,
} from '../../testing/add-placed-calls.ts';
import { linkForTests } from '../../testing/link-contacts.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { checkCampaigns } from '../audits/index.ts';
import { findBroken } from './index.ts';

const suite = useTestDatabase();
const { database } = suite;
let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(suite);
});
afterAll(() => dialing.stop());

const since = new Date('2020-01-01T00:00:00Z');
const effects = { wakeRelay() {}, wakeSealing() {} };
const at = '2026-06-09T15:00:00Z';
const minutesAfter = (minutes: number) => new Date(Date.parse(at) + minutes * 60_000);

async function look({ organizationId }: TestOrganization, now = new Date()) {
  const broken = await database.asSystem((transaction) =>
    findBroken(transaction, { organizationId, since, now }),
  );
  return broken.map(({ code, contactId, callId }) => ({ code, contactId, callId }));
}

const begin = testStatement(
  `update campaigns set started_at = '2026-06-01T00:00:00Z', planned_at = '2026-06-01T00:01:00Z',
     retry = null, state = 'paused'
   where organization_id = $1`,
  {},
);
let line = 4_500;

/** Somebody who was called at that time in a campaign that began days before. */
async function callSomebody() {
  line += 1;
  const organization = await addOrganization(database);
  const person = await addCalledPerson(database, organization, { e164: `+1312555${line}` });
  await askSystem(database, begin, [organization.organizationId]);
  const callId = await addPlacedCall(database, person, { at });
  const breach = { contactId: person.contactId, callId };
  return { organization, person, breach };
}

const ofTarget = 'organization_id = $1 and campaign_id = $2 and contact_id = $3';
const onTarget = ({ organizationId, campaignId, contactId }: CalledPerson) => [
  organizationId,
  campaignId,
  contactId,
];
const change = (text: string) => testStatement(text, {});
const remove = change(
  `update targets set state = 'done', next_at = null, ended_because = 'removed', removed_at = $4 where ${ofTarget}`,
);
const removeByName = change(
  `insert into campaign_people_removed (organization_id, campaign_id, contact_id, removed_at, removed_by)
   values ($1, $2, $3, $4, $5)`,
);
const setRemoved = change(
  'update campaign_people_removed set removed_at = $2 where contact_id = $1',
);
const leaveOut = change(
  `insert into campaign_lists (organization_id, campaign_id, list_id, is_excluded, changed_at)
   values ($1, $2, $3, true, $4)`,
);
const join = change(
  `update list_contacts set added_at = $3 where organization_id = $1 and list_id = $2`,
);
const finish = change(
  `with ended as (update targets set state = 'done', next_at = null, ended_because = 'reached'
     where organization_id = $1 and campaign_id = $2)
   update campaigns set state = 'finished', finished_at = $3 where organization_id = $1 and id = $2`,
);
const schedule = change(
  `insert into campaign_schedules (organization_id, campaign_id, set_at, ends_at) values ($1, $2, $3, $4)`,
);

const unlink = change('delete from person_links where organization_id = $1');
const setLinked = change('update person_links set linked_at = $2 where organization_id = $1');
const addRemoved = change(
  `insert into targets (organization_id, campaign_id, contact_id, state, ended_because, removed_at)
   values ($1, $2, $3, 'done', 'removed', $4)`,
);
const takeBack = change(`update targets set is_taken_back = true where ${ofTarget}`);

/** Somebody on a list of their own. */
async function addOther(organization: TestOrganization) {
  line += 1;
  const person = { name: 'Bo', e164: `+1312555${line}` };
  const { listId, contactIds } = await addList(database, organization, [person]);
  return { listId, contactId: contactIds.get('Bo') ?? '' };
}

describe('somebody who was called', () => {
  it('after they had been removed is found, and nobody who was on the phone then', async () => {
    const { organization, person, breach } = await callSomebody();
    await askSystem(database, remove, [...onTarget(person), minutesAfter(1)]);
    expect(await look(organization)).toEqual([]);
    await askSystem(database, remove, [...onTarget(person), minutesAfter(-1)]);
    expect(await look(organization)).toEqual([{ code: 'after_removal', ...breach }]);
  });

  it('after they had been removed by name is found, however their target ended', async () => {
    const { organization, person, breach } = await callSomebody();
    const values = [...onTarget(person), minutesAfter(1), organization.userId];
    await askSystem(database, removeByName, values);
    expect(await look(organization)).toEqual([]);
    await askSystem(database, setRemoved, [person.contactId, minutesAfter(-1)]);
    expect(await look(organization)).toEqual([{ code: 'after_removal', ...breach }]);
    // Found once, also where both say so.
    await askSystem(database, remove, [...onTarget(person), minutesAfter(-1)]);
    expect(await look(organization)).toEqual([{ code: 'after_removal', ...breach }]);
  });

  it('although on a list that is left out is found, where they were on it by then', async () => {
    const { organization, person, breach } = await callSomebody();
    const { organizationId, campaignId, contactId } = person;
    const listId = await addListOf(database, organization, [contactId]);
    await askSystem(database, join, [organizationId, listId, minutesAfter(-60)]);
    await askSystem(database, leaveOut, [organizationId, campaignId, listId, minutesAfter(1)]);
    expect(await look(organization)).toEqual([]);
    const setMoment = change('update campaign_lists set changed_at = $2 where list_id = $1');
    const found = [{ code: 'while_left_out', ...breach }];
    for (const moment of [minutesAfter(-1), null]) {
      await askSystem(database, setMoment, [listId, moment]);
      expect(await look(organization)).toEqual(found);
    }
    await askSystem(database, join, [organizationId, listId, minutesAfter(1)]);
    expect(await look(organization)).toEqual([]);
    // Who is taken out because of it counts as of the list's moment, and was right to be called until they joined it.
    await askSystem(database, setMoment, [listId, minutesAfter(-1)]);
    await askSystem(database, remove, [...onTarget(person), minutesAfter(-1)]);
    expect(await look(organization)).toEqual([]);
    await askSystem(database, join, [organizationId, listId, minutesAfter(-60)]);
    expect(await look(organization)).toEqual([{ code: 'after_removal', ...breach }]);
  });

  it('although another of their contacts is on such a list is found, where they were linked by then', async () => {
    const { organization, person, breach } = await callSomebody();
    const { organizationId, campaignId, contactId } = person;
    const { listId, contactId: otherId } = await addOther(organization);
    await askSystem(database, join, [organizationId, listId, minutesAfter(-60)]);
    await askSystem(database, leaveOut, [organizationId, campaignId, listId, minutesAfter(-1)]);
    expect(await look(organization)).toEqual([]);
    await linkForTests(database, organizationId, contactId, otherId);
    await askSystem(database, setLinked, [organizationId, minutesAfter(1)]);
    expect(await look(organization)).toEqual([]);
    // Who is taken out because of it counts as of the list's moment, and was right to be called until they were linked.
    await askSystem(database, remove, [...onTarget(person), minutesAfter(-1)]);
    expect(await look(organization)).toEqual([]);
    await askSystem(database, setLinked, [organizationId, minutesAfter(-60)]);
    expect(await look(organization)).toEqual([{ code: 'after_removal', ...breach }]);
    await askSystem(database, remove, [...onTarget(person), minutesAfter(1)]);
    expect(await look(organization)).toEqual([{ code: 'while_left_out', ...breach }]);
  });

  it('after another of their contacts was removed is found, unless only a list was taken back', async () => {
    const { organization, person, breach } = await callSomebody();
    const { organizationId, campaignId, contactId } = person;
    const { contactId: otherId } = await addOther(organization);
    await askSystem(database, addRemoved, [organizationId, campaignId, otherId, minutesAfter(-1)]);
    expect(await look(organization)).toEqual([]);
    await linkForTests(database, organizationId, contactId, otherId);
    await askSystem(database, setLinked, [organizationId, minutesAfter(-60)]);
    expect(await look(organization)).toEqual([{ code: 'after_removal', ...breach }]);
    await askSystem(database, setLinked, [organizationId, minutesAfter(1)]);
    expect(await look(organization)).toEqual([]);
    await askSystem(database, setLinked, [organizationId, minutesAfter(-60)]);
    await askSystem(database, takeBack, [organizationId, campaignId, otherId]);
    expect(await look(organization)).toEqual([]);
  });

  it('after the campaign had finished is found', async () => {
    const { organization, person, breach } = await callSomebody();
    const campaign = [person.organizationId, person.campaignId];
    await askSystem(database, finish, [...campaign, minutesAfter(1)]);
    expect(await look(organization)).toEqual([]);
    await askSystem(database, finish, [...campaign, minutesAfter(-1)]);
    expect(await look(organization)).toEqual([{ code: 'after_end', ...breach }]);
  });

  it('after the end that was in force is found, whatever was chosen later', async () => {
    const { organization, person, breach } = await callSomebody();
    const campaign = [person.organizationId, person.campaignId];
    const begun = new Date('2026-06-01T00:00:00Z');
    await askSystem(database, schedule, [...campaign, begun, minutesAfter(10)]);
    await askSystem(database, schedule, [...campaign, minutesAfter(5), minutesAfter(-1)]);
    expect(await look(organization, minutesAfter(30))).toEqual([]);
    await askSystem(database, schedule, [...campaign, minutesAfter(-5), minutesAfter(-1)]);
    expect(await look(organization, minutesAfter(30))).toEqual([{ code: 'after_end', ...breach }]);
    // An audit finds it by the rule.
    expect(await look(organization, minutesAfter(48 * 60))).toEqual([]);
  });

  it('too soon or too often in a campaign that chose no rules is found', async () => {
    const { organization, person } = await callSomebody();
    const later = minutesAfter(5 * 60);
    const callId = await addPlacedCall(database, person, { at: later.toISOString() });
    expect(await look(organization, later)).toEqual([]);
    const { contactId } = person;
    const grantOne = change(`update campaigns set most_attempts = 1 where id = $1`);
    await askSystem(database, grantOne, [person.campaignId]);
    expect(await look(organization, later)).toEqual([{ code: 'too_often', contactId, callId }]);
    const other = await callSomebody();
    const soon = minutesAfter(3 * 60).toISOString();
    const second = await addPlacedCall(database, other.person, { at: soon });
    expect(await look(other.organization, later)).toEqual([
      { code: 'too_soon', contactId: other.person.contactId, callId: second },
    ]);
    // What held for it two days ago is not known.
    expect(await look(other.organization, minutesAfter(48 * 60))).toEqual([]);
  });
});

describe('somebody who is on a list of a campaign that leaves another out', () => {
  it('is lost without a target, unless they or a contact linked with them are on that one', async () => {
    const { organization, person } = await callSomebody();
    const { organizationId, campaignId } = person;
    const others = await addList(database, organization, [
      { name: 'Bo', e164: '+13125554620' },
      { name: 'Cy', e164: '+13125554621' },
    ]);
    const [lost = '', leftOut = ''] = [...others.contactIds.values()];
    const joinOwn = change(
      `insert into list_contacts (organization_id, list_id, contact_id, added_at)
       select $1, list_id, unnest($3::uuid[]), '2026-05-31' from campaigns where organization_id = $1 and id = $2`,
    );
    const listId = await addListOf(database, organization, [leftOut]);
    await askSystem(database, leaveOut, [organizationId, campaignId, listId, null]);
    await askSystem(database, joinOwn, [organizationId, campaignId, [leftOut]]);
    const soon = new Date('2026-06-01T00:30:00Z');
    expect(await look(organization, soon)).toEqual([]);
    await askSystem(database, joinOwn, [organizationId, campaignId, [lost]]);
    expect(await look(organization, soon)).toEqual([
      { code: 'target_lost', contactId: lost, callId: null },
    ]);
    await linkForTests(database, organizationId, lost, leftOut);
    expect(await look(organization, soon)).toEqual([]);
    await askSystem(database, unlink, [organizationId]);
    // Later they may have been on that list and have left it.
    expect(await look(organization, new Date('2026-06-01T02:00:00Z'))).toEqual([]);
  });
});

describe('somebody who still waits in a campaign that was stopped', () => {
  const stop = change(
    `update campaigns set state = 'stopped', finished_at = $3 where organization_id = $1 and id = $2`,
  );
  const readTarget = testStatement(`select state, ended_because from targets where ${ofTarget}`, {
    state: 'text',
    ended_because: 'text?',
  });

  it('is stuck after a while, and is ended by the check, on record', async () => {
    const { organization, person } = await callSomebody();
    const campaign = [person.organizationId, person.campaignId];
    await askSystem(database, stop, [...campaign, minutesAfter(1)]);
    expect(await look(organization, minutesAfter(10))).toEqual([]);
    const found = [{ code: 'target_stuck', contactId: person.contactId, callId: null }];
    expect(await look(organization, minutesAfter(20))).toEqual(found);
    await checkCampaigns({ database, effects, now: () => minutesAfter(20) });
    expect(await askSystem(database, readTarget, onTarget(person))).toEqual([
      { state: 'done', ended_because: 'campaign_stopped' },
    ]);
    expect(await look(organization, minutesAfter(20))).toEqual([]);
    const deeds = await readActivity(database, organization.organizationId);
    expect(deeds.filter(({ action }) => action === 'campaign.repaired')).toMatchObject([
      { detail: { people: 1 } },
    ]);
  });
});
