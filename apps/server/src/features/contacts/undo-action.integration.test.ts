import type { ContactSelection } from '@ringfence/contract/contacts';
import { describe, expect, it } from 'vitest';
import { addList } from '../../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { cancelAction, showAction, undoAction } from './end-action.ts';
import { forgetOldChanges } from './forget-changes.ts';
import { runActions } from './run-action.ts';
import { type AskedAction, startAction } from './start-action.ts';
import { cutOffAfter, Killed } from './testing/cut-off-after.ts';

const { database } = useTestDatabase();
const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  now: () => new Date('2026-06-10T16:00:00Z'),
  log: silentLog,
  superAdministratorEmails: new Set<string>(),
  askForAction() {},
};
const headers = new Headers();
const everybody: ContactSelection = { filter: {}, except: [] };

async function addPeople(count: number, organization?: TestOrganization) {
  const home = organization ?? (await addOrganization(database));
  const people = Array.from({ length: count }, (_, index) => ({
    name: `Person ${index}`,
    e164: `+1312555${String(1000 + index)}`,
    consent: true,
  }));
  const { listId, contactIds } = await addList(database, home, people);
  return { organization: home, listId, ids: [...contactIds.values()].toSorted() };
}

async function act(scope: TestOrganization, selection: ContactSelection, action: AskedAction) {
  const begun = await startAction(services, { scope, headers }, { selection, action });
  await runActions(services, { actionId: begun.id });
  return showAction(services, scope, begun.id);
}

const begin = (scope: TestOrganization, actionId: string) =>
  undoAction(services, { scope, headers }, { actionId });

async function undo(scope: TestOrganization, actionId: string) {
  const begun = await begin(scope, actionId);
  await runActions(services, { actionId: begun.id });
  return showAction(services, scope, begun.id);
}

const findMembers = testStatement(
  `select contact_id, added_at, import_id from list_contacts where list_id = $1 order by contact_id`,
  { contact_id: 'uuid', added_at: 'timestamptz', import_id: 'uuid?' },
);
const membersOf = (listId: string) => askSystem(database, findMembers, [listId]);
const idsOn = async (listId: string) =>
  (await membersOf(listId)).map(({ contact_id }) => contact_id);
const putOn = testStatement(
  `insert into list_contacts (organization_id, list_id, contact_id, added_at, import_id)
   select $1, $2, unnest($3::uuid[]), '2026-01-02', $4`,
  {},
);
const takeOff = testStatement(
  `delete from list_contacts where list_id = $1 and contact_id = any($2::uuid[])`,
  {},
);
const makeList = testStatement(
  `insert into lists (organization_id, name, created_by) values ($1, $2, $3) returning id`,
  { id: 'uuid' },
);

async function addEmptyList({ organizationId, userId }: TestOrganization): Promise<string> {
  const values = [organizationId, `List ${Math.random()}`, userId];
  const [made] = await askSystem(database, makeList, values);
  return made?.id ?? '';
}

const archive = testStatement(`update lists set archived_at = now() where id = $1`, {});
const findList = testStatement(
  `select archived_at is not null as is_away from lists where id = $1`,
  {
    is_away: 'bool',
  },
);

describe('taking back who was added to a list', () => {
  it('takes off exactly those, no matter who matches the filter by then', async () => {
    const { organization, ids } = await addPeople(1_100);
    const { organizationId } = organization;
    const listId = await addEmptyList(organization);
    const before = ids.slice(0, 3);
    await askSystem(database, putOn, [organizationId, listId, before, null]);
    const selection: ContactSelection = { filter: { search: 'person' }, except: [] };
    const added = await act(organization, selection, { kind: 'add_to_list', listId });
    expect(added).toMatchObject({ done: 1_100, changed: 1_097, isUndoable: true, undoes: null });
    const later = await addPeople(2, organization);
    await askSystem(database, putOn, [organizationId, listId, later.ids, null]);

    const undone = await undo(organization, added.id);
    expect(undone).toMatchObject({
      kind: 'add_to_list',
      state: 'done',
      undoes: added.id,
      done: 1_097,
      changed: 1_097,
      total: 1_097,
      isUndoable: false,
    });
    expect(await idsOn(listId)).toEqual([...before, ...later.ids].toSorted());
    expect(await showAction(services, organization, added.id)).toMatchObject({ isUndoable: false });
    await expect(begin(organization, added.id)).rejects.toMatchObject({ code: 'conflict' });
    await expect(begin(organization, undone.id)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('leaves a person who was put on it again since, and forgets one who is gone', async () => {
    const { organization, ids } = await addPeople(3);
    const listId = await addEmptyList(organization);
    const added = await act(organization, everybody, { kind: 'add_to_list', listId });
    const [returned = ''] = ids;
    await askSystem(database, takeOff, [listId, [returned, ids[1]]]);
    await askSystem(database, putOn, [organization.organizationId, listId, [returned], null]);
    expect(await undo(organization, added.id)).toMatchObject({ done: 3, changed: 1 });
    expect(await idsOn(listId)).toEqual([returned]);
  });

  it('puts a list away that was made for them, unless somebody else is on it', async () => {
    const { organization, ids } = await addPeople(3);
    const selection = { contactIds: ids.slice(0, 2) };
    const make = (listName: string) =>
      act(organization, selection, { kind: 'add_to_list', listName });
    const [alone, shared] = [await make('Alone'), await make('Shared')];
    const [aloneId = '', sharedId = ''] = [alone.list?.id, shared.list?.id];
    await askSystem(database, putOn, [organization.organizationId, sharedId, [ids[2]], null]);
    await undo(organization, alone.id);
    await undo(organization, shared.id);
    expect(await askSystem(database, findList, [aloneId])).toEqual([{ is_away: true }]);
    expect(await askSystem(database, findList, [sharedId])).toEqual([{ is_away: false }]);
    expect(await idsOn(sharedId)).toEqual([ids[2]]);
  });
});

describe('taking back who was taken off a list', () => {
  it('puts them on it as they were, since when and by which upload', async () => {
    const { organization, ids } = await addPeople(4);
    const listId = await addEmptyList(organization);
    const upload = crypto.randomUUID();
    const values = [organization.organizationId, listId, ids.slice(0, 2), upload];
    await askSystem(database, putOn, values);
    await askSystem(database, putOn, [organization.organizationId, listId, [ids[2]], null]);
    const before = await membersOf(listId);
    const removed = await act(organization, everybody, { kind: 'remove_from_list', listId });
    expect(removed).toMatchObject({ done: 4, changed: 3 });
    expect(await membersOf(listId)).toEqual([]);
    expect(await undo(organization, removed.id)).toMatchObject({ done: 3, changed: 3 });
    expect(await membersOf(listId)).toEqual(before);
  });
});

describe('taking back that many are not to be called', () => {
  const restriction: AskedAction = {
    kind: 'restrict',
    restriction: 'number_stop',
    source: 'letter',
    evidence: 'L-7',
    note: '',
  };
  const read = testStatement(
    `select contact.id, phone.state,
       (select count(*) from consents where contact_id = contact.id and revoked_at is null) as consents,
       (select count(*) from suppressions where contact_id = contact.id and lifted_at is null) as stops
     from contacts contact join phones phone on phone.contact_id = contact.id
     where contact.organization_id = $1 order by contact.id`,
    { id: 'uuid', state: 'text', consents: 'int8', stops: 'int8' },
  );

  it('lifts what it recorded and nothing else, as recorded by mistake', async () => {
    const { organization, ids } = await addPeople(3);
    const { organizationId } = organization;
    const [stopped = ''] = ids;
    await act(organization, { contactIds: [stopped] }, restriction);
    const before = await askSystem(database, read, [organizationId]);
    const restricted = await act(organization, everybody, restriction);
    expect(restricted).toMatchObject({ done: 3, changed: 2 });
    expect(await undo(organization, restricted.id)).toMatchObject({ done: 2, changed: 2 });
    expect(await askSystem(database, read, [organizationId])).toEqual(before);
    expect(before.find(({ id }) => id === stopped)).toMatchObject({ state: 'stopped', stops: 1 });
    const entries = testStatement(
      `select action, count(*) as entries from activity_entries
       where organization_id = $1 and action like 'suppression.%' group by action order by action`,
      { action: 'text', entries: 'int8' },
    );
    expect(await askSystem(database, entries, [organizationId])).toEqual([
      { action: 'suppression.lifted', entries: 2 },
      { action: 'suppression.recorded', entries: 3 },
    ]);
  });

  it('leaves what somebody lifted or recorded meanwhile', async () => {
    const { organization, ids } = await addPeople(2);
    const { organizationId } = organization;
    const restricted = await act(organization, everybody, restriction);
    const lift = testStatement(
      `update suppressions set lifted_at = started_at, lifted_because = 'Called back'
       where contact_id = $1`,
      {},
    );
    await askSystem(database, lift, [ids[0]]);
    await act(organization, { contactIds: ids }, { ...restriction, restriction: 'medium_stop' });
    expect(await undo(organization, restricted.id)).toMatchObject({ done: 2, changed: 1 });
    const after = await askSystem(database, read, [organizationId]);
    // A person who refused all calls since has still refused them, and permitted nothing.
    expect(after.map(({ stops, consents }) => [stops, consents])).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });

  it('is done by no member, whatever the statement', async () => {
    const { organization } = await addPeople(2);
    const restricted = await act(organization, everybody, restriction);
    const demote = testStatement(
      `update user_organizations set role = 'member' where user_id = $1`,
      {},
    );
    await askSystem(database, demote, [organization.userId]);
    const begun = await begin(organization, restricted.id);
    await runActions(services, { actionId: begun.id });
    expect(await showAction(services, organization, begun.id)).toMatchObject({
      state: 'failed',
      failure: 'not_permitted',
    });
    const forget = testStatement('delete from contact_action_changes returning contact_id', {
      contact_id: 'uuid',
    });
    expect(await database.asTenant(organization, (transaction) => transaction.all(forget))).toEqual(
      [],
    );
    const after = await askSystem(database, read, [organization.organizationId]);
    expect(after.every(({ stops }) => stops === 1)).toBe(true);
  });
});

describe('taking something back', () => {
  it('goes on from where it was cut off, and on from where it was stopped', async () => {
    const { organization } = await addPeople(1_200);
    const listId = await addEmptyList(organization);
    const added = await act(organization, everybody, { kind: 'add_to_list', listId });
    const first = await begin(organization, added.id);
    // Once it is asked whether they may, and once it is done.
    const breaking = { ...services, database: cutOffAfter(database, 1) };
    await expect(runActions(breaking, { actionId: first.id })).rejects.toBeInstanceOf(Killed);
    const { done } = await showAction(services, organization, first.id);
    expect(done).toBe(500);
    expect((await idsOn(listId)).length).toBe(1_200 - done);
    await cancelAction(services, organization, first.id);
    await runActions(services, {});
    expect((await idsOn(listId)).length).toBe(1_200 - done);
    expect(await undo(organization, added.id)).toMatchObject({
      total: 1_200 - done,
      done: 1_200 - done,
    });
    expect(await idsOn(listId)).toEqual([]);
  });

  it('is begun once, however many ask at the same time', async () => {
    const { organization } = await addPeople(2);
    const listId = await addEmptyList(organization);
    const added = await act(organization, everybody, { kind: 'add_to_list', listId });
    const asked = await Promise.allSettled([1, 2, 3].map(() => begin(organization, added.id)));
    expect(asked.map(({ status }) => status).toSorted()).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
    ]);
  });

  it('waits for the end, wants the list in use, and is of the own organization', async () => {
    const { organization } = await addPeople(600);
    const listId = await addEmptyList(organization);
    const context = { scope: organization, headers };
    const action: AskedAction = { kind: 'add_to_list', listId };
    const running = await startAction(services, context, { selection: everybody, action });
    await expect(begin(organization, running.id)).rejects.toMatchObject({ code: 'conflict' });
    await runActions(services, { actionId: running.id });
    const stranger = await addOrganization(database);
    await expect(begin(stranger, running.id)).rejects.toMatchObject({ code: 'not_found' });

    const begun = await begin(organization, running.id);
    await askSystem(database, archive, [listId]);
    await runActions(services, { actionId: begun.id });
    expect(await showAction(services, organization, begun.id)).toMatchObject({
      state: 'failed',
      failure: 'list_archived',
    });
    expect((await idsOn(listId)).length).toBe(600);
    await expect(begin(organization, running.id)).rejects.toMatchObject({
      code: 'validation_failed',
    });
  });

  it('is possible for a week', async () => {
    const { organization } = await addPeople(2);
    const listId = await addEmptyList(organization);
    const added = await act(organization, everybody, { kind: 'add_to_list', listId });
    const daysLater = (days: number) => ({
      database,
      now: () => new Date(services.now().getTime() + days * 86_400_000),
    });
    await forgetOldChanges(daysLater(6));
    expect(await showAction(services, organization, added.id)).toMatchObject({ isUndoable: true });
    await forgetOldChanges(daysLater(8));
    expect(await showAction(services, organization, added.id)).toMatchObject({ isUndoable: false });
    await expect(begin(organization, added.id)).rejects.toMatchObject({ code: 'conflict' });
  });
});
