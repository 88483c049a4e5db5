import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AuthClient } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, type RunningAuth, startAuth } from './auth/testing/start-auth.ts';
import { createClient } from './testing/ask-api.ts';
import { startTestApplication, type TestApplication } from './testing/test-application.ts';
import { useTestDatabase } from './testing/test-database.ts';

// What signs people in has a database of its own, as a Supabase has.
const outside = useTestDatabase();
const { database, connectionString } = useTestDatabase();
const web = mkdtempSync(join(tmpdir(), 'ringfence-web-'));
const issuer = 'https://calls.example.com/auth/v1';
let auth: RunningAuth;
let application: TestApplication;

beforeAll(async () => {
  writeFileSync(join(web, 'index.html'), '<head><!--ringfence-auth--></head>');
  auth = await startAuth(outside.database);
  application = await startTestApplication(database, connectionString, {
    webFolder: web,
    settings: {
      AUTH_URL: auth.url,
      AUTH_KEY: 'a "public" key',
      AUTH_ISSUER: issuer,
      AUTH_EMAILS_CONFIRMED: 'on',
    },
  });
});
afterAll(async () => {
  await application.stop();
  await auth.stop();
  rmSync(web, { recursive: true });
});

async function signInOutside() {
  const person = await createPerson(outside.database, 0);
  const client = new AuthClient({ url: auth.url, autoRefreshToken: false, persistSession: false });
  const { data } = await client.signInWithPassword(person);
  const token = data.session?.access_token ?? '';
  const api = createClient(application.address, { authorization: `Bearer ${token}` });
  return { person, client, api };
}

describe('with an outside sign-in', () => {
  it('knows a person by their token alone, and makes their profile at first sight', async () => {
    const { person, api } = await signInOutside();
    expect(await api.profile.show()).toMatchObject({
      id: person.id,
      email: person.email,
      fullName: 'Ada Byron',
    });
    expect(await api.access.check()).toMatchObject({ hasAccess: false, isSuperAdmin: false });
  });

  it('lets a person change their name and open an organization', async () => {
    const { api } = await signInOutside();
    expect(await api.profile.update({ fullName: 'Ada Lovelace' })).toMatchObject({
      fullName: 'Ada Lovelace',
    });
    const { membership } = await api.organizations.create({ name: 'Outside' });
    expect(membership).toMatchObject({ role: 'admin', organization: { name: 'Outside' } });
  });

  it('keeps no sessions here, and says so', async () => {
    const { api } = await signInOutside();
    expect(await api.sessions.list()).toEqual({ isKeptHere: false, sessions: [] });
  });

  it('refuses a visitor, and a token that somebody else has issued', async () => {
    const visitor = await fetch(`${application.address}/api/v1/access`);
    expect(visitor.status).toBe(401);
    const forged = await fetch(`${application.address}/api/v1/access`, {
      headers: { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' },
    });
    expect(await forged.json()).toMatchObject({ code: 'session_ended' });
  });

  it('does not speak the protocol itself', async () => {
    const answer = await fetch(`${application.address}/auth/v1/token?grant_type=password`, {
      method: 'POST',
    });
    expect(answer.status).toBe(404);
  });

  it('tells the pages where to sign in, and lets them speak to that place alone', async () => {
    const page = await fetch(`${application.address}/login`);
    const text = await page.text();
    expect(text).toContain(`<meta name="ringfence-auth-url" content="${auth.url}">`);
    expect(text).toContain('<meta name="ringfence-auth-key" content="a &quot;public&quot; key">');
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain(`connect-src 'self' ${new URL(auth.url).origin};`);
  });
});

describe('with the protocol at the root', () => {
  it('answers it there, beside the pages, and tells the pages so', async () => {
    const rooted = await startTestApplication(database, connectionString, {
      webFolder: web,
      settings: { AUTH_PATH: '/' },
    });
    const client = new AuthClient({ url: rooted.address, persistSession: false });
    const { data, error } = await client.signInWithPassword({
      email: 'admin@harbor.example',
      password: 'lawful-minute',
    });
    expect(error).toBeNull();
    expect((await client.getUser(data.session?.access_token)).data.user?.email).toBe(
      'admin@harbor.example',
    );
    const page = await (await fetch(`${rooted.address}/dashboard`)).text();
    expect(page).toContain('<meta name="ringfence-auth-url" content="/">');
    const api = await fetch(`${rooted.address}/api/v1/nothing`);
    expect(await api.json()).toMatchObject({ code: 'not_found' });
    await rooted.stop();
  });
});
