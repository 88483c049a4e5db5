import { describe, expect, it } from 'vitest';
import { addEmptyOrganization } from './testing/add-member.ts';
import { useTestDatabase } from './testing/test-database.ts';
import { askSystem, testStatement } from './testing/test-statement.ts';

const { database } = useTestDatabase();

const listColumns = testStatement(
  `select column_name::text as name from information_schema.columns
   where table_schema = 'public' and table_name = $1`,
  { name: 'text' },
);

/** Other programs read these tables by these names. */
describe('a table that the specification names', () => {
  it.each([
    ['organizations', ['id', 'name', 'created_at']],
    ['profiles', ['id', 'email', 'full_name', 'created_at']],
    ['user_organizations', ['user_id', 'organization_id', 'role', 'created_at']],
  ])('has its columns: %s', async (table, columns) => {
    const found = await askSystem(database, listColumns, [table]);
    expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(columns));
  });

  it('makes a member of a person who joins without a role, and takes no third role', async () => {
    const organizationId = await addEmptyOrganization(database, 'Harbor');
    const join = testStatement(
      `with person as (insert into profiles (email) values ($2) returning id)
       insert into user_organizations (organization_id, user_id)
       select $1, person.id from person returning role`,
      { role: 'text' },
    );
    const joined = await askSystem(database, join, [organizationId, 'ada@example.com']);
    expect(joined).toEqual([{ role: 'member' }]);
    const change = testStatement(
      'update user_organizations set role = $2 where organization_id = $1',
      {},
    );
    await askSystem(database, change, [organizationId, 'admin']);
    await expect(askSystem(database, change, [organizationId, 'owner'])).rejects.toThrow('role');
  });
});
