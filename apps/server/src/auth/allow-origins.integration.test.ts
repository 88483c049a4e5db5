import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../testing/test-database.ts';
import { authSettings } from './settings.ts';
import { sharedSecret, signSharedToken } from './testing/sign-shared-token.ts';
import { type RunningAuth, startAuth } from './testing/start-auth.ts';

const { database } = useTestDatabase();
const origin = 'https://shop.example.com';
let auth: RunningAuth;
let closed: RunningAuth;

beforeAll(async () => {
  const corsOrigins = [origin, '*', 'null'];
  auth = await startAuth(database, { settings: authSettings({ corsOrigins, sharedSecret }) });
  closed = await startAuth(database);
});
afterAll(async () => {
  await auth.stop();
  await closed.stop();
});

const ask = (url: string, from: string, init: RequestInit = {}) =>
  fetch(url, { ...init, headers: { origin: from, ...init.headers } });

const preflight = (url: string, from: string) =>
  ask(url, from, {
    method: 'OPTIONS',
    headers: {
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization,content-type,x-supabase-api-version',
    },
  });

const listOf = (response: Response, header: string) =>
  response.headers.get(header)?.toLowerCase().split(/,\s*/).sort();

describe('a page of a site that the operator has named', () => {
  it('may ask what clients ask', async () => {
    const response = await preflight(`${auth.url}/user`, origin);
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    expect(listOf(response, 'access-control-allow-headers')).toEqual([
      'apikey',
      'authorization',
      'content-type',
      'x-client-info',
      'x-supabase-api-version',
    ]);
    expect(listOf(response, 'access-control-allow-methods')).toEqual([
      'delete',
      'get',
      'post',
      'put',
    ]);
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('reads the answers, refusals included', async () => {
    const listed = await ask(`${auth.url}/admin/users`, origin, {
      headers: { authorization: `Bearer ${await signSharedToken()}` },
    });
    const refused = await ask(`${auth.url}/user`, origin);
    const missing = await ask(`${auth.url}/nowhere`, origin, { method: 'POST', body: '{}' });
    expect([listed.status, refused.status, missing.status]).toEqual([200, 401, 404]);
    for (const response of [listed, refused, missing]) {
      expect(response.headers.get('access-control-allow-origin')).toBe(origin);
      expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(listOf(response, 'vary')).toContain('origin');
      expect(listOf(response, 'access-control-expose-headers')).toEqual([
        'link',
        'x-supabase-api-version',
        'x-total-count',
      ]);
    }
  });
});

describe('a page of any other site', () => {
  it.each([
    'https://evil.example.com',
    'null',
    '*',
    `${origin}.evil.example.com`,
    'http://shop.example.com',
  ])('%s reads nothing', async (from) => {
    for (const response of [await preflight(`${auth.url}/user`, from), await ask(auth.url, from)]) {
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
      expect(response.headers.get('cross-origin-resource-policy')).toBeNull();
    }
  });

  it('reads nothing where no site is named', async () => {
    const response = await ask(`${closed.url}/settings`, origin);
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});
