import { describe, expect, it } from 'vitest';
import { addList } from '../../testing/add-campaign.ts';
import { addOrganization } from '../../testing/add-organization.ts';
import { setCallable } from '../../testing/set-callable.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { archiveList, createList, renameList, restoreList } from './change-lists.ts';
import { countList } from './count-list.ts';
import { requireOpenList } from './open-list.ts';
import { showList, showLists } from './show-lists.ts';

const { database } = useTestDatabase();
const effects = { wakeRelay() {}, wakeSealing() {} };

function makeServices(now = new Date('2026-06-10T16:00:00Z')) {
  const asked: { organizationId: string; listId: string }[] = [];
  const askForCounting = (list: { organizationId: string; listId: string }) =>
    void asked.push(list);
  return { asked, services: { database, effects, now: () => now, askForCounting } };
}
const { services } = makeServices();
const headers = new Headers();
const people = [
  { name: 'Ann', e164: '+13125550142' },
  { name: 'Bob', e164: '+13125550143' },
];

const addMany = testStatement(
  `with contact as (
     insert into contacts (organization_id, external_reference, full_name, country)
     select $1, 'many-' || number, 'Many', 'US' from generate_series(1, $3) as number returning id
   )
   insert into list_contacts (organization_id, list_id, contact_id) select $1, $2, id from contact`,
  {},
);

const addMore = testStatement(
  `with contact as (
     insert into contacts (organization_id, external_reference, full_name, country)
     values ($1, 'one more', 'One More', 'US') returning id
   )
   insert into list_contacts (organization_id, list_id, contact_id) select $1, $2, id from contact`,
  {},
);

describe('what a list shows', () => {
  it('is how many are on it, what they owe together, and who can be called when', async () => {
    const organization = await addOrganization(database);
    const four = ['Now', 'Later', 'Never', 'Unknown', 'Over'].map((name, index) => ({
      name,
      e164: `+1312555014${index}`,
    }));
    const { listId, contactIds } = await addList(database, organization, four);
    const windows = [
      { name: 'Now', callable_from: '2026-06-10T15:00Z', callable_until: '2026-06-10T20:00Z' },
      { name: 'Later', callable_from: '2026-06-11T15:00Z', callable_until: '2026-06-11T20:00Z' },
      { name: 'Never', callable_from: null, callable_until: null },
      { name: 'Over', callable_from: '2026-06-09T15:00Z', callable_until: '2026-06-09T20:00Z' },
    ];
    await setCallable(
      database,
      organization.organizationId,
      windows.map(({ name, ...window }) => ({ id: contactIds.get(name) ?? '', ...window })),
    );
    const list = await showList(services, organization, listId);
    expect(list).toMatchObject({
      contacts: 5,
      balances: [{ amountMinor: 62_500, currency: 'USD' }],
      callable: { now: 1, later: 1, never: 1, unknown: 2 },
      called: 0,
      archivedAt: null,
      lastImport: null,
    });
    expect((await showLists(services, organization, { limit: 5 })).lists).toEqual([list]);
  });

  it('of a large list is kept, and counted again in the background once it is old', async () => {
    const organization = await addOrganization(database);
    const { organizationId } = organization;
    const { listId } = await addList(database, organization, people);
    await askSystem(database, addMany, [organizationId, listId, 1_200]);
    const early = makeServices(new Date('2026-06-10T16:00:00Z'));
    expect(await showList(early.services, organization, listId)).toMatchObject({
      contacts: 1_202,
      countedAt: '2026-06-10T16:00:00.000Z',
    });
    await askSystem(database, addMore, [organizationId, listId]);
    const soon = makeServices(new Date('2026-06-10T16:00:20Z'));
    expect(await showList(soon.services, organization, listId)).toMatchObject({ contacts: 1_202 });
    expect(soon.asked).toEqual([]);
    const later = makeServices(new Date('2026-06-10T16:00:31Z'));
    expect(await showList(later.services, organization, listId)).toMatchObject({ contacts: 1_202 });
    expect(later.asked).toEqual([{ organizationId, listId }]);
    await countList(later.services, { organizationId, listId });
    expect(await showList(soon.services, organization, listId)).toMatchObject({
      contacts: 1_203,
      countedAt: '2026-06-10T16:00:31.000Z',
    });
  });
});
describe('a list', () => {
  it('is made, renamed, put away and taken out again, and all of it is written down', async () => {
    const organization = await addOrganization(database);
    const context = { scope: organization, headers };
    const made = await createList(services, context, { name: 'March' });
    expect(made).toMatchObject({ name: 'March', contacts: 0, balances: [] });
    const listId = made.id;
    const renamed = await renameList(services, context, { listId, name: 'April' });
    expect(renamed).toMatchObject({ id: listId, name: 'April' });
    expect(await archiveList(services, context, { listId })).toMatchObject({
      archivedAt: '2026-06-10T16:00:00.000Z',
    });
    expect((await showLists(services, organization, { limit: 5 })).lists).toEqual([]);
    const put = await showLists(services, organization, { limit: 5, archived: true });
    expect(put.lists.map(({ id }) => id)).toEqual([listId]);
    const open = (scope = organization) =>
      database.asTenant(scope, (transaction) => requireOpenList(transaction, listId));
    await expect(open()).rejects.toMatchObject({ code: 'validation_failed' });
    await restoreList(services, context, { listId });
    await open();
    await expect(open(await addOrganization(database))).rejects.toMatchObject({
      code: 'not_found',
    });
    const entries = testStatement(
      `select action from activity_entries where organization_id = $1 order by id`,
      { action: 'text' },
    );
    const written = await askSystem(database, entries, [organization.organizationId]);
    expect(written.map(({ action }) => action)).toEqual([
      'list.created',
      'list.renamed',
      'list.archived',
      'list.restored',
    ]);
  });

  it('has a name of its own, whatever its case', async () => {
    const organization = await addOrganization(database);
    const context = { scope: organization, headers };
    await createList(services, context, { name: 'March' });
    const other = await createList(services, context, { name: 'April' });
    const again = createList(services, context, { name: 'MARCH' });
    await expect(again).rejects.toMatchObject({ code: 'conflict' });
    const renaming = renameList(services, context, { listId: other.id, name: 'march' });
    await expect(renaming).rejects.toMatchObject({ code: 'conflict' });
    expect(await renameList(services, context, { listId: other.id, name: 'APRIL' })).toMatchObject({
      name: 'APRIL',
    });
  });
});
