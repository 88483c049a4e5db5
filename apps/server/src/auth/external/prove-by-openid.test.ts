import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../../testing/silent-log.ts';
import { chooseDiscovery } from './discover-provider.ts';
import { proveByOpenid } from './prove-by-openid.ts';

const microsoft = 'https://login.microsoftonline.com';
const tenant = '11111111-1111-4111-8111-111111111111';
const otherTenant = '22222222-2222-4222-8222-222222222222';
const answer = {
  address: new URL('https://calls.example.com/auth/v1/callback?code=one&state=s'),
  state: 's',
  nonce: 'n',
  verifier: 'v'.repeat(43),
};
let keys: Awaited<ReturnType<typeof generateKeyPair>>;

beforeAll(async () => {
  keys = await generateKeyPair('RS256');
});
afterEach(() => vi.unstubAllGlobals());

/** Microsoft's endpoint for all tenants, whose document names a template for an issuer. */
async function prove(claims: JWTPayload) {
  const issuedAt = Math.floor(Date.now() / 1000);
  const standing = { aud: 'us', nonce: 'n', sub: 'ada', name: 'Ada', email: 'ada@example.com' };
  const times = { iat: issuedAt, exp: issuedAt + 300 };
  const idToken = await new SignJWT({ ...standing, ...times, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .sign(keys.privateKey);
  const answers: Record<string, object> = {
    '/common/v2.0/.well-known/openid-configuration': {
      issuer: `${microsoft}/{tenantid}/v2.0`,
      authorization_endpoint: `${microsoft}/authorize`,
      token_endpoint: `${microsoft}/token`,
      jwks_uri: `${microsoft}/keys`,
      id_token_signing_alg_values_supported: ['RS256'],
    },
    '/token': { access_token: 'theirs', token_type: 'bearer', id_token: idToken },
    '/keys': { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'one', use: 'sig' }] },
  };
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(answers[new URL(url).pathname] ?? {}, { status: 200 }),
  );
  const endpoints = { kind: 'oidc', discoveryUrl: `${microsoft}/common/v2.0` } as const;
  const client = { clientId: 'us', clientSecret: 'secret', scopes: ['openid'] };
  const provider = { id: 'azure', label: 'Microsoft', ...client, endpoints };
  return proveByOpenid({ now: () => new Date(), log: silentLog }, provider, endpoints, answer);
}

const issuedBy = (id: string) => ({ iss: `${microsoft}/${id}/v2.0`, tid: id });

describe("Microsoft's endpoint for all tenants", () => {
  it('speaks for the tenant that the token names', async () => {
    const { account } = await prove(issuedBy(tenant));
    expect(account.providerId).toBe('ada');
  });

  it('is not believed when the issuer is not that tenant', async () => {
    await expect(prove({ ...issuedBy(tenant), tid: otherTenant })).rejects.toThrow();
    await expect(prove({ iss: `${microsoft}/{tenantid}/v2.0` })).rejects.toThrow();
    await expect(prove({ iss: 'https://evil.example', tid: tenant })).rejects.toThrow();
  });

  it('vouches for an address only by the claim that tenants cannot write', async () => {
    const plain = await prove({ ...issuedBy(tenant), email_verified: true });
    expect(plain.account.isEmailVerified).toBe(false);
    const unproven = await prove({ ...issuedBy(tenant), xms_edov: false });
    expect(unproven.account.isEmailVerified).toBe(false);
    for (const xms_edov of [true, 1, '1']) {
      const proven = await prove({ ...issuedBy(tenant), xms_edov });
      expect(proven.account).toMatchObject({ email: 'ada@example.com', isEmailVerified: true });
    }
  });
});

describe('where a provider is asked about itself', () => {
  it.each([
    ['https://id.example.com', { address: 'https://id.example.com', issuer: undefined }],
    [
      'https://id.example.com/realms/a/.well-known/openid-configuration',
      {
        address: 'https://id.example.com/realms/a/.well-known/openid-configuration',
        issuer: 'https://id.example.com/realms/a',
      },
    ],
    [
      `${microsoft}/common/v2.0/.well-known/openid-configuration`,
      { address: `${microsoft}/common/v2.0`, issuer: undefined },
    ],
  ])('%s pins its issuer', (discoveryUrl, chosen) => {
    expect(chooseDiscovery(discoveryUrl)).toEqual(chosen);
  });
});
