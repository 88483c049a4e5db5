import { randomUUID } from 'node:crypto';
import { GoTrueAdminApi } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { authSettings } from '../settings.ts';
import { openBrowser } from '../testing/browser.ts';
import { profileOf } from '../testing/made-up-people.ts';
import { type Client, newClient } from '../testing/new-client.ts';
import { sharedSecret, signSharedToken } from '../testing/sign-shared-token.ts';
import {
  createPerson,
  type Person,
  type RunningAuth,
  readActivity,
  startAuth,
} from '../testing/start-auth.ts';
import { type FakeProvider, startFakeProvider } from '../testing/start-fake-provider.ts';
import {
  callbackPage,
  published,
  signInAtFakeProvider,
  site,
  visitFakeProvider,
} from '../testing/visit-fake-provider.ts';

const { database } = useTestDatabase();
let fake: FakeProvider;
let auth: RunningAuth;
let fixed: RunningAuth;
/** Where the provider was taken out of the settings. */
let unoffered: RunningAuth;

beforeAll(async () => {
  fake = await startFakeProvider();
  const start = (manualLinking: boolean, providers = [fake.openid, fake.oauth]) =>
    startAuth(database, {
      settings: authSettings({
        publicUrl: site,
        address: site,
        siteUrl: site,
        emailAutoconfirm: false,
        providers,
        manualLinking,
        sharedSecret,
      }),
    });
  auth = await start(true);
  fixed = await start(false);
  unoffered = await start(true, [fake.oauth]);
});
afterAll(async () => {
  await auth.stop();
  await fixed.stop();
  await unoffered.stop();
  await fake.stop();
});

function newAccount(email?: string) {
  const sub = randomUUID();
  return { sub, email: email ?? `${sub}@example.com`, email_verified: true, name: 'Grace' };
}

async function signIn(person: Person, url = auth.url) {
  const browser = openBrowser({ published, actual: auth.url });
  const client = newClient(url, { browser });
  const { error } = await client.signInWithPassword(person);
  expect(error).toBeNull();
  return { browser, client };
}

const askToLink = (client: Client) =>
  client.linkIdentity({ provider: 'google', options: { redirectTo: callbackPage } });

/** A person with a password who has added the provider. */
async function linkPerson(account = newAccount()) {
  const person = await createPerson(database);
  const { browser, client } = await signIn(person);
  const { data, error } = await askToLink(client);
  expect(error).toBeNull();
  const visit = { claims: account, client, browser, departure: data.url ?? '' };
  const { user } = await signInAtFakeProvider(auth, fake, visit);
  return { person, client, browser, user, account };
}

const listProviders = async (client: Client) =>
  (await client.getUserIdentities()).data?.identities.map(({ provider }) => provider);

async function unlink(client: Client, provider: string) {
  const { data } = await client.getUserIdentities();
  const identity = data?.identities.find((one) => one.provider === provider);
  if (identity === undefined) throw new Error('there is no such identity');
  return client.unlinkIdentity(identity);
}

describe('adding a provider to the own account', () => {
  it('leads there and back, and lets the person in by it from then on', async () => {
    const { person, client, user, account } = await linkPerson();
    expect(user.id).toBe(person.id);
    expect(user.email).toBe(person.email);
    expect(user.app_metadata).toEqual({ provider: 'email', providers: ['email', 'google'] });
    expect(await listProviders(client)).toEqual(['email', 'google']);
    const again = await signInAtFakeProvider(auth, fake, { claims: account });
    expect(again.user.id).toBe(person.id);
    const entries = await readActivity(database, person.organizationIds[0]);
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'profile.identity_linked',
        detail: { provider: 'google' },
        actor_id: person.id,
      }),
    );
  });

  it('is refused for an identity that somebody has, be it another or the same person', async () => {
    const { account, client, browser } = await linkPerson();
    const other = await signIn(await createPerson(database));
    for (const one of [{ client, browser }, other]) {
      const { data } = await askToLink(one.client);
      const visit = { ...one, claims: account, departure: data.url ?? '' };
      const { back } = await visitFakeProvider(auth, fake, visit);
      expect(back.searchParams.get('error_code')).toBe('identity_already_exists');
    }
    expect(await listProviders(other.client)).toEqual(['email']);
  });

  it('is refused in another browser: nobody is talked into giving their identity away', async () => {
    const mallory = await signIn(await createPerson(database));
    const { data } = await askToLink(mallory.client);
    const victim = openBrowser({ published, actual: auth.url });
    const visit = { claims: newAccount(), browser: victim, departure: data.url ?? '' };
    const { back } = await visitFakeProvider(auth, fake, visit);
    expect(back.searchParams.get('error_code')).toBe('bad_oauth_state');
    expect(await listProviders(mallory.client)).toEqual(['email']);
  });

  it.each(['global', 'others'] as const)('ends when the person signs out (%s)', async (scope) => {
    const person = await createPerson(database);
    const mallory = await signIn(person);
    const { data } = await askToLink(mallory.client);
    const owner = (await signIn(person)).client;
    expect((await owner.signOut({ scope })).error).toBeNull();
    const visit = { claims: newAccount(), browser: mallory.browser, departure: data.url ?? '' };
    const { back } = await visitFakeProvider(auth, fake, visit);
    expect(back.searchParams.get('error_code')).toBe('bad_oauth_state');
    expect(await listProviders((await signIn(person)).client)).toEqual(['email']);
  });

  it('ends when the person leaves while the provider answers', async () => {
    const person = await createPerson(database);
    const { browser, client } = await signIn(person);
    const { data } = await askToLink(client);
    const owner = (await signIn(person)).client;
    fake.answers.onToken = async () => void (await owner.signOut({ scope: 'others' }));
    const visit = { claims: newAccount(), browser, departure: data.url ?? '' };
    const { back } = await visitFakeProvider(auth, fake, visit);
    fake.answers.onToken = async () => {};
    expect(back.searchParams.get('error_code')).toBe('bad_oauth_state');
    expect(await listProviders(owner)).toEqual(['email']);
  });

  it('leaves no code behind when the person leaves after it', async () => {
    const person = await createPerson(database);
    const { browser, client } = await signIn(person);
    const { data } = await askToLink(client);
    const visit = { claims: newAccount(), client, browser, departure: data.url ?? '' };
    const { back } = await visitFakeProvider(auth, fake, visit);
    await (await signIn(person)).client.signOut({ scope: 'global' });
    const code = back.searchParams.get('code') ?? '';
    const { error } = await client.exchangeCodeForSession(code);
    expect(error?.code).toBe('flow_state_not_found');
  });

  it('ends with a ban, also with one that is lifted again at once', async () => {
    const person = await createPerson(database);
    const { browser, client } = await signIn(person);
    const { data } = await askToLink(client);
    const headers = { Authorization: `Bearer ${await signSharedToken()}` };
    const admin = new GoTrueAdminApi({ url: auth.url, headers });
    for (const ban_duration of ['1h', 'none']) {
      expect((await admin.updateUserById(person.id, { ban_duration })).error).toBeNull();
    }
    const visit = { claims: newAccount(), browser, departure: data.url ?? '' };
    const { back } = await visitFakeProvider(auth, fake, visit);
    expect(back.searchParams.get('error_code')).toBe('bad_oauth_state');
  });

  it('needs somebody who is signed in, and the leave to do so', async () => {
    const response = await fetch(`${auth.url}/user/identities/authorize?provider=google`);
    expect(response.status).toBe(401);
    const { client } = await signIn(await createPerson(database), fixed.url);
    const { error } = await askToLink(client);
    expect(error).toMatchObject({ code: 'manual_linking_disabled', status: 404 });
    expect((await unlink(client, 'email')).error).toMatchObject({
      code: 'manual_linking_disabled',
      status: 404,
    });
  });

  it('needs the second factor of somebody who has one', async () => {
    const { person, client } = await linkPerson();
    await database.asAuth((transaction) =>
      transaction.all(
        testStatement(
          `insert into auth.factors (user_id, factor_type, status, secret)
           values ($1, 'totp', 'verified', 'JBSWY3DPEHPK3PXP')`,
          {},
        ),
        [person.id],
      ),
    );
    const refusal = { code: 'insufficient_aal', status: 401 };
    expect((await askToLink(client)).error).toMatchObject(refusal);
    const { data } = await client.getSession();
    const identity = data.session?.user.identities?.[0];
    if (identity === undefined) throw new Error('there is no identity');
    expect((await client.unlinkIdentity(identity)).error).toMatchObject(refusal);
  });
});

describe('taking a provider from the own account', () => {
  it('closes that way in', async () => {
    const { person, client, account } = await linkPerson();
    expect((await unlink(client, 'google')).error).toBeNull();
    expect(await listProviders(client)).toEqual(['email']);
    const { data } = await client.getUser();
    expect(data.user?.app_metadata.providers).toEqual(['email']);
    expect(data.user?.email).toBe(person.email);
    const other = await signInAtFakeProvider(auth, fake, { claims: account });
    expect(other.user.id).not.toBe(person.id);
    const entries = await readActivity(database, person.organizationIds[0]);
    expect(entries.at(-1)).toMatchObject({
      action: 'profile.identity_unlinked',
      detail: { provider: 'google' },
    });
  });

  it('takes address and password along with the identity they belong to', async () => {
    const { person, client, account } = await linkPerson();
    expect((await unlink(client, 'email')).error).toBeNull();
    const { data } = await client.getUser();
    expect(data.user).toMatchObject({ email: account.email, app_metadata: { provider: 'google' } });
    for (const email of [person.email, account.email]) {
      const attempt = { email, password: person.password };
      const { error } = await newClient(auth.url).signInWithPassword(attempt);
      expect(error?.code).toBe('invalid_credentials');
    }
    const back = await signInAtFakeProvider(auth, fake, { claims: account });
    expect(back.user.id).toBe(person.id);
  });

  it('leaves no address that nothing stands for any more', async () => {
    const { person, client, account } = await linkPerson();
    // Of many others nothing is known either.
    const nameless = testStatement(`insert into profiles (email) values ('')`, {});
    await askSystem(database, nameless);
    await database.asAuth((transaction) =>
      transaction.all(
        testStatement(
          `update auth.identities set identity_data = identity_data || '{"email_verified": false}'
           where provider = 'google' and provider_id = $1`,
          {},
        ),
        [account.sub],
      ),
    );
    expect((await unlink(client, 'email')).error).toBeNull();
    const { data } = await client.getUser();
    expect(data.user?.email).toBe('');
    expect(data.user?.email_confirmed_at).toBeUndefined();
    expect(await profileOf(database, person.id)).toMatchObject({ email: '' });
  });

  it('is refused where the others are no way in any more', async () => {
    const { person } = await linkPerson();
    const { client } = await signIn(person, unoffered.url);
    expect((await unlink(client, 'email')).error?.code).toBe('single_identity_not_deletable');
    expect((await unlink(client, 'google')).error).toBeNull();
  });

  it('is refused for the last one, for that of another, and for none', async () => {
    const { client } = await signIn(await createPerson(database));
    expect((await unlink(client, 'email')).error).toMatchObject({
      code: 'single_identity_not_deletable',
      status: 422,
    });
    const other = await linkPerson();
    const [theirs] = other.user.identities ?? [];
    const mine = (await client.getUserIdentities()).data?.identities[0];
    if (theirs === undefined || mine === undefined) throw new Error('there is no identity');
    for (const identity_id of [theirs.identity_id, randomUUID(), 'none']) {
      const { error } = await client.unlinkIdentity({ ...mine, identity_id });
      expect(error).toMatchObject({ code: 'identity_not_found', status: 422 });
    }
    expect(await listProviders(other.client)).toEqual(['email', 'google']);
  });
});
