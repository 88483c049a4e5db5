import { once } from 'node:events';
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';
import type { ExternalProvider } from '../external/provider.ts';
import type { Browser } from './browser.ts';

export interface OpenidPerson {
  email: string;
  email_verified: boolean;
  name: string;
}

export interface RunningProvider {
  issuer: string;
  provider: ExternalProvider;
  /** Everybody who can sign in there, by their login. */
  people: Map<string, OpenidPerson>;
  stop(): Promise<void>;
}

const client = { clientId: 'ringfence', clientSecret: 'a secret that both sides know' };

/** A real OpenID Connect provider on loopback that insists on PKCE. */
export async function startOpenidProvider(redirectUri: string): Promise<RunningProvider> {
  const people = new Map<string, OpenidPerson>();
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('there is no port');
  const issuer = `http://127.0.0.1:${address.port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const openid = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['a key of this test'] },
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: 'one' }] },
    pkce: { required: () => true },
    ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    findAccount: (_, login) => ({
      accountId: login,
      claims: async () => ({ sub: login, ...people.get(login) }),
    }),
  });
  server.on('request', openid.callback());
  return {
    issuer,
    people,
    provider: {
      id: 'keycloak',
      label: 'Company',
      ...client,
      scopes: ['openid', 'email', 'profile'],
      endpoints: { kind: 'oidc', discoveryUrl: issuer, allowsHttp: true },
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Signs in at the provider's own pages and agrees to everything; answers where that leads. */
export async function signInAtProvider(
  browser: Browser,
  address: string,
  login: string,
): Promise<URL> {
  let reached = await browser.follow(address);
  for (const prompt of ['login', 'consent']) {
    if (reached.page === undefined) break;
    const text = await reached.page.text();
    if (!text.includes(`value="${prompt}"`)) throw new Error(`the provider shows: ${text}`);
    reached = await browser.follow(reached.address.href, {
      method: 'POST',
      body: new URLSearchParams({ prompt, login, password: 'any' }),
    });
  }
  return reached.address;
}
