import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { sharedSecret, signSharedToken } from '../testing/sign-shared-token.ts';
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
  auth = await startConfirmingAuth(database, { sharedSecret });
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

  it.each([
    ['en-US', 'You have been invited to Ringfence', 'Code: '],
    ['es-CO,es;q=0.9', 'Tienes una invitación a Ringfence', 'Código: '],
  ])('of an administrator comes in their language too: %s', async (language, subject, code) => {
    const email = `${randomUUID()}@example.com`;
    const answer = await fetch(`${auth.url}/invite`, {
      method: 'POST',
      headers: {
        'accept-language': language,
        authorization: `Bearer ${await signSharedToken()}`,
      },
      body: JSON.stringify({ email }),
    });
    expect(answer.status).toBe(200);
    const [message] = await readMessages(database, email);
    expect(message?.subject).toBe(subject);
    expect(message?.text).toContain(code);
  });
});
