import { describe, expect, it } from 'vitest';
import { migrate } from '../../platform/database/migrate.ts';
import { askPast, insertPast, migrateBelow } from '../../testing/past-installation.ts';
import { useEmptyDatabase } from '../../testing/test-database.ts';

const { connectionString } = useEmptyDatabase();
const ask = (text: string) => askPast(connectionString, text);
const idOf = (name: string) => `(select id from lists where name = '${name}')`;

describe('lists that were merged again and again before', () => {
  it('lead to where their people are, and one in use to none', async () => {
    await migrateBelow(connectionString, 87);
    await ask(insertPast);
    await ask(`
      insert into lists (organization_id, name, created_by)
      select list.organization_id, added.name, list.created_by from lists list
      cross join unnest('{A,B,C,D}'::text[]) as added (name)`);
    for (const [from, into] of ['AB', 'BC', 'CD']) {
      await ask(
        `update lists set archived_at = now(), merged_into = ${idOf(into ?? '')} where name = '${from}'`,
      );
    }
    await migrate(connectionString);
    expect(
      await ask(`
        select list.name, other.name as into from lists list
        left join lists other on other.id = list.merged_into where list.name < 'E' order by 1`),
    ).toEqual([
      { name: 'A', into: 'D' },
      { name: 'B', into: 'D' },
      { name: 'C', into: 'D' },
      { name: 'D', into: null },
    ]);
  });
});
