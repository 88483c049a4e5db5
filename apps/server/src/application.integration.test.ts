import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { problemSchema } from '@ringfence/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createClient, signInToApi } from './testing/ask-api.ts';
import { startTestApplication, type TestApplication } from './testing/test-application.ts';
import { useTestDatabase } from './testing/test-database.ts';

const { database, connectionString } = useTestDatabase();
const web = mkdtempSync(join(tmpdir(), 'ringfence-web-'));
let application: TestApplication;

beforeAll(async () => {
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<meta content="__CSP_NONCE__"><div id="root"></div>');
  writeFileSync(join(web, '.sources'), 'fingerprint');
  writeFileSync(join(web, 'assets/app-1a2b.js'), 'plain');
  writeFileSync(join(web, 'assets/app-1a2b.js.br'), 'packed');
  application = await startTestApplication(database, connectionString, { webFolder: web });
});
afterAll(async () => {
  await application.stop();
  rmSync(web, { recursive: true });
});

const clientOf = (token?: string) =>
  createClient(
    application.address,
    token === undefined ? {} : { authorization: `Bearer ${token}` },
  );
const signIn = async (email: string) => (await signInTo(email)).token;
const signInTo = (email: string) => signInToApi(application.address, email);

const problemOf = async (answer: Response) => {
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  return problemSchema.parse(await answer.json());
};
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${application.address}${path}`, { headers });

describe('the API', () => {
  it('tells everybody what it is', async () => {
    expect(await clientOf().system.status()).toMatchObject({ name: 'Ringfence', demo: true });
  });

  it.each(['/api/v1/access', '/api/v1/memberships', '/api/v1/activity', '/api/v1/live'])(
    'refuses a visitor at %s',
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(401);
      expect(await problemOf(answer)).toMatchObject({ code: 'not_signed_in', status: 401 });
    },
  );

  it('refuses an access token at once after sign-out', async () => {
    const token = await signIn('member@harbor.example');
    const authorization = `Bearer ${token}`;
    await fetch(`${application.address}/auth/v1/logout`, {
      method: 'POST',
      headers: { authorization },
    });
    const answer = await ask('/api/v1/access', { authorization });
    expect(await problemOf(answer)).toMatchObject({ code: 'session_ended' });
  });

  it('gives access to members and to super administrators', async () => {
    const member = clientOf(await signIn('member@harbor.example'));
    expect(await member.access.check()).toEqual({
      hasAccess: true,
      hasOrganization: true,
      isSuperAdmin: false,
      error: null,
    });
    const superAdministrator = clientOf(await signIn('super@ringfence.example'));
    expect(await superAdministrator.access.check()).toMatchObject({
      hasAccess: true,
      hasOrganization: false,
      isSuperAdmin: true,
    });
  });

  it('lists the activity of the own organization page by page, newest first', async () => {
    const { client } = await signInTo('admin@harbor.example');
    const first = await client.activity.list({ limit: 1 });
    expect(first.entries[0]).toMatchObject({
      action: 'profile.signed_in',
      actor: { kind: 'profile', name: 'Ana Torres' },
    });
    const second = await client.activity.list({ limit: 1, cursor: first.nextCursor ?? '' });
    expect(second.entries[0]?.id).not.toBe(first.entries[0]?.id);
  });

  it('refuses an organization of others, and one that does not exist, in the same words', async () => {
    const { token } = await signInTo('admin@harbor.example');
    const { organizationId } = await signInTo('admin@northwind.example');
    const nowhere = '01a1dd2e-e25f-7921-a55b-27832127b126';
    const answers = await Promise.all(
      [organizationId, nowhere].map(async (id) => {
        const headers = { authorization: `Bearer ${token}`, 'x-organization-id': id };
        const { requestId, ...problem } = await problemOf(await ask('/api/v1/activity', headers));
        return problem;
      }),
    );
    expect(answers[0]).toMatchObject({ code: 'not_permitted', status: 403 });
    expect(answers[0]).toEqual(answers[1]);
  });

  it('names the faulty field of bad input', async () => {
    const { token, organizationId } = await signInTo('admin@harbor.example');
    const headers = { authorization: `Bearer ${token}`, 'x-organization-id': organizationId };
    const problem = await problemOf(await ask('/api/v1/activity?limit=0', headers));
    expect(problem).toMatchObject({ code: 'validation_failed', errors: [{ path: 'limit' }] });
    const cursor = await problemOf(await ask('/api/v1/activity?cursor=junk', headers));
    expect(cursor).toMatchObject({ code: 'validation_failed', errors: [{ path: 'cursor' }] });
  });

  it('asks for an organization where one is needed', async () => {
    const authorization = `Bearer ${await signIn('admin@harbor.example')}`;
    const problem = await problemOf(await ask('/api/v1/activity', { authorization }));
    expect(problem.code).toBe('organization_required');
  });

  it('answers an unknown operation as a problem with the id of the request', async () => {
    const answer = await ask('/api/v1/nothing', {
      'x-request-id': '01a1dd2e-e25f-7921-a55b-27832127b126',
    });
    expect(answer.headers.get('x-request-id')).toBe('01a1dd2e-e25f-7921-a55b-27832127b126');
    expect(await problemOf(answer)).toMatchObject({
      status: 404,
      requestId: '01a1dd2e-e25f-7921-a55b-27832127b126',
    });
  });

  it('streams what happens in the organization, typed by the contract', async () => {
    const { client } = await signInTo('admin@northwind.example');
    const events = await client.live.stream();
    expect(await events.next()).toMatchObject({ value: { kind: 'ready' } });
    await signIn('admin@northwind.example');
    await application.seal();
    const kinds = new Set<string>();
    while (!kinds.has('activity_sealed')) {
      const { done, value } = await events.next();
      if (done === true) throw new Error('the stream ended');
      kinds.add(value.kind);
    }
    expect(kinds).toEqual(new Set(['activity_appended', 'activity_sealed']));
    await events.return();
  });

  it('describes itself as OpenAPI 3.1 and on a page without scripts', async () => {
    const description = z.object({
      openapi: z.string(),
      paths: z.record(z.string(), z.object({})),
    });
    const document = description.parse(await (await ask('/api/openapi.json')).json());
    expect(document.openapi).toMatch(/^3\.1/);
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/access', '/activity', '/live', '/memberships', '/system']),
    );
    const page = await (await ask('/api/docs')).text();
    expect(page).toContain('Bearer rfk_');
    expect(page).toContain('Idempotency-Key');
    expect(page).toContain('/api/v1/activity');
    expect(page).toContain('id="error-not_permitted"');
    expect(page).not.toContain('<script');
  });
});

describe('what is served', () => {
  it('carries a strict policy with a new nonce in every page', async () => {
    const [one, two] = [await ask('/'), await ask('/some/deep/link')];
    const policy = one.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`default-src 'none'; script-src 'self';`);
    expect(policy).not.toMatch(/unsafe|\*/);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '?';
    expect(await one.text()).toContain(`content="${nonce}"`);
    expect(two.headers.get('content-security-policy')).not.toBe(policy);
    expect(one.headers.get('cache-control')).toBe('no-store');
  });

  it('is packed with brotli and kept for a year when its name has a hash', async () => {
    const answer = await ask('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await ask('/assets/gone-0000.js')).status).toBe(404);
  });

  it.each(['/api/v2/nothing', '/auth/v2/nothing', '/webhooks/nothing'])(
    'is a problem and not the page at %s',
    async (path) => {
      expect(await problemOf(await ask(path))).toMatchObject({ status: 404 });
    },
  );

  it('is measured under one name, whatever a visitor makes up', async () => {
    await ask('/made-up-by-a-visitor');
    const text = await (await ask('/metrics')).text();
    expect(text).toContain('route=":page"');
    expect(text).not.toContain('made-up');
  });

  it('does not show what the build keeps for itself', async () => {
    expect(await (await ask('/.sources')).text()).not.toContain('fingerprint');
  });

  it('never leaves the folder of the app', async () => {
    const answer = await ask('/assets/..%2f..%2fpackage.json');
    expect(await answer.text()).not.toContain('workspaces');
  });
});

describe('health', () => {
  it('is alive, ready and measured', async () => {
    expect((await ask('/healthz')).status).toBe(200);
    expect(await (await ask('/readyz')).json()).toEqual({ status: 'ready' });
    expect(await (await ask('/metrics')).text()).toContain('ringfence_http_request_seconds_bucket');
  });

  it('keeps its measurements from the outside', async () => {
    const answer = await ask('/metrics', { 'x-forwarded-for': '203.0.113.1' });
    expect(answer.status).toBe(403);
  });

  it.each(['/metrics', '/dev/mail'])(
    'shows %s to no page that lets its name lead here',
    async (path) => {
      const { hostname, port } = new URL(application.address);
      const statusFor = (host: string) =>
        new Promise<number | undefined>((resolve, reject) => {
          get({ hostname, port, path, headers: { host } }, (answer) => {
            answer.resume();
            resolve(answer.statusCode);
          }).on('error', reject);
        });
      expect(await statusFor('attacker.example')).toBe(403);
      expect(await statusFor(`localhost.attacker.example:${port}`)).toBe(403);
      expect(await statusFor(`localhost:${port}`)).toBe(200);
      expect(await statusFor(`127.0.0.1:${port}`)).toBe(200);
    },
  );
});
