import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { type AuthSettings, authSettings } from '../settings.ts';
import { profileOf } from '../testing/made-up-people.ts';
import { newClient } from '../testing/new-client.ts';
import {
  createPerson,
  type RunningAuth,
  readActivity,
  readSessionCounts,
  startAuth,
} from '../testing/start-auth.ts';
import { type FakeProvider, startFakeProvider } from '../testing/start-fake-provider.ts';
import { signInAtFakeProvider, site, visitFakeProvider } from '../testing/visit-fake-provider.ts';
import { verifyAccessToken } from '../tokens/verify-access-token.ts';

const { database } = useTestDatabase();
const password = 'correct horse battery';
const reservedEmail = `boss-${randomUUID()}@example.com`;
let fake: FakeProvider;
/** Where mails confirm addresses, where nothing does, and where nobody new is let in. */
let careful: RunningAuth;
let trusting: RunningAuth;
let closed: RunningAuth;

beforeAll(async () => {
  fake = await startFakeProvider();
  const start = (chosen: Partial<AuthSettings>) =>
    startAuth(database, {
      settings: authSettings({
        publicUrl: site,
        address: site,
        siteUrl: site,
        providers: [fake.openid, fake.oauth, fake.plain],
        reservedEmails: new Set([reservedEmail]),
        ...chosen,
      }),
    });
  careful = await start({ emailAutoconfirm: false });
  trusting = await start({ emailAutoconfirm: true });
  closed = await start({ emailAutoconfirm: false, signUp: 'closed' });
});
afterAll(async () => {
  for (const server of [careful, trusting, closed]) await server.stop();
  await fake.stop();
});

function newAccount(change: { email?: string; email_verified?: unknown } = {}) {
  const sub = randomUUID();
  return { sub, email: `${sub}@example.com`, email_verified: true, name: 'Grace', ...change };
}

const newNumber = () => randomInt(1, 2 ** 47);

const change = (text: string, values: unknown[]) =>
  database.asAuth((transaction) => transaction.all(testStatement(text, {}), values));

const addFactor = (userId: string) =>
  change(
    `insert into auth.factors (user_id, factor_type, status, secret)
     values ($1, 'totp', 'verified', 'JBSWY3DPEHPK3PXP')`,
    [userId],
  );

const countWays = async (userId: string) =>
  database.asAuth((transaction) =>
    transaction.first(
      testStatement(
        `select encrypted_password is not null as password, phone is not null as phone,
           (select count(*) from auth.factors where user_id = users.id) as factors,
           (select count(*) from auth.one_time_tokens where user_id = users.id) as tokens
         from auth.users where id = $1`,
        { password: 'bool', phone: 'bool', factors: 'int8', tokens: 'int8' },
      ),
      [userId],
    ),
  );

const signInWithPassword = (email: string) =>
  newClient(careful.url).signInWithPassword({ email, password });

describe('somebody whose address is known and proven', () => {
  it('gets into their account by the provider, and still by their password', async () => {
    const person = await createPerson(database);
    const account = newAccount({ email: person.email.toUpperCase() });
    const { user } = await signInAtFakeProvider(careful, fake, { claims: account });
    expect(user.id).toBe(person.id);
    expect(user.app_metadata).toEqual({ provider: 'email', providers: ['email', 'google'] });
    expect(user.user_metadata).toMatchObject({ full_name: 'Ada Byron' });
    expect((await signInWithPassword(person.email)).error).toBeNull();
    const entries = await readActivity(database, person.organizationIds[0]);
    expect(entries.slice(0, 2)).toMatchObject([
      { action: 'profile.identity_linked', detail: { provider: 'google' } },
      { action: 'profile.signed_in', detail: { method: 'oauth' } },
    ]);
  });

  it('is nobody known where the provider does not vouch for the address', async () => {
    const person = await createPerson(database);
    for (const email_verified of [false, undefined, 'no', null]) {
      const known = newAccount({ email: person.email, email_verified });
      const { user } = await signInAtFakeProvider(careful, fake, { claims: known });
      expect(user.id).not.toBe(person.id);
      expect(user.email).toBe('');
    }
    expect((await signInWithPassword(person.email)).data.user?.identities).toHaveLength(1);
  });

  it('cannot be found out by typing their address at a provider', async () => {
    const { email } = await createPerson(database);
    for (const [server, expected] of [
      [careful, null],
      [closed, 'signup_disabled'],
    ] as const) {
      for (const claimed of [email, newAccount().email]) {
        const account = newAccount({ email: claimed, email_verified: false });
        const { back } = await visitFakeProvider(server, fake, { claims: account });
        expect(back.searchParams.get('error_code')).toBe(expected);
      }
    }
  });

  it('does not get in while they are banned', async () => {
    const person = await createPerson(database);
    const account = newAccount({ email: person.email });
    await change(`update auth.users set banned_until = now() + '1 hour' where id = $1`, [
      person.id,
    ]);
    const first = await visitFakeProvider(careful, fake, { claims: account });
    expect(first.back.searchParams.get('error_code')).toBe('user_banned');
    await change(`update auth.users set banned_until = null where id = $1`, [person.id]);
    await signInAtFakeProvider(careful, fake, { claims: account });
    await change(`update auth.users set banned_until = now() + '1 hour' where id = $1`, [
      person.id,
    ]);
    const second = await visitFakeProvider(careful, fake, { claims: account });
    expect(second.back.searchParams.get('error_code')).toBe('user_banned');
    const failures = (await readActivity(database, person.organizationIds[0])).filter(
      ({ action }) => action === 'profile.sign_in_failed',
    );
    expect(failures).toEqual(
      Array(2).fill(
        expect.objectContaining({ detail: { method: 'oauth' }, subject_id: person.id }),
      ),
    );
  });
});

describe('an account that somebody else made with the address', () => {
  it('goes to the owner of the address, and nothing of the other is left in it', async () => {
    const squatter = await createPerson(database);
    await signInWithPassword(squatter.email);
    await addFactor(squatter.id);
    await change(
      `update auth.users set email_confirmed_at = null, email_proven_at = null, phone = '15550100',
         new_email = 'x@y.zz', user_metadata = '{"full_name": "Mallory"}'
       where id = $1`,
      [squatter.id],
    );
    await change(
      `insert into auth.one_time_tokens
         (user_id, purpose, token_hash, code_hash, sent_to, code_expires_at, link_expires_at)
       values ($1, 'recovery', sha256('a'), sha256('b'), 'x', now(), now())`,
      [squatter.id],
    );
    const account = newAccount({ email: squatter.email });
    const { user } = await signInAtFakeProvider(careful, fake, { claims: account });
    expect(user.id).toBe(squatter.id);
    expect(user.email_confirmed_at).toEqual(expect.any(String));
    expect(user.user_metadata.full_name).toBe('Grace');
    expect(user.new_email).toBeUndefined();
    expect(user.identities?.map(({ provider }) => provider)).toEqual(['google']);
    const nothing = { password: false, phone: false, factors: 0, tokens: 0 };
    expect(await countWays(squatter.id)).toEqual(nothing);
    expect(await readSessionCounts(database, squatter.id)).toMatchObject({ sessions: 1 });
    const { error } = await signInWithPassword(squatter.email);
    expect(error?.code).toBe('invalid_credentials');
  });

  it('does so too where addresses count as confirmed without proof', async () => {
    const account = newAccount();
    const mallory = newClient(trusting.url);
    const signedUp = await mallory.signUp({ email: account.email, password });
    const id = signedUp.data.user?.id ?? '';
    await addFactor(id);
    const { user } = await signInAtFakeProvider(trusting, fake, { claims: account });
    expect(user.id).toBe(id);
    expect((await mallory.getUser()).error?.message).toBe('Auth session missing!');
    const again = await newClient(trusting.url).signInWithPassword({
      email: account.email,
      password,
    });
    expect(again.error?.code).toBe('invalid_credentials');
    // It lets nobody in by itself, and may be the owner's own.
    expect(await countWays(id)).toMatchObject({ password: false, factors: 1 });
  });

  it('does so too when mails have come to confirm addresses since then', async () => {
    const account = newAccount();
    const mallory = newClient(trusting.url);
    const signedUp = await mallory.signUp({ email: account.email, password });
    const { user, session } = await signInAtFakeProvider(careful, fake, { claims: account });
    expect(user.id).toBe(signedUp.data.user?.id);
    expect((await mallory.getUser()).error?.message).toBe('Auth session missing!');
    expect((await signInWithPassword(account.email)).error?.code).toBe('invalid_credentials');
    const bearer = `Bearer ${session.access_token}`;
    expect(await verifyAccessToken(careful.services, bearer)).toMatchObject({
      email: account.email,
    });
  });

  it('stays as it is once a provider has vouched for the address', async () => {
    const account = newAccount();
    const { user } = await signInAtFakeProvider(trusting, fake, { claims: account });
    await change(`update auth.users set encrypted_password = 'set' where id = $1`, [user.id]);
    fake.answers.person = { id: newNumber(), login: 'grace' };
    fake.answers.addresses = [{ email: account.email, primary: true, verified: true }];
    const second = await signInAtFakeProvider(trusting, fake, { provider: 'github' });
    expect(second.user.id).toBe(user.id);
    expect(second.user.app_metadata.providers).toEqual(['google', 'github']);
    expect(await countWays(user.id)).toMatchObject({ password: true });
  });
});

describe('somebody new', () => {
  it('without a verified address is known by their identity alone', async () => {
    const account = newAccount({ email_verified: false });
    const { user, session } = await signInAtFakeProvider(careful, fake, { claims: account });
    expect(user.email).toBe('');
    expect(user.identities?.[0]).toMatchObject({
      id: account.sub,
      identity_data: { email: account.email, email_verified: false },
    });
    const bearer = `Bearer ${session.access_token}`;
    expect(await verifyAccessToken(careful.services, bearer)).toMatchObject({ email: '' });
    // As soon as the provider vouches for it, it is theirs.
    const later = { ...account, email_verified: true };
    const again = await signInAtFakeProvider(careful, fake, { claims: later });
    expect(again.user).toMatchObject({ id: user.id, email: account.email });
    expect(again.user.email_confirmed_at).toEqual(expect.any(String));
  });

  it('gets an address that carries rights only where the provider vouches for it', async () => {
    const unproven = newAccount({ email: reservedEmail, email_verified: false });
    const first = await signInAtFakeProvider(trusting, fake, { claims: unproven });
    expect(first.user.email).toBe('');
    const proven = newAccount({ email: reservedEmail });
    const second = await signInAtFakeProvider(trusting, fake, { claims: proven });
    expect(second.user.email).toBe(reservedEmail);
    expect(second.user.id).not.toBe(first.user.id);
  });

  it('is not let in where sign-up is closed; who is known already is', async () => {
    const { back } = await visitFakeProvider(closed, fake, { claims: newAccount() });
    expect(back.searchParams.get('error_code')).toBe('signup_disabled');
    const person = await createPerson(database);
    const account = newAccount({ email: person.email });
    const { user } = await signInAtFakeProvider(closed, fake, { claims: account });
    expect(user.id).toBe(person.id);
  });

  it('has a profile with the address, although that of somebody else still shows it', async () => {
    const account = newAccount();
    const [stale] = await askSystem(
      database,
      testStatement('insert into profiles (email) values ($1) returning id', { id: 'uuid' }),
      [account.email],
    );
    const unproven = { ...account, email_verified: false };
    await signInAtFakeProvider(careful, fake, { claims: unproven });
    const { user } = await signInAtFakeProvider(careful, fake, { claims: account });
    expect(await profileOf(database, user.id)).toMatchObject({ email: account.email });
    expect(await profileOf(database, stale?.id)).toMatchObject({ email: '' });
    const other = newAccount();
    await change(`insert into profiles (email) values ($1)`, [other.email]);
    const second = await signInAtFakeProvider(careful, fake, { claims: other });
    expect(await profileOf(database, second.user.id)).toMatchObject({ email: other.email });
  });

  it('becomes one user, although three of their tabs come back in the same moment', async () => {
    const number = newNumber();
    fake.answers.person = { id: number, login: 'grace' };
    fake.answers.addresses = [{ email: `${number}@example.com`, primary: true, verified: true }];
    const visits = [1, 2, 3].map(() => signInAtFakeProvider(careful, fake, { provider: 'github' }));
    const ids = (await Promise.all(visits)).map(({ user }) => user.id);
    expect(new Set(ids).size).toBe(1);
  });
});

describe('somebody at a provider without id_tokens', () => {
  it('is known by the number there, with the primary verified address', async () => {
    const number = newNumber();
    const email = `${number}@example.com`;
    fake.answers.person = {
      id: number,
      login: 'grace',
      name: 'Grace Hopper',
      avatar_url: 'https://pictures.example.com/grace',
      email: 'shown@example.com',
    };
    fake.answers.addresses = [
      { email: 'other@example.com', primary: false, verified: true },
      { email, primary: true, verified: true },
    ];
    const { user, session } = await signInAtFakeProvider(careful, fake, { provider: 'github' });
    expect(user).toMatchObject({
      email,
      user_metadata: {
        full_name: 'Grace Hopper',
        avatar_url: 'https://pictures.example.com/grace',
      },
      identities: [{ provider: 'github', id: String(number), email }],
    });
    expect(session.provider_token).toBe('theirs');
    expect(fake.exchanges.at(-1)).toMatchObject({ code_verifier: expect.any(String) });
  });

  it.each([
    ['not verified', (email: string) => [{ email, primary: true, verified: false }]],
    ['not the primary one', (email: string) => [{ email, primary: false, verified: true }]],
    ['not given in the right shape', (email: string) => ({ email })],
  ])('gets no address that is %s', async (_, list) => {
    const number = newNumber();
    fake.answers.person = { id: number, login: 'grace' };
    fake.answers.addresses = list(`${number}@example.com`);
    const { user } = await signInAtFakeProvider(careful, fake, { provider: 'github' });
    expect(user.email).toBe('');
  });

  it('is asked for the address in one go where there is no list of them', async () => {
    for (const [email_verified, expected] of [
      [true, true],
      [undefined, false],
    ] as const) {
      const number = newNumber();
      const email = `${number}@example.com`;
      fake.answers.person = { id: number, email, email_verified };
      const { user } = await signInAtFakeProvider(careful, fake, { provider: 'gitlab' });
      expect(user.email).toBe(expected ? email : '');
      expect(user.identities?.[0]?.identity_data).toMatchObject({ email });
    }
  });
});

describe('what an id_token leaves open', () => {
  const tell = (more: Record<string, unknown>) => {
    const sub = randomUUID();
    const email = `${sub}@example.com`;
    fake.answers.userInformation = { sub, email, ...more };
    return { sub, email };
  };
  const emailOf = async (claims: Record<string, unknown>) =>
    (await signInAtFakeProvider(careful, fake, { claims })).user.email;

  it('is taken from what the provider tells on asking about the same address', async () => {
    const { sub, email } = tell({ email_verified: true });
    expect(await emailOf({ sub, email: email.toUpperCase(), name: 'Grace' })).toBe(email);
  });

  it('is not taken from its word on another address, nor against its own', async () => {
    const first = tell({ email: 'another@example.com', email_verified: true });
    expect(await emailOf({ ...first, name: 'Grace' })).toBe('');
    const second = tell({ email_verified: true });
    expect(await emailOf({ ...second, email_verified: false })).toBe('');
  });

  it('turns nobody away whose address is known when the provider tells no more', async () => {
    fake.answers.userInformationStatus = 503;
    const sub = randomUUID();
    const email = `${sub}@example.com`;
    try {
      expect(await emailOf({ sub, email, email_verified: true })).toBe(email);
      const { back } = await visitFakeProvider(careful, fake, { claims: { sub: randomUUID() } });
      expect(back.searchParams.get('error_code')).toBe('service_unavailable');
    } finally {
      fake.answers.userInformationStatus = 200;
    }
  });
});
