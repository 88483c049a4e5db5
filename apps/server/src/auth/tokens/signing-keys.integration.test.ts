import { describe, expect, it } from 'vitest';
import { defineStatement } from '../../platform/database/statement.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { authSettings } from '../settings.ts';
import { findSigningKey, findVerifyingKey } from './signing-keys.ts';

const { database } = useTestDatabase();

/** Remembers its own keys, as another process does. */
const startProcess = () => ({
  database: { ...database },
  now: () => new Date(),
  settings: authSettings(),
});

const insertKey = defineStatement({
  name: 'test.insert_key',
  text: `
    insert into auth.signing_keys (kid, jwk, verifies_until)
    select 'another', jwk, now() + interval '1 hour' from auth.signing_keys limit 1
    returning kid`,
  row: { kid: 'text' },
});

describe('the signing keys', () => {
  it('are one key, however many processes start at once', async () => {
    const keys = await Promise.all(Array.from({ length: 5 }, () => findSigningKey(startProcess())));
    expect(new Set(keys.map(({ id }) => id)).size).toBe(1);
  });

  it('are read again for an id not known yet, but not for every made-up one', async () => {
    const services = startProcess();
    const { id } = await findSigningKey(services);
    expect((await findVerifyingKey(services, id))?.id).toBe(id);
    const added = await database.asAuth((transaction) => transaction.first(insertKey));
    expect(await findVerifyingKey(services, added?.kid)).toBeUndefined();
    const later = { ...services, now: () => new Date(Date.now() + 6_000) };
    expect((await findVerifyingKey(later, added?.kid))?.id).toBe(added?.kid);
    expect((await findSigningKey(later)).id).toBe(id);
  });

  it('are not remembered as missing when the database did not answer', async () => {
    let isDown = true;
    const services = {
      now: () => new Date(),
      settings: authSettings(),
      database: {
        ...database,
        asAuth: <Result>(work: Parameters<typeof database.asAuth<Result>>[0]) =>
          isDown ? Promise.reject(new Error('connection refused')) : database.asAuth(work),
      },
    };
    await expect(findSigningKey(services)).rejects.toThrow('connection refused');
    isDown = false;
    expect(await findSigningKey(services)).toMatchObject({ algorithm: 'ES256' });
  });
});
