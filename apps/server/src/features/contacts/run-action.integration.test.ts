import type { ContactSelection } from '@ringfence/contract/contacts';
import { describe, expect, it } from 'vitest';
import { addCampaign, addList } from '../../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { runActions } from './run-action.ts';
import { type AskedAction, cancelAction, showAction, startAction } from './start-action.ts';

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

  it('forbids calls at once: what was decided is decided anew, and permission is taken back', async () => {
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

  it('ends where it is cancelled, and for whoever lost the right to it', async () => {
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

  it('names a list that is there and in use', async () => {
    const { organization } = await addPeople();
    const strangers = await addPeople();
    const theirs = act(organization, everybody, { kind: 'add_to_list', listId: strangers.listId });
    await expect(theirs).rejects.toMatchObject({ code: 'not_found' });
    const unnamed = act(organization, everybody, { kind: 'add_to_list' });
    await expect(unnamed).rejects.toMatchObject({ code: 'validation_failed' });
  });
});
