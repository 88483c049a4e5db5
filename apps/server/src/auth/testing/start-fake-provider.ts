import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { ExternalProvider } from '../external/provider.ts';

/** What the provider says and does next; a test changes what it is about. */
export interface FakeAnswers {
  issuer: string;
  claims: JWTPayload;
  /** Signs the id_token; another key than the published one unless it is this. */
  key: CryptoKey | Uint8Array;
  algorithm: string;
  userInformation: Record<string, unknown>;
  person: Record<string, unknown>;
  addresses: unknown;
  tokenStatus: number;
  discoveryStatus: number;
  userInformationStatus: number;
  /** What happens elsewhere while the provider is asked. */
  onToken(): Promise<void>;
}

export interface FakeProvider {
  origin: string;
  publishedKey: CryptoKey;
  answers: FakeAnswers;
  /** What was sent to the token endpoint, newest last. */
  exchanges: Record<string, string>[];
  /** How often each path was asked. */
  asked: Map<string, number>;
  openid: ExternalProvider;
  /** Knows addresses in a list, as GitHub does. */
  oauth: ExternalProvider;
  /** Tells one address with the rest. */
  plain: ExternalProvider;
  stop(): Promise<void>;
}

const client = { clientId: 'ringfence', clientSecret: 'a secret', timeoutSeconds: 5 };

/** A provider on loopback that can lie. */
export async function startFakeProvider(): Promise<FakeProvider> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const published = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256', use: 'sig' };
  const exchanges: Record<string, string>[] = [];
  const asked = new Map<string, number>();
  const routes = new Hono();
  const server = serve({ fetch: routes.fetch, hostname: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('there is no port');
  const origin = `http://127.0.0.1:${address.port}`;
  const answers: FakeAnswers = {
    issuer: origin,
    claims: {},
    key: privateKey,
    algorithm: 'ES256',
    userInformation: {},
    person: {},
    addresses: [],
    tokenStatus: 200,
    discoveryStatus: 200,
    userInformationStatus: 200,
    onToken: async () => {},
  };
  routes.use(async (context, next) => {
    asked.set(context.req.path, (asked.get(context.req.path) ?? 0) + 1);
    await next();
  });
  routes.get('/.well-known/openid-configuration', (context) => {
    if (answers.discoveryStatus !== 200) {
      return new Response('{}', { status: answers.discoveryStatus });
    }
    return context.json({
      issuer: answers.issuer,
      authorization_endpoint: `${origin}/authorize`,
      token_endpoint: `${origin}/token`,
      userinfo_endpoint: `${origin}/userinfo`,
      jwks_uri: `${origin}/jwks`,
      id_token_signing_alg_values_supported: ['ES256', 'HS256'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
    });
  });
  routes.get('/jwks', (context) => context.json({ keys: [published] }));
  routes.get('/userinfo', (context) =>
    answers.userInformationStatus === 200
      ? context.json(answers.userInformation)
      : new Response('{}', { status: answers.userInformationStatus }),
  );
  routes.get('/user', (context) => context.json(answers.person));
  routes.get('/user/emails', (context) => context.json(answers.addresses));
  routes.post('/oauth/token', async (context) => {
    exchanges.push(Object.fromEntries(new URLSearchParams(await context.req.text())));
    return context.json({ access_token: 'theirs', token_type: 'bearer' });
  });
  routes.post('/token', async (context) => {
    exchanges.push(Object.fromEntries(new URLSearchParams(await context.req.text())));
    await answers.onToken();
    if (answers.tokenStatus !== 200) return new Response('{}', { status: answers.tokenStatus });
    const issuedAt = Math.floor(Date.now() / 1000);
    const usual = { iss: origin, aud: client.clientId, iat: issuedAt, exp: issuedAt + 300 };
    const token = await new SignJWT({ ...usual, ...answers.claims })
      .setProtectedHeader({ alg: answers.algorithm, kid: 'one' })
      .sign(answers.key);
    return context.json({
      access_token: 'theirs',
      refresh_token: 'theirs too',
      token_type: 'bearer',
      expires_in: 300,
      id_token: token,
    });
  });
  const endpoints = {
    kind: 'oauth',
    authorizeUrl: `${origin}/oauth/authorize`,
    tokenUrl: `${origin}/oauth/token`,
    userUrl: `${origin}/user`,
    allowsHttp: true,
  } as const;
  return {
    origin,
    publishedKey: privateKey,
    answers,
    exchanges,
    asked,
    openid: {
      id: 'google',
      label: 'Google',
      ...client,
      scopes: ['openid', 'email'],
      endpoints: { kind: 'oidc', discoveryUrl: origin, allowsHttp: true },
    },
    oauth: {
      ...client,
      id: 'github',
      label: 'GitHub',
      scopes: ['user:email'],
      endpoints: { ...endpoints, emailsUrl: `${origin}/user/emails` },
    },
    plain: { ...client, id: 'gitlab', label: 'GitLab', scopes: [], endpoints },
    async stop() {
      if ('closeAllConnections' in server) server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
