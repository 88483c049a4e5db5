import { randomUUID } from 'node:crypto';
import type { GoTrueAdminApi } from '@supabase/auth-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { authSettings } from '../settings.ts';
import { askAsService } from '../testing/ask-as-service.ts';
import { profileOf } from '../testing/made-up-people.ts';
import { newClient } from '../testing/new-client.ts';
import { sharedSecret, signSharedToken } from '../testing/sign-shared-token.ts';
import { readActivity } from '../testing/start-auth.ts';
import { useAuth } from '../testing/use-auth.ts';

const { database } = useTestDatabase();
const settings = authSettings({ publicUrl: 'https://calls.example.com', sharedSecret });
const { auth, person, signIn } = useAuth(database, { settings });
let admin: GoTrueAdminApi;
beforeAll(async () => {
  admin = await askAsService(auth);
});

const countMemberships = async (id: string) => {
  const statement = testStatement(
    'select count(*) as found from user_organizations where user_id = $1',
    { found: 'int8' },
  );
  return (await askSystem(database, statement, [id]))[0]?.found;
};

describe('deleting a user', () => {
  it.each([false, true])('lets them leave everything (softly: %s)', async (isSoft) => {
    const { client, session } = await signIn();
    const { error } = await admin.deleteUser(person.id, isSoft);
    expect(error).toBeNull();
    expect((await client.getUser()).error).toMatchObject({ code: 'user_not_found' });
    const refreshed = await newClient(auth.url).refreshSession({
      refresh_token: session.refresh_token,
    });
    expect(refreshed.error?.code).toBe('refresh_token_not_found');
    expect((await newClient(auth.url).signInWithPassword(person)).error?.code).toBe(
      'invalid_credentials',
    );
    expect((await admin.getUserById(person.id)).error).toMatchObject({ status: 404 });
    const listed = await admin.listUsers();
    expect(listed.data.users.map(({ id }) => id)).not.toContain(person.id);

    expect(await profileOf(database, person.id)).toEqual({ email: '', full_name: 'Ada Byron' });
    expect(await countMemberships(person.id)).toBe(0);
    const entries = await readActivity(database, person.organizationIds[0]);
    expect(entries.at(-1)).toMatchObject({
      action: 'profile.deleted',
      actor_kind: 'system',
      subject_id: person.id,
    });
    // The address is free for somebody else.
    const { data } = await admin.createUser({ email: person.email, email_confirm: true });
    expect(await profileOf(database, data.user?.id)).toMatchObject({ email: person.email });
  });

  it('softly keeps the id and nothing else, until it is deleted wholly', async () => {
    await admin.deleteUser(person.id, true);
    const read = testStatement(
      `select email, phone, user_metadata, deleted_at is not null as is_deleted,
         (select count(*) from auth.identities where user_id = users.id) as identities
       from auth.users where id = $1`,
      {
        email: 'text?',
        phone: 'text?',
        user_metadata: 'jsonb',
        is_deleted: 'bool',
        identities: 'int8',
      },
    );
    const readUser = () => database.asAuth((transaction) => transaction.all(read, [person.id]));
    expect(await readUser()).toEqual([
      { email: null, phone: null, user_metadata: {}, is_deleted: true, identities: 0 },
    ]);
    expect((await admin.deleteUser(person.id, true)).error).toBeNull();
    expect((await admin.deleteUser(person.id)).error).toBeNull();
    expect(await readUser()).toEqual([]);
  });

  it('finds nobody who is not there, and takes no body for a plain deletion', async () => {
    const { error } = await admin.deleteUser(randomUUID());
    expect(error).toMatchObject({ status: 404, code: 'user_not_found' });
    const headers = { authorization: `Bearer ${await signSharedToken()}` };
    const response = await fetch(`${auth.url}/admin/users/${person.id}`, {
      method: 'DELETE',
      headers,
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({});
  });
});
