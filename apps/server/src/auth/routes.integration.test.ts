import { AuthClient } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineStatement } from '../platform/database/statement.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { createPerson, type RunningAuth, startAuth } from './testing/start-auth.ts';

const { database } = useTestDatabase();
let auth: RunningAuth;

beforeAll(async () => {
  auth = await startAuth(database);
});
afterAll(() => auth.stop());

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${auth.url}${path}`, { method: 'POST', body, headers });

const newVersion = { 'x-supabase-api-version': '2024-01-01' };

describe('what anybody may read', () => {
  it('shows the public parts of the keys, and nothing else of them', async () => {
    const response = await fetch(`${auth.url}/.well-known/jwks.json`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=600');
    expect(await response.json()).toEqual({
      keys: [
        {
          kid: expect.any(String),
          alg: 'ES256',
          use: 'sig',
          key_ops: ['verify'],
          kty: 'EC',
          crv: 'P-256',
          x: expect.any(String),
          y: expect.any(String),
        },
      ],
    });
  });

  it('lets a client verify its token by itself', async () => {
    const person = await createPerson(database);
    const client = new AuthClient({ url: auth.url, persistSession: false });
    await client.signInWithPassword(person);
    const { data, error } = await client.getClaims();
    expect(error).toBeNull();
    expect(data?.claims.sub).toBe(person.id);
  });

  it('tells how to sign in, and its version', async () => {
    const settings = await fetch(`${auth.url}/settings`);
    expect(await settings.json()).toMatchObject({ external: { email: true, phone: true } });
    const health = await fetch(`${auth.url}/health`);
    expect(await health.json()).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
  });
});

describe('errors', () => {
  it('have the newer shape for a client that names the version', async () => {
    const response = await fetch(`${auth.url}/user`, { headers: newVersion });
    expect(response.status).toBe(401);
    expect(response.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(response.headers.get('x-sb-error-code')).toBe('no_authorization');
    expect(await response.json()).toEqual({
      code: 'no_authorization',
      message: 'This endpoint requires a Bearer token',
    });
  });

  it('have the older shape for one that does not', async () => {
    const response = await fetch(`${auth.url}/user`);
    expect(response.headers.get('x-supabase-api-version')).toBeNull();
    expect(response.headers.get('x-sb-error-code')).toBe('no_authorization');
    expect(await response.json()).toEqual({
      code: 401,
      error_code: 'no_authorization',
      msg: 'This endpoint requires a Bearer token',
    });
  });

  it.each([
    ['grant_type=password', '{"email":', 'bad_json'],
    ['grant_type=refresh_token', '', 'bad_json'],
    ['grant_type=password', '{"email":"a@example.com"}', 'validation_failed'],
    ['grant_type=password', '{"password":"x"}', 'validation_failed'],
    ['grant_type=password', '{"email":"a\\u0000@example.com","password":"x"}', 'validation_failed'],
    ['grant_type=password', '{"phone":"+15550100","password":"x"}', 'invalid_credentials'],
    ['grant_type=password', '{"phone":"555-0100","password":"x"}', 'validation_failed'],
    ['grant_type=refresh_token', '[]', 'validation_failed'],
    ['grant_type=magic', '{}', 'validation_failed'],
    ['', '{}', 'validation_failed'],
  ])('answer 400 to the token request %s with its body %#', async (query, body, code) => {
    const response = await post(`/token?${query}`, body, newVersion);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code });
  });

  it('tell of an unknown address in the same way', async () => {
    const response = await post('/nowhere', '', newVersion);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not_found' });
  });

  it.each(['ECONNREFUSED', '57P01', '53300'])(
    'are 503 while the database is away: %s',
    async (code) => {
      const away = await startAuth({
        ...database,
        asAuth: () => Promise.reject(Object.assign(new Error('away'), { code })),
      });
      const body = JSON.stringify({ email: 'a@example.com', password: 'x' });
      const response = await fetch(`${away.url}/token?grant_type=password`, {
        method: 'POST',
        headers: newVersion,
        body,
      });
      await away.stop();
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({ code: 'service_unavailable' });
    },
  );

  it('hide what went wrong on our side', async () => {
    const broken = await startAuth({
      ...database,
      asAuth: () => Promise.reject(new Error('password authentication failed for user')),
    });
    const response = await fetch(`${broken.url}/.well-known/jwks.json`, { headers: newVersion });
    await broken.stop();
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      code: 'unexpected_failure',
      message: 'Unexpected failure, please try again later',
    });
  });
});

describe('the tables of the sign-in protocol', () => {
  const tables = [
    'users',
    'identities',
    'sessions',
    'sign_up_choices',
    'refresh_tokens',
    'flow_states',
    'one_time_tokens',
    'factors',
    'challenges',
    'messages',
    'signing_keys',
    'rate_limits',
    'known_devices',
  ];

  it.each(tables)('%s is closed to the tenant and to the system', async (table) => {
    const read = defineStatement({ name: table, text: `select from auth.${table}`, row: {} });
    const { id, organizationIds } = await createPerson(database);
    const scope = { userId: id, organizationId: organizationIds[0] ?? null };
    const asTenant = database.asTenant(scope, (transaction) => transaction.all(read));
    await expect(asTenant).rejects.toThrow('permission denied');
    const asSystem = database.asSystem((transaction) => transaction.all(read));
    await expect(asSystem).rejects.toThrow('permission denied');
  });

  it('have row level security forced, with a policy for the protocol alone, and one to hand over mails', async () => {
    const policies = await database.asAuth((transaction) =>
      transaction.all(
        defineStatement({
          name: 'test.policies',
          text: `
            select c.relname::text as table, c.relforcerowsecurity as forced, p.roles::text as roles,
              p.cmd::text as command
            from pg_class c
            left join pg_policies p on p.schemaname = 'auth' and p.tablename = c.relname
            where c.relnamespace = 'auth'::regnamespace and c.relkind = 'r'`,
          row: { table: 'text', forced: 'bool', roles: 'text?', command: 'text?' },
        }),
      ),
    );
    const ofOthers = policies.filter(({ roles }) => roles !== '{ringfence_auth}');
    expect(ofOthers).toEqual([
      { table: 'messages', forced: true, roles: '{ringfence_system}', command: 'INSERT' },
    ]);
    const own = policies.filter((policy) => !ofOthers.includes(policy));
    expect(own.map(({ table }) => table).sort()).toEqual([...tables].sort());
    expect(own.filter(({ forced }) => !forced)).toEqual([]);
  });
});
