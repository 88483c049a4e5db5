import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { useFactorSuite } from '../testing/use-factor-suite.ts';
import { claimsOf, enroll, sessionOf, show } from '../testing/use-factors.ts';
import { verifyAccessToken } from '../tokens/verify-access-token.ts';
import { removeFactor } from './remove-factor.ts';

const { database } = useTestDatabase();
const { auth, signIn, codeOf, signInFully, actionsOf } = useFactorSuite(database);

describe('removing a second factor', () => {
  it('needs the factor', async () => {
    const { factorId } = await signInFully();
    const { error } = await (await signIn()).mfa.unenroll({ factorId });
    expect(error).toMatchObject({ status: 422, code: 'insufficient_aal' });
  });

  it('is refused where the session has ended since the token was read', async () => {
    const { client, factorId } = await signInFully();
    const { access_token } = await sessionOf(client);
    const principal = await verifyAccessToken(auth.services, `Bearer ${access_token}`);
    expect(principal.assuranceLevel).toBe('aal2');
    await client.signOut();
    await expect(removeFactor(auth.services, principal, factorId)).rejects.toMatchObject({
      code: 'session_not_found',
    });
    expect(await actionsOf()).not.toContain('profile.second_factor_removed');
  });

  it('leaves the sessions with the first factor alone', async () => {
    const { client, factorId, secret } = await signInFully();
    const other = await signIn();
    await show(other, factorId, codeOf(secret));
    const { data, error } = await client.mfa.unenroll({ factorId });
    expect(error).toBeNull();
    expect(data).toEqual({ id: factorId });
    for (const each of [client, other]) {
      expect((await each.refreshSession()).error).toBeNull();
      const claims = await claimsOf(each);
      expect(claims.aal).toBe('aal1');
      expect(claims.amr).toMatchObject([{ method: 'password' }]);
    }
    expect((await client.mfa.listFactors()).data?.all).toEqual([]);
    expect((await actionsOf()).at(-1)).toBe('profile.second_factor_removed');
  });

  it('keeps the level while another factor is left', async () => {
    const { client, factorId } = await signInFully();
    const { factorId: further, secret } = await enroll(client, 'tablet');
    await show(client, further, codeOf(secret));
    await client.mfa.unenroll({ factorId });
    await client.refreshSession();
    expect(await claimsOf(client)).toMatchObject({ aal: 'aal2' });
  });

  it('of a set-up that was not finished needs nothing more', async () => {
    const client = await signIn();
    const { factorId } = await enroll(client);
    expect((await client.mfa.unenroll({ factorId })).error).toBeNull();
    expect((await client.mfa.listFactors()).data?.all).toEqual([]);
    expect(await actionsOf()).not.toContain('profile.second_factor_removed');
    const again = await client.mfa.unenroll({ factorId });
    expect(again.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
  });

  it('takes the level from tokens that still tell of it', async () => {
    const { client, factorId } = await signInFully();
    const other = await signIn();
    await client.mfa.unenroll({ factorId });
    const { factorId: second, secret } = await enroll(other);
    await show(other, second, codeOf(secret));
    // The session that had lost its factor was one with the first factor alone.
    expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError');
  });
});
