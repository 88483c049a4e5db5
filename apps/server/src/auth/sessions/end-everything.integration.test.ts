import { GoTrueAdminApi } from '@supabase/auth-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { testStatement } from '../../testing/test-statement.ts';
import { removeLostFactor } from '../factors/remove-factor.ts';
import { newEmail, newPhone } from '../testing/made-up-people.ts';
import { newClient } from '../testing/new-client.ts';
import { sharedSecret, signSharedToken } from '../testing/sign-shared-token.ts';
import {
  createPerson,
  type Person,
  type RunningAuth,
  readMessages,
  readSessionCounts,
} from '../testing/start-auth.ts';
import { readLatest, startConfirmingAuth } from '../testing/start-confirming-auth.ts';
import { addFactor } from '../testing/use-factors.ts';

const { database } = useTestDatabase();
let auth: RunningAuth;
let admin: GoTrueAdminApi;
let person: Person;

beforeAll(async () => {
  auth = await startConfirmingAuth(database, { sharedSecret });
  const headers = { Authorization: `Bearer ${await signSharedToken()}` };
  admin = new GoTrueAdminApi({ url: auth.url, headers });
});
afterAll(() => auth.stop());
beforeEach(async () => {
  auth.clock.skippedSeconds = 0;
  person = await createPerson(database);
});

async function signIn(password = person.password) {
  const client = newClient(auth.url);
  const { error } = await client.signInWithPassword({ email: person.email, password });
  if (error !== null) throw error;
  return client;
}

const countBegun = testStatement(
  `select
     (select count(*) from auth.one_time_tokens where user_id = $1) as tokens,
     (select count(*) from auth.flow_states where user_id = $1 or linking_user_id = $1) as flows,
     (select count(new_phone) + count(new_email) from auth.users where id = $1) as changes`,
  { tokens: 'int8', flows: 'int8', changes: 'int8' },
);

const begunBy = () => database.asAuth((transaction) => transaction.first(countBegun, [person.id]));

const insertFlow = testStatement(
  `insert into auth.flow_states (provider, authentication_method, redirect_to, linking_user_id,
     expires_at)
   values ('github', 'oauth', '', $1, now() + interval '5 minutes')`,
  {},
);

const anotherPassword = 'another long password';

const rescues = {
  'the operator sets a password': async () => {
    await admin.updateUserById(person.id, { password: anotherPassword });
  },
  'the operator bans them for a while': async () => {
    await admin.updateUserById(person.id, { ban_duration: '1h' });
    await admin.updateUserById(person.id, { ban_duration: 'none' });
  },
  'a lost second factor is taken away': async (factorId: string) => {
    const actor = { kind: 'system' } as const;
    const lost = { userId: person.id, factorId, actor, endsSessions: true };
    await removeLostFactor(auth.services, lost);
  },
};

describe('whatever a thief has begun', () => {
  it.each(Object.entries(rescues))('ends when %s', async (_, rescue) => {
    const thief = await signIn();
    const { factorId } = await addFactor(auth, thief);
    const phone = newPhone();
    expect((await thief.updateUser({ phone })).error).toBeNull();
    expect((await thief.updateUser({ email: newEmail() })).error).toBeNull();
    await database.asAuth((transaction) => transaction.all(insertFlow, [person.id]));
    const { code } = await readLatest(database, auth, phone);
    expect(await begunBy()).toEqual({ tokens: 3, flows: 1, changes: 2 });

    await rescue(factorId);
    expect(await begunBy()).toEqual({ tokens: 0, flows: 0, changes: 0 });
    expect((await thief.getUser()).error?.name).toBe('AuthSessionMissingError');
    const sent = await readMessages(database, phone);
    await newClient(auth.url).resend({ type: 'phone_change', phone });
    expect(await readMessages(database, phone)).toHaveLength(sent.length);
    const shown = await newClient(auth.url).verifyOtp({ type: 'phone_change', phone, token: code });
    expect(shown.error).toMatchObject({ code: 'otp_expired' });
  });

  it('ends when the password is changed, but for the session that asks', async () => {
    const thief = await signIn();
    const phone = newPhone();
    await thief.updateUser({ phone });
    const owner = await signIn();
    expect((await owner.updateUser({ password: anotherPassword })).error).toBeNull();
    expect(await begunBy()).toEqual({ tokens: 0, flows: 0, changes: 0 });
    expect((await thief.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await owner.getUser()).error).toBeNull();
    expect(await readSessionCounts(database, person.id)).toMatchObject({ sessions: 1 });
  });
});
