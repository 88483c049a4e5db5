import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { authSettings } from '../settings.ts';
import { type Client, newClient } from '../testing/new-client.ts';
import { startAuth } from '../testing/start-auth.ts';
import { useFactorSuite } from '../testing/use-factor-suite.ts';
import { challenge, claimsOf, enroll, sessionOf, show } from '../testing/use-factors.ts';
import { verifyAccessToken } from '../tokens/verify-access-token.ts';
import { enrollFactor } from './enroll-factor.ts';

const { database } = useTestDatabase();
const { auth, person, signIn, codeOf, signInFully, actionsOf } = useFactorSuite(database);

describe('setting up a second factor', () => {
  it('answers with a secret, an address and a picture', async () => {
    const { data } = await enroll(await signIn(), 'My phone');
    expect(data).toMatchObject({ type: 'totp', friendly_name: 'My phone' });
    expect(data.totp.uri).toContain(`secret=${data.totp.secret}`);
    expect(data.totp.uri).toContain('issuer=Ringfence');
    expect(data.totp.uri).toContain(encodeURIComponent(person.email));
    expect(data.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
  });

  it('names the issuer that was asked for', async () => {
    const client = await signIn();
    const { data } = await client.mfa.enroll({ factorType: 'totp', issuer: 'Harbor' });
    expect(data?.totp.uri).toContain('issuer=Harbor');
  });

  it('counts once a code was shown, and ends what was begun without it elsewhere', async () => {
    const [client, elsewhere] = [await signIn(), await signIn()];
    const { factorId, secret } = await enroll(client);
    expect((await elsewhere.getUser()).error).toBeNull();
    const listed = await client.mfa.listFactors();
    expect(listed.data).toMatchObject({ all: [{ id: factorId, status: 'unverified' }], totp: [] });

    const before = await sessionOf(client);
    const { data, error } = await show(client, factorId, codeOf(secret));
    expect(error).toBeNull();
    expect(data?.refresh_token).not.toBe(before.refresh_token);
    const claims = await claimsOf(client);
    expect(claims).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'totp' }, { method: 'password' }],
    });
    expect(claims.session_id).toBe(decodeJwt(before.access_token).session_id);
    expect((await client.mfa.listFactors()).data?.totp).toMatchObject([
      { id: factorId, status: 'verified', factor_type: 'totp', phone: '' },
    ]);
    expect((await elsewhere.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await actionsOf()).at(-1)).toBe('profile.second_factor_added');
  });

  it('tells a client the level it has and the one it can reach', async () => {
    const { client } = await signInFully();
    const level = async (asking: Client) =>
      (await asking.mfa.getAuthenticatorAssuranceLevel()).data;
    expect(await level(client)).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect(await level(await signIn())).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
  });

  it('refuses a name that another factor has', async () => {
    const { client } = await signInFully();
    const { error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
    expect(error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
  });

  it('begins again instead of keeping set-ups that nobody finished', async () => {
    const client = await signIn();
    await enroll(client);
    const second = await enroll(client);
    const named = await enroll(client, 'tablet');
    const listed = async () =>
      (await client.mfa.listFactors()).data?.all.map(({ id }) => id).sort();
    expect(await listed()).toEqual([second.factorId, named.factorId].sort());
    const again = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'tablet' });
    expect(again.error).toMatchObject({ code: 'mfa_factor_name_conflict' });
    auth.clock.skippedSeconds = 300;
    const { factorId } = await enroll(client, 'tablet');
    expect(await listed()).toEqual([factorId]);
  });

  it('takes only so many factors', async () => {
    const few = await startAuth(database, { settings: authSettings({ mostFactors: 2 }) });
    const client = newClient(few.url);
    await client.signInWithPassword(person);
    await enroll(client, 'one');
    await enroll(client, 'two');
    const { error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'three' });
    expect(error).toMatchObject({ status: 422, code: 'too_many_enrolled_mfa_factors' });
    await few.stop();
  });

  it('of a further one needs the first', async () => {
    const { client } = await signInFully();
    const { error } = await (await signIn()).mfa.enroll({
      factorType: 'totp',
      friendlyName: 'thief',
    });
    expect(error).toMatchObject({ status: 403, code: 'insufficient_aal' });
    const { factorId, secret } = await enroll(client, 'tablet');
    // Nor is it finished without the first, once it was begun.
    const unasked = await show(await signIn(), factorId, codeOf(secret));
    expect(unasked.error).toMatchObject({ status: 403, code: 'insufficient_aal' });
    expect((await show(client, factorId, codeOf(secret))).error).toBeNull();
    expect((await client.mfa.listFactors()).data?.totp).toHaveLength(2);
  });

  it.each([
    [{ factor_type: 'phone', phone: '+15550100' }, 'factor_type needs to be totp'],
    [{ factor_type: 'totp', friendly_name: 'a\u0000b' }, 'friendly_name: '],
    [{ factor_type: 'totp', friendly_name: 'x'.repeat(101) }, 'at most 100'],
    [{}, 'factor_type needs to be totp'],
  ])('refuses %j', async (body, message) => {
    const { access_token } = await sessionOf(await signIn());
    const response = await fetch(`${auth.url}/factors`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}` },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error_code: 'validation_failed',
      msg: expect.stringContaining(message),
    });
  });

  it('is limited together with challenges, which use up no tries of a code', async () => {
    const client = await signIn();
    const { factorId, secret } = await enroll(client);
    let challengeId = '';
    for (let asked = 1; asked < 15; asked += 1) challengeId = await challenge(client, factorId);
    const refusal = { status: 429, code: 'over_request_rate_limit' };
    expect((await client.mfa.challenge({ factorId })).error).toMatchObject(refusal);
    expect((await client.mfa.enroll({ factorType: 'totp' })).error).toMatchObject(refusal);
    // Of an account too, wherever it comes from.
    auth.peer.address = '198.51.100.1';
    expect((await client.mfa.challenge({ factorId })).error).toMatchObject(refusal);
    const shown = await client.mfa.verify({ factorId, challengeId, code: codeOf(secret) });
    expect(shown.error).toBeNull();
  });

  it('is refused where the session has ended since the token was read', async () => {
    const client = await signIn();
    const { access_token } = await sessionOf(client);
    const principal = await verifyAccessToken(auth.services, `Bearer ${access_token}`);
    await client.signOut();
    const enrolling = enrollFactor(auth.services, principal, { factor_type: 'totp' });
    await expect(enrolling).rejects.toMatchObject({ code: 'session_not_found' });
  });

  it('needs somebody who is signed in', async () => {
    const { error } = await newClient(auth.url).mfa.enroll({ factorType: 'totp' });
    expect(error).toMatchObject({ status: 401, code: 'no_authorization' });
  });
});
