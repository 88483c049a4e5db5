import { describe, expect, it } from 'vitest';
import { addOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { type ContactPage, listContacts } from './list-contacts.ts';

const { database } = useTestDatabase();
const services = { database, now: () => new Date('2026-06-10T16:00:00Z') };
const byName = { sort: 'name', direction: 'ascending', limit: 5 } as const;

const insertNamed = testStatement(
  `insert into contacts (organization_id, external_reference, full_name, country)
   select $1, gen_random_uuid()::text, $2 || ' ' || number, 'US' from generate_series(1, $3) as number`,
  {},
);
const add = (organizationId: string, name: string, people: number) =>
  askSystem(database, insertNamed, [organizationId, name, people]);

describe('people with a name', () => {
  it('is found behind thousands of others of whom the planner knows nothing yet', async () => {
    const organization = await addOrganization(database);
    await add(organization.organizationId, 'Aaron', 2_100);
    await add(organization.organizationId, 'Zelda', 300);
    const page: ContactPage = { ...byName, search: 'zelda' };
    const { contacts } = await listContacts(services, organization, page);
    expect(contacts.map(({ fullName }) => fullName)).toEqual([
      'Zelda 1',
      'Zelda 10',
      'Zelda 100',
      'Zelda 101',
      'Zelda 102',
    ]);
  });

  it('is found where people of deleted organizations come before', async () => {
    const [gone, here] = [await addOrganization(database), await addOrganization(database)];
    await add(gone.organizationId, 'Quentin A', 20);
    await add(here.organizationId, 'Quentin B', 2);
    await askSystem(
      database,
      testStatement(`update organizations set deleted_at = now() where id = $1`, {}),
      [gone.organizationId],
    );
    const everywhere = { ...here, organizationId: null, isSuperAdministrator: true };
    const page = { ...byName, search: 'quentin' };
    const { contacts } = await listContacts(services, everywhere, page);
    expect(contacts.map(({ fullName }) => fullName)).toEqual(['Quentin B 1', 'Quentin B 2']);
  });

  it.each(['summary.sort_name', "summary.sort_name'", 'summary.contact_id', "') or true --"])(
    'is found after a place that reads like SQL: %s',
    async (key) => {
      const organization = await addOrganization(database);
      await add(organization.organizationId, 'Zelda', 2);
      const id = '01a1dd2e-e25f-7921-a55b-27832127b126';
      const cursor = Buffer.from(JSON.stringify([key, id, null])).toString('base64url');
      const page = { ...byName, search: 'zelda', cursor };
      const { contacts } = await listContacts(services, organization, page);
      expect(contacts.map(({ fullName }) => fullName)).toEqual(['Zelda 1', 'Zelda 2']);
    },
  );
});

describe('every order is read along an index of its own', () => {
  it.each([
    ['contact_summaries_pkey', 'contact_id'],
    ['contact_summaries_by_name', 'sort_name, contact_id'],
    [
      'contact_summaries_by_balance',
      '(case when open_debts > 0 then balance_minor end), contact_id',
    ],
    ['contact_summaries_by_oldest_debt', 'oldest_debt_on, contact_id'],
    ['contact_summaries_by_last_call', 'last_called_at, contact_id'],
    ['contact_summaries_by_shape', 'shape_id, contact_id'],
  ])('%s', async (index, order) => {
    const { organizationId } = await addOrganization(database);
    const explain = testStatement(
      `explain (costs off) select contact_id from contact_summaries
       where organization_id = '${organizationId}' order by ${order} limit 50`,
      { 'QUERY PLAN': 'text' },
    );
    const plan = await database.asSystem(async (transaction) => {
      await transaction.all(testStatement('set local role ringfence_search', {}));
      await transaction.all(testStatement('set local enable_sort = off', {}));
      return transaction.all(explain);
    });
    const text = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toMatch(new RegExp(`Index (Only )?Scan using ${index} on`));
    expect(text).not.toContain('Sort');
  });
});
