import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { migrate, readMigrations } from '../../platform/database/migrate.ts';
import { useEmptyDatabase } from '../../testing/test-database.ts';

const { connectionString } = useEmptyDatabase();

async function ask<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client(connectionString);
  await client.connect();
  await client.query('set role ringfence_system');
  const { rows } = await client.query<Row>(text);
  await client.end();
  return rows;
}

describe('an installation from before there were notifications', () => {
  it('welcomes the people who are there already, like those who come', async () => {
    await migrate(
      connectionString,
      readMigrations().filter(({ version }) => version < 7),
    );
    await ask(`insert into profiles (email) values ('ada@example.com')`);
    await migrate(connectionString);
    await ask(`insert into profiles (email) values ('bea@example.com')`);
    const welcomed = await ask(
      `select email, array_agg(kind order by kind desc) as kinds
       from notifications join profiles on profiles.id = user_id group by email order by email`,
    );
    const kinds = ['welcome', 'first_steps'];
    expect(welcomed).toEqual([
      { email: 'ada@example.com', kinds },
      { email: 'bea@example.com', kinds },
    ]);
  });
});
