import { createHmac, createPublicKey, randomUUID } from 'node:crypto';
import { AuthClient } from '@supabase/auth-js';
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { testStatement } from '../../testing/test-statement.ts';
import { authSettings } from '../settings.ts';
import { sharedSecret, signSharedToken } from '../testing/sign-shared-token.ts';
import { createPerson, type Person, type RunningAuth, startAuth } from '../testing/start-auth.ts';
import { readGivenKey } from './given-key.ts';
import { findSigningKey, forgetKeys } from './signing-keys.ts';

const { database } = useTestDatabase();
const publicUrl = 'https://calls.example.com';
const issuer = `${publicUrl}/auth/v1`;
let auth: RunningAuth;
let person: Person;

beforeAll(async () => {
  auth = await startAuth(database, { settings: authSettings({ publicUrl, sharedSecret }) });
});
afterAll(() => auth.stop());
beforeEach(async () => {
  person = await createPerson(database);
});

const newClient = (url = auth.url) =>
  new AuthClient({ url, autoRefreshToken: false, persistSession: false });

async function signIn(url = auth.url) {
  const { data, error } = await newClient(url).signInWithPassword(person);
  if (data.session === null) throw new Error('the sign-in failed', { cause: error });
  return data.session;
}

/** Nothing where the token is good. */
const refusalOf = async (token: string, url = auth.url) =>
  (await newClient(url).getUser(token)).error ?? undefined;

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const keysAt = async (url: string): Promise<unknown> =>
  (await fetch(`${url}/.well-known/jwks.json`)).json();

describe('a given signing key', () => {
  const makeKey = async (algorithm: 'ES256' | 'RS256') => {
    const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
    return { ...(await exportJWK(privateKey)) };
  };
  const secretKey = { kty: 'oct', k: Buffer.alloc(32, 7).toString('base64url'), kid: 'ours' };

  it.each(['ES256', 'RS256'] as const)('of the kind %s signs, and is shown', async (algorithm) => {
    const signingKey = { ...(await makeKey(algorithm)), kid: `operator-${algorithm}` };
    const running = await startAuth(database, { settings: authSettings({ signingKey }) });
    const session = await signIn(running.url);
    expect(decodeProtectedHeader(session.access_token)).toMatchObject({
      alg: algorithm,
      kid: `operator-${algorithm}`,
    });
    const client = newClient(running.url);
    const { data } = await client.getClaims(session.access_token);
    expect(data?.claims.sub).toBe(person.id);
    expect(await refusalOf(session.access_token, running.url)).toBeUndefined();
    const shown = JSON.stringify(await keysAt(running.url));
    expect(shown).toContain(`operator-${algorithm}`);
    for (const secret of ['"d"', '"p"', '"q"', '"dp"', '"dq"', '"qi"']) {
      expect(shown).not.toContain(secret);
    }
    await running.stop();
  });

  it('is called by its thumbprint where it has no name', async () => {
    const signingKey = await makeKey('ES256');
    const running = await startAuth(database, { settings: authSettings({ signingKey }) });
    const { kid } = decodeProtectedHeader((await signIn(running.url)).access_token);
    expect(kid).toMatch(/^[\w-]{43}$/);
    await running.stop();
  });

  it('that is a secret signs and is shown to nobody', async () => {
    const settings = authSettings({ signingKey: secretKey });
    const running = await startAuth(database, { settings });
    const { access_token } = await signIn(running.url);
    expect(decodeProtectedHeader(access_token)).toMatchObject({ alg: 'HS256', kid: 'ours' });
    expect(await refusalOf(access_token, running.url)).toBeUndefined();
    const shown = JSON.stringify(await keysAt(running.url));
    expect(shown).not.toContain('ours');
    expect(shown).not.toContain('oct');
    expect(shown).not.toContain(secretKey.k);
    await running.stop();
  });

  it('leaves the tokens good that were signed before it, and by the one before it', async () => {
    const first = { ...(await makeKey('ES256')), kid: randomUUID() };
    const second = { ...(await makeKey('RS256')), kid: randomUUID() };
    const ours = await signIn();
    const before = await startAuth(
      { ...database },
      { settings: authSettings({ publicUrl, signingKey: first }) },
    );
    const earlier = await signIn(before.url);
    const after = await startAuth(
      { ...database },
      { settings: authSettings({ publicUrl, signingKey: second }) },
    );
    const later = await signIn(after.url);
    expect(await refusalOf(ours.access_token, after.url)).toBeUndefined();
    expect(await refusalOf(earlier.access_token, after.url)).toBeUndefined();
    // A process that still has the key from before knows the new one too, a moment later.
    before.clock.skippedSeconds = 6;
    expect(await refusalOf(later.access_token, before.url)).toBeUndefined();
    await before.stop();
    await after.stop();
  });

  it.each([
    ['a public key', async () => ({ kty: 'EC', crv: 'P-256', x: 'a', y: 'b' }), 'private key'],
    ['another curve', async () => ({ kty: 'EC', crv: 'P-384', x: 'a', y: 'b', d: 'c' }), 'P-256'],
    ['a short secret', async () => ({ kty: 'oct', k: 'c2hvcnQ' }), '32 bytes'],
    ['a short modulus', async () => ({ kty: 'RSA', n: 'abcd', e: 'AQAB', d: 'c' }), '2048 bits'],
    ['a name that is none', async () => ({ ...secretKey, kid: 7 }), 'JWK'],
  ])('is not %s', async (_, make, sentence) => {
    const given = await make();
    expect(() => readGivenKey(given)).toThrow(sentence);
  });
});

describe('a token signed with the shared secret', () => {
  const claimsOf = (accessToken: string) => {
    const { sub = '', session_id, aud = '', exp = 0 } = decodeJwt(accessToken);
    return { sub, session_id, aud, exp, role: 'authenticated' };
  };

  it('is good for the session that it names', async () => {
    const { access_token } = await signIn();
    const claims = claimsOf(access_token);
    for (const issued of [claims, { ...claims, iss: issuer }]) {
      expect(await refusalOf(await signSharedToken(issued))).toBeUndefined();
    }
    await newClient().admin.signOut(access_token);
    expect(await refusalOf(await signSharedToken(claims))).toMatchObject({
      name: 'AuthSessionMissingError',
    });
  });

  it.each([
    ['another secret', {}, 'another secret, which is just as long as it should be'],
    ['an empty secret', {}, new Uint8Array()],
    ['another issuer', { iss: 'https://elsewhere.example.com' }, sharedSecret],
    ['another audience', { aud: 'anybody' }, sharedSecret],
    ['no end', { exp: undefined }, sharedSecret],
    ['an end that has passed', { exp: 1 }, sharedSecret],
    ['a beginning still to come', { nbf: 9_999_999_999 }, sharedSecret],
    ['no session', { session_id: undefined }, sharedSecret],
  ])('is refused with %s', async (_, changed, secret) => {
    const { access_token } = await signIn();
    // What signs with no secret at all does so by hand.
    const head = encode({ alg: 'HS256' });
    const body = encode({ ...claimsOf(access_token), ...changed });
    const signature = createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url');
    expect(await refusalOf(`${head}.${body}.${signature}`)).toMatchObject({
      status: 403,
      code: 'bad_jwt',
      message: expect.stringMatching(/^invalid JWT: /),
    });
  });

  it('is refused where no secret is shared', async () => {
    const running = await startAuth(database, { settings: authSettings({ publicUrl }) });
    const { access_token } = await signIn(running.url);
    const token = await signSharedToken(claimsOf(access_token));
    expect(await refusalOf(token, running.url)).toMatchObject({ code: 'bad_jwt' });
    const empty = await startAuth(database, {
      settings: authSettings({ publicUrl, sharedSecret: '' }),
    });
    expect(await refusalOf(token, empty.url)).toMatchObject({ code: 'bad_jwt' });
    await running.stop();
    await empty.stop();
  });
});

describe('a token that chooses its own algorithm', () => {
  const refused = { status: 403, code: 'bad_jwt' };

  it('is refused unsigned', async () => {
    const { access_token } = await signIn();
    const [, body] = access_token.split('.');
    const { kid } = decodeProtectedHeader(access_token);
    for (const alg of ['none', 'None', '']) {
      expect(await refusalOf(`${encode({ alg, kid })}.${body}.`)).toMatchObject(refused);
    }
  });

  it('is refused when a public key was taken for the secret', async () => {
    const { access_token } = await signIn();
    const { kid } = decodeProtectedHeader(access_token);
    const { publicParts } = await findSigningKey(auth.services);
    if (publicParts === undefined) throw new Error('the key has no public part');
    const publicKey = createPublicKey({ key: { ...publicParts }, format: 'jwk' });
    const secrets = [
      publicKey.export({ format: 'pem', type: 'spki' }),
      publicKey.export({ format: 'der', type: 'spki' }),
      JSON.stringify(publicParts),
    ];
    const [, body] = access_token.split('.');
    for (const header of [{ alg: 'HS256', kid }, { alg: 'HS256' }]) {
      for (const secret of secrets) {
        const text = `${encode(header)}.${body}`;
        const signature = createHmac('sha256', secret).update(text).digest('base64url');
        expect(await refusalOf(`${text}.${signature}`)).toMatchObject(refused);
      }
    }
  });

  it('is refused with a key that it brings along', async () => {
    const { access_token } = await signIn();
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
    const { kid = '' } = decodeProtectedHeader(access_token);
    const jwk = await exportJWK(publicKey);
    for (const header of [{ kid }, { jwk }, { kid, jwk }, { kid: randomUUID() }]) {
      const token = await new SignJWT(decodeJwt(access_token))
        .setProtectedHeader({ alg: 'ES256', ...header })
        .sign(privateKey);
      expect(await refusalOf(token)).toMatchObject(refused);
    }
  });
});

describe('a token that was verified before', () => {
  const start = () => startAuth(database, { settings: authSettings({ publicUrl, sharedSecret }) });

  it('is refused once its time is over', async () => {
    const running = await start();
    const { access_token } = await signIn(running.url);
    const { exp = 0 } = decodeJwt(access_token);
    expect(await refusalOf(access_token, running.url)).toBeUndefined();
    running.services.now = () => new Date(exp * 1000);
    expect(await refusalOf(access_token, running.url)).toMatchObject({ code: 'bad_jwt' });
    await running.stop();
  });

  it('is refused where its beginning is still to come, by a clock that was set back', async () => {
    const running = await start();
    const { access_token } = await signIn(running.url);
    const { iat = 0 } = decodeJwt(access_token);
    const delayed = await signSharedToken({ ...decodeJwt(access_token), nbf: iat });
    expect(await refusalOf(delayed, running.url)).toBeUndefined();
    running.services.now = () => new Date((iat - 3600) * 1000);
    expect(await refusalOf(delayed, running.url)).toMatchObject({ code: 'bad_jwt' });
    await running.stop();
  });

  it('is refused once its key is no longer accepted', async () => {
    const running = await start();
    const { access_token } = await signIn(running.url);
    expect(await refusalOf(access_token, running.url)).toBeUndefined();
    const { kid = '' } = decodeProtectedHeader(access_token);
    const moveAside = testStatement('update auth.signing_keys set kid = $2 where kid = $1', {});
    await database.askAsAuth(moveAside, [kid, `${kid} aside`]);
    forgetKeys(running.services);
    expect(await refusalOf(access_token, running.url)).toMatchObject({ code: 'bad_jwt' });
    await database.askAsAuth(moveAside, [`${kid} aside`, kid]);
    forgetKeys(running.services);
    expect(await refusalOf(access_token, running.url)).toBeUndefined();
    await running.stop();
  });

  it('is good for its very text alone', async () => {
    const { access_token } = await signIn();
    expect(await refusalOf(access_token)).toBeUndefined();
    const [head, body, signature = ''] = access_token.split('.');
    const other = `${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}`;
    expect(await refusalOf(`${head}.${body}.${other}`)).toMatchObject({ code: 'bad_jwt' });
    expect(await refusalOf(`${head}.${body}.`)).toMatchObject({ code: 'bad_jwt' });
  });

  it('is of no use once its session has ended elsewhere', async () => {
    const [one, other] = [await start(), await start()];
    const { access_token } = await signIn(one.url);
    for (const { url } of [one, other]) {
      expect(await refusalOf(access_token, url)).toBeUndefined();
    }
    await newClient(one.url).admin.signOut(access_token);
    for (const { url } of [one, other]) {
      expect(await refusalOf(access_token, url)).toMatchObject({ name: 'AuthSessionMissingError' });
    }
    await one.stop();
    await other.stop();
  });
});

describe('what somebody may do with a token', () => {
  it('ends with their user', async () => {
    const { access_token } = await signIn();
    await new AuthClient({
      url: auth.url,
      headers: { authorization: `Bearer ${await signSharedToken()}` },
    }).admin.deleteUser(person.id);
    expect(await refusalOf(access_token)).toMatchObject({ status: 403, code: 'user_not_found' });
  });
});
