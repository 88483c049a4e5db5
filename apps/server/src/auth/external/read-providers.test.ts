import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { listProviderFaults, providerSettings, readProviders } from './read-providers.ts';

const schema = z.object(providerSettings);
const read = (given: Record<string, string>) => readProviders(schema.parse(given));
const company = {
  id: 'company',
  label: 'Company',
  discoveryUrl: 'https://id.example.com',
  clientId: 'us',
  clientSecret: 'secret',
};
const openid = (change: object = {}) => ({
  OIDC_PROVIDERS: JSON.stringify([{ ...company, ...change }]),
});
const oauth = (change: object = {}) => ({
  OAUTH_PROVIDERS: JSON.stringify([
    {
      id: 'forge',
      label: 'Forge',
      authorizeUrl: 'https://forge.example.com/authorize',
      tokenUrl: 'https://forge.example.com/token',
      userUrl: 'https://forge.example.com/user',
      clientId: 'us',
      clientSecret: 'secret',
      ...change,
    },
  ]),
});

function listFaults(given: Record<string, string>): string[] {
  const parsed = schema.safeParse(given);
  return parsed.success
    ? listProviderFaults(parsed.data)
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
}

describe('other providers in the settings', () => {
  it('are none where nothing is set', () => {
    expect(read({})).toEqual([]);
    expect(listProviderFaults(schema.parse({}))).toEqual([]);
  });

  it('are Google, Microsoft and GitHub by their client alone', () => {
    const pair = (name: string) => ({
      [`${name}_CLIENT_ID`]: `${name} client`,
      [`${name}_CLIENT_SECRET`]: `${name} secret`,
    });
    const providers = read({ ...pair('GOOGLE'), ...pair('MICROSOFT'), ...pair('GITHUB') });
    expect(providers).toMatchObject([
      {
        id: 'google',
        label: 'Google',
        clientId: 'GOOGLE client',
        clientSecret: 'GOOGLE secret',
        endpoints: { kind: 'oidc', discoveryUrl: 'https://accounts.google.com' },
      },
      {
        id: 'azure',
        label: 'Microsoft',
        endpoints: { discoveryUrl: 'https://login.microsoftonline.com/common/v2.0' },
      },
      {
        id: 'github',
        label: 'GitHub',
        scopes: ['read:user', 'user:email'],
        endpoints: {
          kind: 'oauth',
          tokenUrl: 'https://github.com/login/oauth/access_token',
          emailsUrl: 'https://api.github.com/user/emails',
        },
      },
    ]);
  });

  it('take one tenant of Microsoft, and a GitHub of their own', () => {
    expect(
      read({
        MICROSOFT_CLIENT_ID: 'us',
        MICROSOFT_CLIENT_SECRET: 'secret',
        MICROSOFT_TENANT: 'example.com',
        GITHUB_CLIENT_ID: 'us',
        GITHUB_CLIENT_SECRET: 'secret',
        GITHUB_ADDRESS: 'https://github.example.com/',
      }),
    ).toMatchObject([
      { endpoints: { discoveryUrl: 'https://login.microsoftonline.com/example.com/v2.0' } },
      { endpoints: { userUrl: 'https://github.example.com/api/v3/user' } },
    ]);
  });

  it('are any others by their addresses, always asked for an id_token where there is one', () => {
    expect(read({ ...openid({ scopes: ['groups'] }), ...oauth() })).toMatchObject([
      { id: 'company', scopes: ['openid', 'groups'], endpoints: { allowsHttp: false } },
      { id: 'forge', scopes: [], endpoints: { kind: 'oauth', allowsHttp: false } },
    ]);
  });

  it('may be on this machine without encryption', () => {
    const [provider] = read(openid({ discoveryUrl: 'http://127.0.0.1:9000' }));
    expect(provider?.endpoints.allowsHttp).toBe(true);
  });

  it.each([
    ['GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together', { GOOGLE_CLIENT_ID: 'us' }],
    [
      'GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET must be set together',
      { GITHUB_CLIENT_SECRET: 's' },
    ],
    ['OIDC_PROVIDERS must be a JSON array', { OIDC_PROVIDERS: '[{' }],
    ['OAUTH_PROVIDERS must be a JSON array', { OAUTH_PROVIDERS: '{}' }],
    ['OIDC_PROVIDERS at [0].id must begin with a letter', openid({ id: 'Company' })],
    ['OIDC_PROVIDERS at [0].id must be none of email, phone', openid({ id: 'phone' })],
    ['OIDC_PROVIDERS at [0].clientSecret must not be empty', openid({ clientSecret: '' })],
    ['must begin with https://', openid({ discoveryUrl: 'http://id.example.com' })],
    ['must begin with https://', openid({ discoveryUrl: 'http://127.0.0.1.example.com' })],
    ['must look like https://', openid({ discoveryUrl: 'id.example.com' })],
    [
      '[0].tokenUrl must begin with https://',
      oauth({ tokenUrl: 'http://forge.example.com/token' }),
    ],
    ['must not use the id company twice', { ...openid(), ...oauth({ id: 'company' }) }],
    ['MICROSOFT_TENANT must be a tenant id', { MICROSOFT_TENANT: '../other' }],
  ])('say: %s', (fault, given) => {
    expect(listFaults(given).join('; ')).toContain(fault);
  });
});
