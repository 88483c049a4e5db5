import { describe, expect, it } from 'vitest';
import { migrate, readMigrations } from '../../platform/database/migrate.ts';
import { askPast, insertPast } from '../../testing/past-installation.ts';
import { useEmptyDatabase } from '../../testing/test-database.ts';

const { connectionString } = useEmptyDatabase();

const ask = (text: string) => askPast(connectionString, text);

describe('an installation from before people could be erased', () => {
  it('keeps what it has, ties it to its people, and lets them go in their time', async () => {
    await migrate(
      connectionString,
      readMigrations().filter(({ version }) => version < 10),
    );
    await ask(insertPast);
    await migrate(connectionString);
    expect(await ask('select outcome from calls')).toEqual([{ outcome: 'no_answer' }]);
    await ask(`insert into contacts (organization_id, external_reference, full_name, country)
      select id, 'B', 'Another', 'US' from organizations`);
    const swap = ask(`update targets set contact_id =
      (select id from contacts where external_reference = 'B')`);
    await expect(swap).rejects.toThrow(/foreign key/);
    const erased = await ask(`select erase_contacts(contact.organization_id, array[contact.id])
      from contacts contact where external_reference = 'A'`);
    expect(erased).toHaveLength(1);
    const left = await ask(`select (select count(*) from calls) + (select count(*) from decisions)
      + (select count(*) from phones) as rows`);
    expect(left.map(({ rows }) => Number(rows))).toEqual([0]);
  });
});
