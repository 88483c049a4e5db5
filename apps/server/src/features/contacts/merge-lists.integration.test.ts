import { describe, expect, it } from 'vitest';
import { addList } from '../../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { cancelAction, showAction } from './end-action.ts';
import { mergeLists } from './merge-lists.ts';
import { runActions } from './run-action.ts';
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

const addPeople = (organization: TestOrganization, count: number) =>
  addList(
    database,
    organization,
    Array.from({ length: count }, (_, index) => ({
      name: `Person ${index}`,
      e164: `+1312555${String(1000 + index)}`,
    })),
  );

const begin = (scope: TestOrganization, listId: string, listIds: string[]) =>
  mergeLists(services, { scope, headers }, { listId, listIds });

const findMembers = testStatement(
  `select contact_id, added_at from list_contacts where list_id = $1 order by contact_id`,
  { contact_id: 'uuid', added_at: 'timestamptz' },
);
const membersOf = (listId: string) => askSystem(database, findMembers, [listId]);
const findList = testStatement(`select archived_at, merged_into from lists where id = $1`, {
  archived_at: 'timestamptz?',
  merged_into: 'uuid?',
});
const share = testStatement(
  `insert into list_contacts (organization_id, list_id, contact_id, added_at)
   values ($1, $2, $3, $4)`,
  {},
);
const archive = testStatement(`update lists set archived_at = now() where id = $1`, {});

describe('merging lists', () => {
  it('moves everybody of the others, each once and as who came first, and puts those away', async () => {
    const organization = await addOrganization(database);
    const { organizationId } = organization;
    const [target, first, second] = [
      await addPeople(organization, 2),
      await addPeople(organization, 700),
      await addPeople(organization, 600),
    ];
    const ann = first.contactIds.get('Person 0') ?? '';
    const bob = target.contactIds.get('Person 0') ?? '';
    await askSystem(database, share, [organizationId, second.listId, ann, '2026-01-02']);
    await askSystem(database, share, [organizationId, second.listId, bob, '2026-01-02']);

    const others = [first.listId, second.listId, second.listId];
    const begun = await begin(organization, target.listId, others);
    expect(begun).toMatchObject({ kind: 'merge_lists', state: 'waiting', isTotalExact: false });
    expect(await askSystem(database, findList, [first.listId])).toMatchObject([
      { archived_at: null },
    ]);
    await runActions(services, { actionId: begun.id });

    expect(await showAction(services, organization, begun.id)).toMatchObject({
      state: 'done',
      list: { id: target.listId },
      done: 1_301,
      changed: 1_300,
      total: 1_301,
      isTotalExact: true,
      isUndoable: false,
    });
    const members = await membersOf(target.listId);
    expect(members).toHaveLength(1_302);
    expect(members.find(({ contact_id }) => contact_id === ann)?.added_at).toEqual(
      new Date('2026-01-02T00:00:00Z'),
    );
    for (const { listId } of [first, second]) {
      expect(await membersOf(listId)).toEqual([]);
      expect(await askSystem(database, findList, [listId])).toEqual([
        { archived_at: services.now(), merged_into: target.listId },
      ]);
    }
    const entries = testStatement(
      `select action from activity_entries where organization_id = $1 order by id`,
      { action: 'text' },
    );
    const written = await askSystem(database, entries, [organizationId]);
    expect(written.map(({ action }) => action)).toEqual(['contact_action.started', 'list.merged']);
  });

  it('goes on from where it was cut off, and takes along who came meanwhile', async () => {
    const organization = await addOrganization(database);
    const target = await addPeople(organization, 0);
    const source = await addPeople(organization, 1_200);
    const early = await addPeople(organization, 1);
    const begun = await begin(organization, target.listId, [source.listId]);
    // Once it is asked whether they may, and once it is done.
    const breaking = { ...services, database: cutOffAfter(database, 1) };
    await expect(runActions(breaking, { actionId: begun.id })).rejects.toBeInstanceOf(Killed);
    expect(await membersOf(target.listId)).toHaveLength(500);
    // Somebody who stands before those who have moved already, and somebody after.
    const lowest = '00000000-0000-7000-8000-000000000000';
    const addLowest = testStatement(
      `insert into contacts (organization_id, id, external_reference, full_name, country)
       values ($1, $2, 'lowest', 'Low', 'US')`,
      {},
    );
    await askSystem(database, addLowest, [organization.organizationId, lowest]);
    const now = services.now();
    const values = [organization.organizationId, source.listId];
    await askSystem(database, share, [...values, lowest, now]);
    await askSystem(database, share, [...values, early.contactIds.get('Person 0'), now]);
    await Promise.all([runActions(services, {}), runActions(services, { actionId: begun.id })]);
    expect(await showAction(services, organization, begun.id)).toMatchObject({
      state: 'done',
      done: 1_202,
    });
    expect(await membersOf(target.listId)).toHaveLength(1_202);
    expect(await membersOf(source.listId)).toEqual([]);
  });

  it('leaves the lists in use where it is stopped, and where the other is put away', async () => {
    const organization = await addOrganization(database);
    const target = await addPeople(organization, 1);
    const source = await addPeople(organization, 2);
    const stopped = await begin(organization, target.listId, [source.listId]);
    await cancelAction(services, organization, stopped.id);
    const late = await begin(organization, target.listId, [source.listId]);
    await askSystem(database, archive, [target.listId]);
    await runActions(services, {});
    expect(await showAction(services, organization, late.id)).toMatchObject({
      state: 'failed',
      failure: 'list_archived',
    });
    expect(await membersOf(source.listId)).toHaveLength(2);
    expect(await askSystem(database, findList, [source.listId])).toMatchObject([
      { archived_at: null },
    ]);
  });

  it('is refused with itself, into one put away, with one of others, and twice at a time', async () => {
    const organization = await addOrganization(database);
    const [one, two, three] = [
      (await addPeople(organization, 1)).listId,
      (await addPeople(organization, 1)).listId,
      (await addPeople(organization, 1)).listId,
    ];
    const theirs = (await addPeople(await addOrganization(database), 1)).listId;
    await expect(begin(organization, one, [one])).rejects.toMatchObject({
      code: 'validation_failed',
    });
    await expect(begin(organization, one, [theirs])).rejects.toMatchObject({ code: 'not_found' });
    await expect(begin(organization, theirs, [one])).rejects.toMatchObject({ code: 'not_found' });
    await begin(organization, one, [two]);
    // The other way round, people would move to and fro without end.
    await expect(begin(organization, two, [one])).rejects.toMatchObject({ code: 'conflict' });
    await expect(begin(organization, three, [two])).rejects.toMatchObject({ code: 'conflict' });
    await runActions(services, {});
    await expect(begin(organization, two, [three])).rejects.toMatchObject({
      code: 'validation_failed',
    });
    expect(await membersOf(one)).toHaveLength(2);
  });
});
