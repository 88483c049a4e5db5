import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { testStatement } from '../../testing/test-statement.ts';
import { newClient } from '../testing/new-client.ts';
import {
  createPerson,
  type Person,
  type RunningAuth,
  readActivity,
  readSessionCounts,
} from '../testing/start-auth.ts';
import { liftLimits, readLatest, startConfirmingAuth } from '../testing/start-confirming-auth.ts';

const { database } = useTestDatabase();
let auth: RunningAuth;
let person: Person;

beforeAll(async () => {
  auth = await startConfirmingAuth(database);
});
afterAll(() => auth.stop());
beforeEach(async () => {
  auth.clock.skippedSeconds = 0;
  person = await createPerson(database);
});

const clientOf = (url = auth.url) => newClient(url, { flowType: 'implicit' });
const latest = (recipient = person.email) => readLatest(database, auth, recipient);

async function askForCode(): Promise<string> {
  await clientOf().signInWithOtp({ email: person.email });
  return (await latest()).code;
}

const verify = async (token: string, email = person.email) =>
  (await clientOf().verifyOtp({ type: 'email', email, token })).error?.code;

/** Any other code than the right one. */
const spoil = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const startLimited = ({ perAccount }: { perAccount: number }) =>
  startConfirmingAuth(database, {
    limits: liftLimits({
      code: { windowSeconds: 24 * 60 * 60, perAddress: 1000, perAccount },
    }),
  });

async function askLimited(limited: RunningAuth): Promise<string> {
  await clientOf(limited.url).signInWithOtp({ email: person.email });
  return (await latest()).code;
}

const verifyAt = async ({ url }: RunningAuth, token: string) =>
  (await clientOf(url).verifyOtp({ type: 'email', email: person.email, token })).error?.code;

const tokenRows = (userId: string) =>
  database.asAuth((transaction) =>
    transaction.all(
      testStatement(
        'select purpose, token_hash, code_hash from auth.one_time_tokens where user_id = $1',
        {
          purpose: 'text',
          token_hash: 'bytea',
          code_hash: 'bytea',
        },
      ),
      [userId],
    ),
  );

const post = async (body: object) => {
  const response = await fetch(`${auth.url}/verify`, {
    method: 'POST',
    headers: { 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};

describe('a code', () => {
  it('signs in once', async () => {
    const code = await askForCode();
    const { data, error } = await clientOf().verifyOtp({
      type: 'email',
      email: ` ${person.email.toUpperCase()} `,
      token: `${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect(error).toBeNull();
    expect(data.user?.id).toBe(person.id);
    const claims = decodeJwt(data.session?.access_token ?? '');
    expect(claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'magiclink' }] });
    expect(await verify(code)).toBe('otp_expired');
    const activity = await readActivity(database, person.organizationIds[0]);
    expect(activity.at(-1)).toMatchObject({
      action: 'profile.signed_in',
      detail: { method: 'magiclink' },
    });
  });

  it('gives one session to two who show it at once', async () => {
    const code = await askForCode();
    const outcomes = await Promise.all([verify(code), verify(code), verify(code)]);
    expect(outcomes.filter((error) => error === undefined)).toHaveLength(1);
    expect(await readSessionCounts(database, person.id)).toMatchObject({ sessions: 1 });
  });

  it('is good for a quarter of an hour', async () => {
    const code = await askForCode();
    auth.clock.skippedSeconds = 15 * 60 + 1;
    expect(await verify(code)).toBe('otp_expired');
    auth.clock.skippedSeconds = 15 * 60 - 5;
    expect(await verify(code)).toBeUndefined();
  });

  it('is dead after five wrong ones, which are recorded, while the link lives on', async () => {
    const code = await askForCode();
    const { linkToken } = await latest();
    for (let tried = 0; tried < 5; tried += 1)
      expect(await verify(spoil(code))).toBe('otp_expired');
    expect(await verify(code)).toBe('otp_expired');
    const failures = (await readActivity(database, person.organizationIds[0])).filter(
      ({ action }) => action === 'profile.sign_in_failed',
    );
    expect(failures).toHaveLength(5);
    expect(failures[0]).toMatchObject({ actor_kind: 'system', detail: { method: 'otp' } });
    const byLink = await clientOf().verifyOtp({ type: 'magiclink', token_hash: linkToken });
    expect(byLink.error).toBeNull();
  });

  it('survives four wrong ones, also when they come at once', async () => {
    const code = await askForCode();
    await Promise.all(Array.from({ length: 4 }, () => verify(spoil(code))));
    expect(await verify(code)).toBeUndefined();
  });

  it('counts no fewer wrong ones when they come at once', async () => {
    const code = await askForCode();
    await Promise.all(Array.from({ length: 8 }, () => verify(spoil(code))));
    expect(await verify(code)).toBe('otp_expired');
  });

  it('is replaced by that of a newer message', async () => {
    const older = await askForCode();
    const newer = await askForCode();
    if (older !== newer) expect(await verify(older)).toBe('otp_expired');
    expect(await verify(newer)).toBeUndefined();
  });

  it('is that of its person and purpose alone', async () => {
    const code = await askForCode();
    const other = await createPerson(database);
    expect(await verify(code, other.email)).toBe('otp_expired');
    const asRecovery = { type: 'recovery', email: person.email, token: code } as const;
    expect((await clientOf().verifyOtp(asRecovery)).error?.code).toBe('otp_expired');
    expect(await verify(code)).toBeUndefined();
  });

  it('and the link beside it are kept as hashes', async () => {
    const code = await askForCode();
    const { linkToken } = await latest();
    const [row] = await tokenRows(person.id);
    const kept = `${row?.token_hash.toString('latin1')}${row?.code_hash.toString('latin1')}`;
    expect(kept).toHaveLength(64);
    expect(kept).not.toContain(code);
    expect(linkToken).toMatch(/^[\w-]{43}$/);
  });

  it('may not be tried without end from message to message, from one address', async () => {
    const limited = await startLimited({ perAccount: 3 });
    limited.peer.address = '198.51.100.5';
    for (let message = 0; message < 3; message += 1) {
      const code = await askLimited(limited);
      expect(await verifyAt(limited, spoil(code))).toBe('otp_expired');
    }
    // The right one is refused in the same words, which tell nothing of a living message.
    const code = await askLimited(limited);
    expect(await verifyAt(limited, code)).toBe('otp_expired');
    limited.peer.address = '198.51.100.15';
    expect(await verifyAt(limited, code)).toBeUndefined();
    limited.clock.skippedSeconds += 25 * 60 * 60;
    limited.peer.address = '198.51.100.5';
    expect(await verifyAt(limited, await askLimited(limited))).toBeUndefined();
    await limited.stop();
  });

  it('may not be tried without end from many addresses either', async () => {
    const limited = await startLimited({ perAccount: 1 });
    for (let place = 0; place < 10; place += 1) {
      limited.peer.address = `203.0.113.${place}`;
      const code = await askLimited(limited);
      expect(await verifyAt(limited, spoil(code))).toBe('otp_expired');
    }
    limited.peer.address = '203.0.113.99';
    expect(await verifyAt(limited, await askLimited(limited))).toBe('otp_expired');
    await limited.stop();
  });

  it('cannot be spoilt by tries while there is none, nor by those of one stranger', async () => {
    const limited = await startLimited({ perAccount: 3 });
    limited.peer.address = '198.51.100.8';
    for (let tried = 0; tried < 35; tried += 1) await verifyAt(limited, '123456');
    const code = await askLimited(limited);
    for (let tried = 0; tried < 4; tried += 1) await verifyAt(limited, spoil(code));
    limited.peer.address = '198.51.100.9';
    expect(await verifyAt(limited, code)).toBeUndefined();
    await limited.stop();
  });
});

describe('what is shown', () => {
  it('is refused alike for a wrong code, a person without one and nobody', async () => {
    const code = await askForCode();
    const { email: quiet } = await createPerson(database);
    const answers = await Promise.all(
      [person.email, quiet, 'nobody@example.com'].map((email) =>
        post({ type: 'email', email, token: spoil(code) }),
      ),
    );
    for (const answer of answers) {
      expect(answer).toEqual({
        status: 403,
        body: { code: 'otp_expired', message: 'Token has expired or is invalid' },
      });
    }
  });

  it('is refused in other words when it is a link', async () => {
    expect(await post({ type: 'magiclink', token_hash: 'made up' })).toEqual({
      status: 403,
      body: { code: 'otp_expired', message: 'Email link is invalid or has expired' },
    });
  });

  it('is of no use to somebody banned, who learns it only with the right code', async () => {
    const code = await askForCode();
    await database.asAuth((transaction) =>
      transaction.all(
        testStatement(
          `update auth.users set banned_until = now() + interval '1 day' where id = $1`,
          {},
        ),
        [person.id],
      ),
    );
    expect(await verify(spoil(code))).toBe('otp_expired');
    expect(await post({ type: 'email', email: person.email, token: code })).toMatchObject({
      status: 403,
      body: { code: 'user_banned' },
    });
  });

  it.each([
    [{ token: '123456', email: 'a@example.com' }, 'Verify requires a verification type'],
    [{ type: 'magic', token: '123456', email: 'a@example.com' }, 'Invalid verification type'],
    [{ type: 'email', email: 'a@example.com' }, 'Verify requires either a token or a token hash'],
    [
      { type: 'email', token: '123456', token_hash: 'x' },
      'Verify requires either a token or a token hash',
    ],
    [
      { type: 'email', token_hash: 'x', email: 'a@example.com' },
      'Only the token_hash and type should be provided',
    ],
    [
      { type: 'email', token: '123456' },
      'Only an email address or phone number should be provided on verify',
    ],
    [{ type: 'sms', token: '123456', email: 'a@example.com' }, 'Invalid email verification type'],
    [{ type: 'email', token: '123456', phone: '15550100' }, 'Invalid sms verification type'],
    [
      { type: 'sms', token: '123456', phone: '1555-invalid' },
      'Invalid phone number format (E.164 required)',
    ],
    [
      { type: 'email', token: '123456', email: 'a' },
      'Unable to validate email address: invalid format',
    ],
  ])('is refused when it is %j', async (body, message) => {
    expect(await post(body)).toEqual({ status: 400, body: { code: 'validation_failed', message } });
  });

  it('is limited by address and by account', async () => {
    const limits = liftLimits({ verify: { windowSeconds: 300, perAddress: 3, perAccount: 2 } });
    const limited = await startConfirmingAuth(database, { limits });
    const tryCode = async (email: string) =>
      (await clientOf(limited.url).verifyOtp({ type: 'email', email, token: '1' })).error?.code;
    const email = `${randomUUID()}@example.com`;
    limited.peer.address = '198.51.100.6';
    expect([await tryCode(email), await tryCode(email)]).toEqual(['otp_expired', 'otp_expired']);
    expect(await tryCode(email)).toBe('over_request_rate_limit');
    expect(await tryCode(`other-${email}`)).toBe('over_request_rate_limit');
    limited.peer.address = '198.51.100.7';
    expect(await tryCode(email)).toBe('over_request_rate_limit');
    expect(await tryCode(`other-${email}`)).toBe('otp_expired');
    await limited.stop();
  });
});
