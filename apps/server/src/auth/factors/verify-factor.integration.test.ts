import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { authSettings } from '../settings.ts';
import { newClient } from '../testing/new-client.ts';
import { createPerson, readActivity, startAuth } from '../testing/start-auth.ts';
import { useFactorSuite } from '../testing/use-factor-suite.ts';
import {
  challenge,
  claimsOf,
  enroll,
  sessionOf,
  show,
  wrongCodeOf,
} from '../testing/use-factors.ts';

const { database } = useTestDatabase();

// Out of the way of the tests that count codes, each of which needs a challenge.
const factor_begin = { windowSeconds: 60, perAddress: 1000, perAccount: 1000 };
const limits = { ...authSettings().limits, factor_begin };

const { auth, person, signIn, codeOf, signInFully, actionsOf } = useFactorSuite(database, {
  settings: authSettings({ limits }),
});

describe('showing a code', () => {
  it('lets somebody in who signs in later, and is recorded as such', async () => {
    const { factorId, secret } = await signInFully();
    const client = await signIn();
    expect((await show(client, factorId, codeOf(secret))).error).toBeNull();
    expect(await claimsOf(client)).toMatchObject({ aal: 'aal2' });
    const entries = await readActivity(database, person.organizationIds[0]);
    expect(entries.at(-1)).toMatchObject({
      action: 'profile.signed_in',
      detail: { method: 'totp' },
    });
    const { data } = await client.refreshSession();
    expect(decodeJwt(data.session?.access_token ?? '')).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'totp' }, { method: 'password' }],
    });
  });

  it('leaves the session that waits elsewhere for its own code', async () => {
    const { factorId, secret } = await signInFully();
    const [client, waiting] = [await signIn(), await signIn()];
    await show(client, factorId, codeOf(secret));
    expect((await waiting.getUser()).error).toBeNull();
  });

  it('opens five minutes for it', async () => {
    const client = await signIn();
    const { factorId, secret } = await enroll(client);
    const { data } = await client.mfa.challenge({ factorId });
    expect(data).toEqual({ id: expect.any(String), type: 'totp', expires_at: expect.any(Number) });
    const left = (data?.expires_at ?? 0) - Date.now() / 1000;
    expect(Math.round(left / 10)).toBe(30);
    auth.clock.skippedSeconds = 300;
    const { error } = await client.mfa.verify({
      factorId,
      challengeId: data?.id ?? '',
      code: codeOf(secret),
    });
    expect(error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' });
  });

  it('refuses a wrong one, counts it, and tells of it', async () => {
    const client = await signIn();
    const { factorId, secret } = await enroll(client);
    const challengeId = await challenge(client, factorId);
    for (let tried = 0; tried < 5; tried += 1) {
      const { error } = await client.mfa.verify({
        factorId,
        challengeId,
        code: wrongCodeOf(auth, secret),
      });
      expect(error).toMatchObject({
        status: 422,
        code: 'mfa_verification_failed',
        message: 'Invalid TOTP code entered',
      });
    }
    const { error } = await client.mfa.verify({ factorId, challengeId, code: codeOf(secret) });
    expect(error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' });
    const failures = (await actionsOf()).filter((each) => each === 'profile.second_factor_failed');
    expect(failures).toHaveLength(5);
    expect(await claimsOf(client)).toMatchObject({ aal: 'aal1' });
  });

  it('takes a challenge once, and a code once', async () => {
    const { client, factorId, secret } = await signInFully();
    const challengeId = await challenge(client, factorId);
    const code = codeOf(secret);
    expect((await client.mfa.verify({ factorId, challengeId, code })).error).toBeNull();
    auth.clock.skippedSeconds += 30;
    const fresh = codeOf(secret);
    const again = await client.mfa.verify({ factorId, challengeId, code: fresh });
    expect(again.error).toMatchObject({ code: 'mfa_challenge_expired' });
    expect((await show(client, factorId, fresh)).error).toBeNull();
    expect((await show(client, factorId, fresh)).error).toMatchObject({
      code: 'mfa_verification_failed',
    });
    // Nor one of a step before it, although that would still be in time.
    expect((await show(client, factorId, code)).error).toMatchObject({
      code: 'mfa_verification_failed',
    });
  });

  it('takes a code once from many who show it at the same moment', async () => {
    const { factorId, secret } = await signInFully();
    const clients = await Promise.all(Array.from({ length: 5 }, () => signIn()));
    const challenges = await Promise.all(clients.map((client) => challenge(client, factorId)));
    const code = codeOf(secret);
    const answers = await Promise.all(
      clients.map((client, index) =>
        client.mfa.verify({ factorId, challengeId: challenges[index] ?? '', code }),
      ),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    const codes = answers.flatMap(({ error }) => (error === null ? [] : [error.code]));
    expect(codes).toEqual(codes.map(() => 'mfa_verification_failed'));
  });

  it('replaces the refresh token, and the old one opens nothing', async () => {
    const client = await signIn();
    const { refresh_token } = await sessionOf(client);
    const { factorId, secret } = await enroll(client);
    await show(client, factorId, codeOf(secret));
    const refresh = () => newClient(auth.url).refreshSession({ refresh_token });
    expect((await refresh()).error).toMatchObject({ code: 'refresh_token_already_used' });
    expect((await client.getUser()).error).toBeNull();
    expect((await client.refreshSession()).error).toBeNull();
    auth.clock.skippedSeconds = 11;
    expect((await refresh()).error).toMatchObject({ code: 'refresh_token_already_used' });
    expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError');
  });

  it('does not raise the tokens from before it', async () => {
    const client = await signIn();
    const { access_token } = await sessionOf(client);
    const { factorId, secret } = await enroll(client);
    await show(client, factorId, codeOf(secret));
    const response = await fetch(`${auth.url}/factors`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}` },
      body: JSON.stringify({ factor_type: 'totp', friendly_name: 'thief' }),
    });
    expect(response.status).toBe(403);
  });

  it('is for the own factors alone', async () => {
    const { factorId, secret } = await signInFully();
    const thief = await signIn(await createPerson(database));
    const notFound = { status: 404, code: 'mfa_factor_not_found' };
    expect((await thief.mfa.challenge({ factorId })).error).toMatchObject(notFound);
    const own = await enroll(thief);
    const challengeId = await challenge(thief, own.factorId);
    const stolen = await thief.mfa.verify({ factorId, challengeId, code: codeOf(secret) });
    expect(stolen.error).toMatchObject(notFound);
    expect((await thief.mfa.unenroll({ factorId })).error).toMatchObject(notFound);
    expect((await thief.mfa.challenge({ factorId: 'made-up' })).error).toMatchObject(notFound);
    // Nor does a challenge of one factor open another.
    const crossed = await thief.mfa.verify({
      factorId: own.factorId,
      challengeId: await challenge(await signIn(), factorId),
      code: codeOf(own.secret),
    });
    expect(crossed.error).toMatchObject({ code: 'mfa_challenge_expired' });
  });

  it('leads nobody up who comes with a token from before', async () => {
    const client = await signIn();
    const { factorId, secret } = await enroll(client);
    const { refresh_token } = await sessionOf(client);
    await client.refreshSession();
    await show(client, factorId, codeOf(secret));
    const { data, error } = await newClient(auth.url).refreshSession({ refresh_token });
    expect(data.session).toBeNull();
    expect(error).toMatchObject({ code: 'refresh_token_already_used' });
    expect((await client.refreshSession()).error).toBeNull();
  });

  it('is limited for an account, wherever the codes come from', async () => {
    const client = await signIn();
    const { factorId, secret } = await enroll(client);
    const code = wrongCodeOf(auth, secret);
    for (let tried = 0; tried < 15; tried += 1) {
      auth.peer.address = `198.51.100.${tried}`;
      const { error } = await show(client, factorId, code);
      expect(error).toMatchObject({ code: 'mfa_verification_failed' });
    }
    expect((await show(client, factorId, code)).error).toMatchObject({
      status: 429,
      code: 'over_request_rate_limit',
    });
    auth.clock.skippedSeconds = 60;
    expect((await show(client, factorId, codeOf(secret))).error).toBeNull();
  });

  it('is limited for an address, no matter who asks', async () => {
    for (let tried = 0; tried < 3; tried += 1) {
      const client = await signIn(await createPerson(database));
      const { factorId, secret } = await enroll(client);
      const code = wrongCodeOf(auth, secret);
      for (let time = 0; time < 5; time += 1) {
        expect((await show(client, factorId, code)).error?.status).toBe(422);
      }
    }
    const client = await signIn();
    const { factorId, secret } = await enroll(client);
    expect((await show(client, factorId, codeOf(secret))).error?.status).toBe(429);
  });

  it('is limited for a day as well', async () => {
    const factor = { windowSeconds: 60, perAddress: 1000, perAccount: 1000 };
    const factor_day = { windowSeconds: 86_400, perAddress: 1000, perAccount: 2 };
    const strict = await startAuth(database, {
      settings: authSettings({ limits: { ...limits, factor, factor_day } }),
    });
    const client = newClient(strict.url);
    await client.signInWithPassword(person);
    const { factorId, secret } = await enroll(client);
    for (const expected of [422, 422, 429]) {
      const { error } = await show(client, factorId, wrongCodeOf(auth, secret));
      expect(error?.status).toBe(expected);
    }
    await strict.stop();
  });

  it.each([
    [{ challenge_id: 'made-up', code: '123456' }],
    [{ challenge_id: '01a1de62-a567-711a-bf76-422649dff271' }],
    [{ challenge_id: '01a1de62-a567-711a-bf76-422649dff271', code: '' }],
  ])('refuses the request %j', async (body) => {
    const client = await signIn();
    const { factorId } = await enroll(client);
    const { access_token } = await sessionOf(client);
    const response = await fetch(`${auth.url}/factors/${factorId}/verify`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}` },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
  });
});
