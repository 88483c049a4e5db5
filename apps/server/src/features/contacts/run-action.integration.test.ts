import type { ContactSelection } from '@ringfence/contract/contacts';
import { describe, expect, it } from 'vitest';
import { addCampaign, addList } from '../../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { cancelAction, showAction } from './end-action.ts';
import { runActions } from './run-action.ts';
import { type AskedAction, startAction } from './start-action.ts';

const { database } = useTestDatabase();
const effects = { wakeRelay() {}, wakeSealing() {} };
const services = {
  database,
  effects,
  now: () => new Date('2026-06-10T16:00:00Z'),
  log: silentLog,
  superAdministratorEmails: new Set<string>(),
  askForAction() {},
};
const headers = new Headers();

async function addPeople(count = 3) {
  const organization = await addOrganization(database);
  const people = Array.from({ length: count }, (_, index) => ({
    name: `Person ${index}`,
    e164: `+1312555${String(1000 + index)}`,
    consent: true,
  }));
  const { listId, contactIds } = await addList(database, organization, people);
  return { organization, listId, ids: [...contactIds.values()] };
}

const insertColleague = testStatement(
  `with profile as (
     insert into profiles (email, full_name) values (gen_random_uuid() || '@example.com', 'Mia Member')
     returning id
   )
   insert into user_organizations (organization_id, user_id, role)
   select $1, id, 'member' from profile returning user_id`,
  { user_id: 'uuid' },
);

/** A member of the organization. */
async function addColleague({ organizationId }: TestOrganization): Promise<TestOrganization> {
  const [added] = await askSystem(database, insertColleague, [organizationId]);
  return { organizationId, userId: added?.user_id ?? '' };
}

async function act(
  organization: TestOrganization,
  selection: ContactSelection,
  action: AskedAction,
) {
  const context = { scope: organization, headers };
  const { id: actionId } = await startAction(services, context, { selection, action });
  await runActions(services, { actionId });
  return showAction(services, organization, actionId);
}

const everybody = { filter: {}, except: [] };
const findMembers = testStatement(
  `select contact_id from list_contacts where list_id = $1 order by contact_id`,
  { contact_id: 'uuid' },
);
const membersOf = async (listId: string) =>
  (await askSystem(database, findMembers, [listId])).map(({ contact_id }) => contact_id);

describe('an action on many contacts', () => {
  it('puts everybody who matches on a new list, but for some, and takes them off again', async () => {
    const { organization, ids } = await addPeople(1_100);
    const except = ids.slice(0, 2);
    const selection = { filter: { search: 'person' }, except };
    const added = await act(organization, selection, { kind: 'add_to_list', listName: 'New' });
    expect(added).toMatchObject({
      state: 'done',
      done: 1_098,
      changed: 1_098,
      total: 1_098,
      list: { name: 'New' },
    });
    const listId = added.list?.id ?? '';
    const rest = ids.filter((id) => !except.includes(id)).toSorted();
    expect(await membersOf(listId)).toEqual(rest);
    const again = await act(organization, everybody, { kind: 'add_to_list', listId });
    expect(again).toMatchObject({ done: 1_100, changed: 2 });
    const removed = await act(organization, selection, { kind: 'remove_from_list', listId });
    expect(removed).toMatchObject({ done: 1_098, changed: 1_098 });
    expect(await membersOf(listId)).toEqual(except.toSorted());
  });

  it('writes a note on those that are named, and on nobody of others', async () => {
    const { organization, ids } = await addPeople();
    const strangers = await addPeople();
    const contactIds = [ids[0] ?? '', ids[1] ?? '', ...strangers.ids];
    const noted = await act(organization, { contactIds }, { kind: 'note', content: 'Moved' });
    expect(noted).toMatchObject({ state: 'done', done: 2, changed: 2, total: 2 });
    const notes = testStatement(
      `select contact_id, content, recorded_by from contact_notes where contact_id = any($1)`,
      { contact_id: 'uuid', content: 'text', recorded_by: 'uuid' },
    );
    const written = await askSystem(database, notes, [[...ids, ...strangers.ids]]);
    expect(written.map(({ contact_id }) => contact_id).toSorted()).toEqual(
      ids.slice(0, 2).toSorted(),
    );
    expect(written[0]).toMatchObject({ content: 'Moved', recorded_by: organization.userId });
  });

  it('forbids calls at once: what was decided is decided again, and permission is taken back', async () => {
    const { organization, listId, ids } = await addPeople();
    await addCampaign(database, organization, listId);
    const { organizationId } = organization;
    const read = testStatement(
      `select contact.ledger_version, phone.state,
         (select count(*) from consents where contact_id = contact.id and revoked_at is null)
           as consents,
         (select count(*) from suppressions where contact_id = contact.id and kind = 'number_stop'
           and e164 = phone.e164 and source = 'letter') as stops
       from contacts contact join phones phone on phone.contact_id = contact.id
       where contact.organization_id = $1`,
      { ledger_version: 'int8', state: 'text', consents: 'int8', stops: 'int8' },
    );
    const before = await askSystem(database, read, [organizationId]);
    const action: AskedAction = {
      kind: 'restrict',
      restriction: 'number_stop',
      source: 'letter',
      evidence: 'L-7',
      note: '',
    };
    expect(await act(organization, everybody, action)).toMatchObject({ done: 3, changed: 3 });
    const after = await askSystem(database, read, [organizationId]);
    const least = Math.min(...after.map(({ ledger_version }) => ledger_version));
    expect(least).toBeGreaterThan(Math.max(...before.map((row) => row.ledger_version)));
    expect(after).toEqual(
      after.map(({ ledger_version }) => ({
        ledger_version,
        state: 'stopped',
        consents: 0,
        stops: 1,
      })),
    );
    expect(await act(organization, { contactIds: ids }, action)).toMatchObject({ changed: 0 });
    const entries = testStatement(
      `select count(*) as written from activity_entries
       where organization_id = $1 and action = 'suppression.recorded'`,
      { written: 'int8' },
    );
    expect(await askSystem(database, entries, [organizationId])).toEqual([{ written: 3 }]);
  });

  it('goes on from where it was cut off, and does nothing twice', async () => {
    const { organization } = await addPeople(700);
    const context = { scope: organization, headers };
    const { id: actionId } = await startAction(services, context, {
      selection: everybody,
      action: { kind: 'note', content: 'Once' },
    });
    let batches = 0;
    const cutOff = new Error('killed');
    const breaking = {
      ...services,
      now() {
        batches += 1;
        if (batches > 1) throw cutOff;
        return services.now();
      },
    };
    await expect(runActions(breaking, { actionId })).rejects.toBe(cutOff);
    expect(await showAction(services, organization, actionId)).toMatchObject({
      state: 'running',
      done: 500,
    });
    await Promise.all([runActions(services, {}), runActions(services, { actionId })]);
    expect(await showAction(services, organization, actionId)).toMatchObject({
      state: 'done',
      done: 700,
      changed: 700,
    });
    await runActions(services, { actionId });
    const notes = testStatement(
      `select count(*) as notes, count(distinct contact_id) as people from contact_notes
       where organization_id = $1`,
      { notes: 'int8', people: 'int8' },
    );
    expect(await askSystem(database, notes, [organization.organizationId])).toEqual([
      { notes: 700, people: 700 },
    ]);
  });

  it('ends where it is cancelled, and for a person who lost the right to it', async () => {
    const { organization } = await addPeople();
    const context = { scope: organization, headers };
    const start = () =>
      startAction(services, context, {
        selection: everybody,
        action: { kind: 'add_to_list', listName: `List ${Math.random()}` },
      });
    const cancelled = await start();
    const ended = await cancelAction(services, organization, cancelled.id);
    expect(ended).toMatchObject({ state: 'cancelled', done: 0 });
    await runActions(services, { actionId: cancelled.id });
    expect(await membersOf(cancelled.list?.id ?? '')).toEqual([]);
    const refused = await start();
    const demote = testStatement(
      `update user_organizations set role = 'member' where user_id = $1`,
      {},
    );
    await askSystem(database, demote, [organization.userId]);
    await runActions(services, { actionId: refused.id });
    expect(await showAction(services, organization, refused.id)).toMatchObject({ state: 'failed' });
    expect(await membersOf(refused.list?.id ?? '')).toEqual([]);
  });

  it('is ended by the person who began it or by an admin, and by nobody else', async () => {
    const { organization } = await addPeople();
    const [mia, max] = [await addColleague(organization), await addColleague(organization)];
    const start = async (scope: TestOrganization) => {
      const asked = { selection: everybody, action: { kind: 'note', content: 'Once' } } as const;
      return (await startAction(services, { scope, headers }, asked)).id;
    };
    const ofMia = await start(mia);
    await expect(cancelAction(services, max, ofMia)).rejects.toMatchObject({
      code: 'not_permitted',
    });
    expect(await showAction(services, mia, ofMia)).toMatchObject({ state: 'waiting' });
    expect(await cancelAction(services, mia, ofMia)).toMatchObject({ state: 'cancelled' });
    // What has ended is as it is, no matter who asks.
    expect(await cancelAction(services, max, ofMia)).toMatchObject({ state: 'cancelled' });
    const another = await start(mia);
    expect(await cancelAction(services, organization, another)).toMatchObject({
      state: 'cancelled',
    });
  });

  it('knows only about how many there are where they are too many to be counted', async () => {
    const { organization } = await addPeople(1);
    const addMany = testStatement(
      `insert into contacts (organization_id, external_reference, full_name, country)
       select $1, 'many-' || number, 'Many', 'US' from generate_series(1, 10100) as number`,
      {},
    );
    await askSystem(database, addMany, [organization.organizationId]);
    const context = { scope: organization, headers };
    const action = { kind: 'add_to_list', listName: 'Many' } as const;
    const begun = await startAction(services, context, { selection: everybody, action });
    expect(begun).toMatchObject({ state: 'waiting', isTotalExact: false });
    await runActions(services, { actionId: begun.id });
    expect(await showAction(services, organization, begun.id)).toMatchObject({
      state: 'done',
      total: 10_101,
      isTotalExact: true,
    });
  });

  it('stops where its list is put away under it', async () => {
    const { organization } = await addPeople(700);
    const context = { scope: organization, headers };
    const action = { kind: 'add_to_list', listName: 'Soon gone' } as const;
    const { id: actionId, list } = await startAction(services, context, {
      selection: everybody,
      action,
    });
    const archive = testStatement(`update lists set archived_at = now() where id = $1`, {});
    await askSystem(database, archive, [list?.id]);
    await runActions(services, { actionId });
    expect(await showAction(services, organization, actionId)).toMatchObject({
      state: 'failed',
      failure: 'list_archived',
      changed: 0,
    });
  });

  it('names a list that is there and in use', async () => {
    const { organization } = await addPeople();
    const strangers = await addPeople();
    const theirs = act(organization, everybody, { kind: 'add_to_list', listId: strangers.listId });
    await expect(theirs).rejects.toMatchObject({ code: 'not_found' });
    const unnamed = act(organization, everybody, { kind: 'add_to_list' });
    await expect(unnamed).rejects.toMatchObject({ code: 'validation_failed' });
  });
});
