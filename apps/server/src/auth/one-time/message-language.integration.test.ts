import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import {
  createPerson,
  type Person,
  type RunningAuth,
  readMessages,
} from '../testing/start-auth.ts';
import { startConfirmingAuth } from '../testing/start-confirming-auth.ts';

const { database } = useTestDatabase();
let auth: RunningAuth;

beforeAll(async () => {
  auth = await startConfirmingAuth(database);
});
afterAll(() => auth.stop());

describe('a message', () => {
  it('comes in the language of the request that it was asked for with', async () => {
    const ask = ({ email }: Person, language: string) =>
      fetch(`${auth.url}/recover`, {
        method: 'POST',
        headers: { 'accept-language': language },
        body: JSON.stringify({ email }),
      });
    const person = await createPerson(database);
    await ask(person, 'es-MX,es;q=0.9,en;q=0.8');
    expect((await readMessages(database, person.email))[0]?.subject).toBe(
      'Restablece tu contraseña',
    );
    const other = await createPerson(database);
    await ask(other, 'fr');
    expect((await readMessages(database, other.email))[0]?.subject).toBe('Reset your password');
  });
});
