import { AuthClient } from '@supabase/auth-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { showCode } from '../testing/show-code.ts';
import {
  createPerson,
  type Person,
  type RunningAuth,
  readActivity,
  startAuth,
} from '../testing/start-auth.ts';
import { addFactor, show } from '../testing/use-factors.ts';
import { verifyAccessToken } from '../tokens/verify-access-token.ts';

const { database } = useTestDatabase();
let auth: RunningAuth;
let person: Person;

beforeAll(async () => {
  auth = await startAuth(database);
});
afterAll(() => auth.stop());
beforeEach(async () => {
  auth.clock.skippedSeconds = 0;
  person = await createPerson(database);
});

async function signIn() {
  const client = new AuthClient({ url: auth.url, autoRefreshToken: false, persistSession: false });
  const { data } = await client.signInWithPassword(person);
  if (data.session === null) throw new Error('the sign-in failed');
  return { client, accessToken: data.session.access_token };
}

const verify = (header: string | undefined) => verifyAccessToken(auth.services, header);

/** The code an access token is refused with, or nothing when it is accepted. */
const refusalOf = async (accessToken: string) => {
  const outcome = await verify(`Bearer ${accessToken}`).catch((error: unknown) => error);
  return outcome instanceof Error && 'code' in outcome ? outcome.code : undefined;
};

describe('signing out', () => {
  it.each([
    { scope: 'local', left: { here: false, elsewhere: true } },
    { scope: 'others', left: { here: true, elsewhere: false } },
    { scope: 'global', left: { here: false, elsewhere: false } },
  ] as const)('$scope ends the sessions it names, at once', async ({ scope, left }) => {
    const [here, elsewhere] = [await signIn(), await signIn()];
    expect((await here.client.signOut({ scope })).error).toBeNull();
    const ended = (isLeft: boolean) => (isLeft ? undefined : 'session_not_found');
    expect(await refusalOf(here.accessToken)).toBe(ended(left.here));
    expect(await refusalOf(elsewhere.accessToken)).toBe(ended(left.elsewhere));
    const activity = await readActivity(database, person.organizationIds[0]);
    expect(activity.at(-1)).toMatchObject({
      action: 'profile.signed_out',
      actor_id: person.id,
      subject_id: person.id,
      detail: { scope },
    });
  });

  it('elsewhere needs the second factor, where there is one', async () => {
    const both = await signIn();
    const { factorId, secret } = await addFactor(auth, both.client);
    const first = await signIn();
    for (const scope of ['others', 'global'] as const) {
      const answer = await fetch(`${auth.url}/logout?scope=${scope}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${first.accessToken}` },
      });
      expect([answer.status, Object(await answer.json()).error_code]).toEqual([
        403,
        'insufficient_aal',
      ]);
    }
    expect((await both.client.getUser()).error).toBeNull();
    expect(
      (await show(first.client, factorId, showCode(secret, auth.services.now()))).error,
    ).toBeNull();
    expect((await first.client.signOut({ scope: 'others' })).error).toBeNull();
    expect((await both.client.getUser()).error).not.toBeNull();
  });

  it('here does not', async () => {
    const both = await signIn();
    await addFactor(auth, both.client);
    const first = await signIn();
    expect((await first.client.signOut({ scope: 'local' })).error).toBeNull();
    expect(await refusalOf(first.accessToken)).toBe('session_not_found');
  });

  it('ends nobody else’s session', async () => {
    const other = await signIn();
    person = await createPerson(database);
    const { client } = await signIn();
    await client.signOut();
    expect(await refusalOf(other.accessToken)).toBeUndefined();
  });

  it('answers 204, and a second time that the session is gone', async () => {
    const { accessToken } = await signIn();
    const signOut = () =>
      fetch(`${auth.url}/logout`, {
        method: 'POST',
        headers: { authorization: `Bearer ${accessToken}` },
      });
    expect((await signOut()).status).toBe(204);
    const again = await signOut();
    expect(again.status).toBe(403);
    expect(await again.json()).toMatchObject({ code: 403, error_code: 'session_not_found' });
  });
});

describe('verifying an access token', () => {
  it('says who is asking', async () => {
    const { accessToken } = await signIn();
    expect(await verify(`bearer ${accessToken}`)).toEqual({
      userId: person.id,
      email: person.email,
      sessionId: expect.any(String),
      assuranceLevel: 'aal1',
      hasFactor: false,
    });
  });

  it.each([undefined, '', 'Basic abc', 'Bearer'])(
    'refuses the header %j as none',
    async (header) => {
      await expect(verify(header)).rejects.toMatchObject({ code: 'no_authorization', status: 401 });
    },
  );

  it('refuses a token that was changed, has expired, or is for another issuer', async () => {
    const { accessToken } = await signIn();
    const [head, body, signature = ''] = accessToken.split('.');
    const forged = `${head}.${body}.${signature.split('').reverse().join('')}`;
    const badToken = {
      code: 'bad_jwt',
      status: 403,
      message: expect.stringMatching(/^invalid JWT: /),
    };
    await expect(verify(`Bearer ${forged}`)).rejects.toMatchObject(badToken);
    await expect(verify('Bearer not.a.token')).rejects.toMatchObject(badToken);
    const settings = { ...auth.services.settings, publicUrl: 'https://other.example.com' };
    await expect(
      verifyAccessToken({ ...auth.services, settings }, `Bearer ${accessToken}`),
    ).rejects.toMatchObject(badToken);
    auth.clock.skippedSeconds = 3601;
    await expect(verify(`Bearer ${accessToken}`)).rejects.toMatchObject(badToken);
  });
});
