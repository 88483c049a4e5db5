import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { migrate, readMigrations } from '../platform/database/migrate.ts';
import { useEmptyDatabase } from '../testing/test-database.ts';

const { connectionString } = useEmptyDatabase();

/** As the only role that may see these tables. */
async function ask<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client(connectionString);
  await client.connect();
  await client.query('set role ringfence_auth');
  const { rows } = await client.query<Row>(text);
  await client.end();
  return rows;
}

describe('an installation from before there were identities', () => {
  it('keeps its people, and the key that signed their tokens', async () => {
    const before = readMigrations().filter(({ version }) => version < 6);
    await migrate(connectionString, before);
    await ask(`insert into auth.users (email, encrypted_password, email_confirmed_at)
      values ('ada@example.com', 'x', now())`);
    const [key] = await ask<{ id: string }>(
      `insert into auth.signing_keys (purpose, private_key) values ('sign', '{"kty":"EC"}')
       returning id`,
    );
    await migrate(connectionString);
    expect(
      await ask(`select provider, provider_id = user_id::text as is_own, identity_data->>'email' as email
        from auth.identities`),
    ).toEqual([{ provider: 'email', is_own: true, email: 'ada@example.com' }]);
    expect(
      await ask(`select email_proven_at = email_confirmed_at as is_proven from auth.users`),
    ).toEqual([{ is_proven: true }]);
    expect(
      await ask(`select kid, jwk, signs_from <= now() as signs, verifies_until
        from auth.signing_keys`),
    ).toEqual([{ kid: key?.id, jwk: { kty: 'EC' }, signs: true, verifies_until: null }]);
  });
});
