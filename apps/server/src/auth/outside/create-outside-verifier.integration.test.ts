import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import {
  type CryptoKey,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  type JWK,
  type JWTPayload,
  SignJWT,
} from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Log } from '../../platform/log/log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { testStatement } from '../../testing/test-statement.ts';
import { createOutsideVerifier, type OutsideOptions } from './create-outside-verifier.ts';

const { database } = useTestDatabase();
const issuer = 'https://x.supabase.co/auth/v1';
const sharedSecret = 'a secret of a Supabase that is still young';
const published: JWK[] = [];
const state = { status: 200, isSilent: false, asked: 0 };
const warnings: object[] = [];
const silent = () => {};
const log: Log = {
  debug: silent,
  info: silent,
  error: silent,
  warn: (it) => void warnings.push(it),
};
let first: CryptoKey;
let firstPublic: CryptoKey;
let url = '';
let stop: () => Promise<void>;

beforeAll(async () => {
  const routes = new Hono().get('/auth/v1/.well-known/jwks.json', async (context) => {
    state.asked += 1;
    if (state.isSilent) await new Promise(() => {});
    return context.json({ keys: published }, state.status === 200 ? 200 : 503);
  });
  const server = serve({ fetch: routes.fetch, hostname: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('there is no port');
  url = `http://127.0.0.1:${address.port}/auth/v1`;
  stop = async () => {
    if ('closeAllConnections' in server) server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  const pair = await publish('first');
  first = pair.privateKey;
  firstPublic = pair.publicKey;
});
afterAll(() => stop());
beforeEach(() => {
  Object.assign(state, { status: 200, isSilent: false });
});

async function publish(kid: string) {
  const pair = await generateKeyPair('ES256');
  published.push({ ...(await exportJWK(pair.publicKey)), kid, alg: 'ES256', use: 'sig' });
  return pair;
}

const createVerifier = (chosen: Partial<OutsideOptions> = {}) =>
  createOutsideVerifier({
    url,
    issuer,
    database,
    log,
    now: () => new Date(),
    cooldownMilliseconds: 0,
    ...chosen,
  });

function listClaims(change: Record<string, unknown> = {}): JWTPayload {
  const sub = randomUUID();
  const seconds = Math.floor(Date.now() / 1000);
  return {
    iss: issuer,
    sub,
    aud: 'authenticated',
    exp: seconds + 600,
    iat: seconds,
    email: `${sub}@example.com`,
    phone: '',
    role: 'authenticated',
    session_id: randomUUID(),
    aal: 'aal1',
    app_metadata: { provider: 'email' },
    user_metadata: { full_name: 'Ada Byron', email_verified: true },
    is_anonymous: false,
    ...change,
  };
}

interface Signing {
  key?: CryptoKey | Uint8Array;
  kid?: string;
  alg?: string;
}

async function sign(
  claims: JWTPayload,
  { key = first, kid = 'first', alg = 'ES256' }: Signing = {},
) {
  return `Bearer ${await new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(key)}`;
}

const readProfile = (id: unknown) =>
  database.asSystem((transaction) =>
    transaction.first(
      testStatement('select email, full_name from profiles where id = $1', {
        email: 'text',
        full_name: 'text',
      }),
      [id],
    ),
  );

describe('the token of an outside Supabase', () => {
  it('says who asks', async () => {
    const claims = listClaims({ aal: 'aal2' });
    expect(await createVerifier()(await sign(claims))).toEqual({
      userId: claims.sub,
      email: '',
      sessionId: claims.session_id,
      assuranceLevel: 'aal2',
      hasFactor: false,
    });
  });

  it.each<[string, Record<string, unknown>]>([
    ['another issuer', { iss: 'https://evil.supabase.co/auth/v1' }],
    ['another audience', { aud: 'anon' }],
    ['a time that is over', { exp: 1 }],
    ['no end', { exp: undefined }],
    ['another role', { role: 'service_role' }],
    ['no person', { sub: undefined }],
    ['no session', { session_id: undefined }],
    ['a person without an account', { is_anonymous: true }],
    ['a level that is unknown', { aal: 'aal9' }],
  ])('is refused with %s', async (_, change) => {
    const verify = createVerifier();
    await expect(verify(await sign(listClaims(change)))).rejects.toMatchObject({ code: 'bad_jwt' });
  });

  it('is refused when it is none, or signed by another', async () => {
    const verify = createVerifier();
    await expect(verify(undefined)).rejects.toMatchObject({ code: 'no_authorization' });
    await expect(verify('Bearer nonsense')).rejects.toMatchObject({ code: 'bad_jwt' });
    const { privateKey } = await generateKeyPair('ES256');
    const forged = await sign(listClaims(), { key: privateKey });
    await expect(verify(forged)).rejects.toMatchObject({ code: 'bad_jwt' });
  });

  it('is refused when it is signed with a public key for a secret, or not at all', async () => {
    const key = new TextEncoder().encode(await exportSPKI(firstPublic));
    const confused = await sign(listClaims(), { key, alg: 'HS256' });
    const bare = [{ alg: 'none' }, listClaims()]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    for (const verify of [createVerifier(), createVerifier({ sharedSecret })]) {
      await expect(verify(confused)).rejects.toMatchObject({ code: 'bad_jwt' });
      await expect(verify(`Bearer ${bare}.`)).rejects.toMatchObject({ code: 'bad_jwt' });
    }
  });

  it('may be signed with a shared secret where the operator has given it', async () => {
    const claims = listClaims();
    const key = new TextEncoder().encode(sharedSecret);
    const token = await sign(claims, { key, alg: 'HS256' });
    expect(await createVerifier({ sharedSecret })(token)).toMatchObject({ userId: claims.sub });
    await expect(createVerifier()(token)).rejects.toMatchObject({ code: 'bad_jwt' });
  });
});

describe('the keys of an outside Supabase', () => {
  it('are asked for once, and again when a token names a new one', async () => {
    const verify = createVerifier();
    const before = state.asked;
    await verify(await sign(listClaims()));
    await verify(await sign(listClaims()));
    expect(state.asked).toBe(before + 1);
    const { privateKey } = await publish('second');
    const claims = listClaims();
    const rotated = await sign(claims, { key: privateKey, kid: 'second' });
    expect(await verify(rotated)).toMatchObject({ userId: claims.sub });
    expect(state.asked).toBe(before + 2);
  });

  it('that cannot be had are no fault of the token', async () => {
    const token = await sign(listClaims());
    const down = { code: 'service_unavailable', status: 503 };
    state.status = 503;
    const verify = createVerifier();
    await expect(verify(token)).rejects.toMatchObject(down);
    state.status = 200;
    state.isSilent = true;
    const impatient = createVerifier({ timeoutMilliseconds: 200 });
    await expect(impatient(token)).rejects.toMatchObject(down);
    await expect(createVerifier({ url: 'http://127.0.0.1:9' })(token)).rejects.toMatchObject(down);
    state.isSilent = false;
    expect(await verify(token)).toMatchObject({ assuranceLevel: 'aal1' });
  });
});

describe('the profile of somebody from outside', () => {
  it('is made at first sight, and left alone afterwards', async () => {
    const verify = createVerifier({ emailsAreConfirmed: true });
    const claims = listClaims();
    const token = await sign(claims);
    await verify(token);
    expect(await readProfile(claims.sub)).toEqual({ email: claims.email, full_name: 'Ada Byron' });
    const rename = testStatement(
      `update profiles set full_name = 'Ada Lovelace' where id = $1`,
      {},
    );
    await database.asSystem((transaction) => transaction.all(rename, [claims.sub]));
    await verify(token);
    await createVerifier({ emailsAreConfirmed: true })(token);
    expect(await readProfile(claims.sub)).toMatchObject({ full_name: 'Ada Lovelace' });
  });

  it('is not written again by every request', async () => {
    let transactions = 0;
    const counting = {
      ...database,
      asAuth: (async (work) => {
        transactions += 1;
        return database.asAuth(work);
      }) satisfies typeof database.asAuth,
    };
    const verify = createVerifier({ database: counting });
    const token = await sign(listClaims());
    for (let count = 0; count < 3; count += 1) await verify(token);
    expect(transactions).toBe(1);
  });

  it('follows a changed address', async () => {
    const verify = createVerifier({ emailsAreConfirmed: true });
    const claims = listClaims();
    await verify(await sign(claims));
    const email = `new-${claims.sub}@example.com`;
    await verify(await sign({ ...claims, email }));
    expect(await readProfile(claims.sub)).toMatchObject({ email });
  });

  it('goes without the address when another profile has it', async () => {
    const verify = createVerifier({ emailsAreConfirmed: true });
    const claims = listClaims();
    await verify(await sign(claims));
    const successor = { ...claims, sub: randomUUID() };
    await verify(await sign(successor));
    expect(await readProfile(successor.sub)).toEqual({ email: '', full_name: 'Ada Byron' });
  });

  it('that cannot be made only warns, and is tried again', async () => {
    const failing = { ...database, asAuth: () => Promise.reject(new Error('no database')) };
    const claims = listClaims({ user_metadata: { full_name: 'Ada\u0000Byron' } });
    const before = warnings.length;
    const principal = await createVerifier({ database: failing })(await sign(claims));
    expect(principal.userId).toBe(claims.sub);
    expect(warnings.length).toBe(before + 1);
    await createVerifier()(await sign(claims));
    expect(await readProfile(claims.sub)).toMatchObject({ full_name: 'AdaByron' });
  });
});

describe('the address of somebody from outside', () => {
  it.each<[string, JWTPayload, boolean]>([
    ['what the person says about themselves', {}, false],
    ['an assertion in words', { email_verified: 'true' }, false],
    ['a claim of the operator', { email_verified: true }, true],
    ["the operator's metadata", { app_metadata: { email_verified: true } }, true],
  ])('gives rights by %s or not', async (_, change, isProven) => {
    const claims = listClaims(change);
    const { email } = await createVerifier()(await sign(claims));
    expect(email).toBe(isProven ? claims.email : '');
    expect(await readProfile(claims.sub)).toMatchObject({ email });
  });

  it('gives rights where the operator vouches that every address is confirmed', async () => {
    const claims = listClaims({ user_metadata: {} });
    const shouted = { ...claims, email: String(claims.email).toUpperCase() };
    const verify = createVerifier({ emailsAreConfirmed: true });
    expect(await verify(await sign(shouted))).toMatchObject({ email: claims.email });
    const none = await verify(await sign(listClaims({ email: '' })));
    expect(none.email).toBe('');
  });
});
