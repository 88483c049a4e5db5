import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readActivity } from '../../auth/testing/start-auth.ts';
import { addEmptyOrganization, addMember, type TestMember } from '../../testing/add-member.ts';
import {
  type ApiClient,
  type ApiPerson,
  createClient,
  refusalOf,
  signInToApi,
} from '../../testing/ask-api.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';

const { database, connectionString } = useTestDatabase();
const hour = 60 * 60 * 1000;
let application: TestApplication;
let ahead = 0;
let admin: TestMember;
let otherAdmin: TestMember;
let superPerson: ApiPerson;
let organizationId: string;

const join = testStatement(
  'insert into user_organizations (organization_id, user_id, role) values ($1, $2, $3)',
  {},
);
const leave = testStatement(
  'delete from user_organizations where organization_id = $1 and user_id = $2',
  {},
);
const demote = testStatement(
  `update user_organizations set role = 'member' where organization_id = $1 and user_id = $2`,
  {},
);
const banUntil = testStatement('update auth.users set banned_until = $2 where id = $1', {});
const readHashes = testStatement(
  `select encode(secret_hash, 'hex') as hash, prefix from api_keys where organization_id = $1`,
  { hash: 'text', prefix: 'text' },
);

beforeAll(async () => {
  application = await startTestApplication(database, connectionString, {
    now: () => new Date(Date.now() + ahead),
  });
  superPerson = await signInToApi(application.address, 'super@ringfence.example');
  [admin, otherAdmin] = await Promise.all([
    addMember(database, application.address),
    addMember(database, application.address),
  ]);
});
afterAll(() => application.stop());
beforeEach(async () => {
  ahead = 0;
  organizationId = await addEmptyOrganization(database, 'Harbor');
  await askSystem(database, join, [organizationId, admin.userId, 'admin']);
  await askSystem(database, join, [organizationId, otherAdmin.userId, 'admin']);
});

const keysOf = (who: TestMember) => who.clientIn(organizationId).apiKeys;
/** A program, which names no organization. */
const withKey = (secret: string, headers: Record<string, string> = {}): ApiClient =>
  createClient(application.address, { authorization: `Bearer ${secret}`, ...headers });
const reading = { name: 'Reader', scopes: ['contacts.read' as const] };

describe('an API key', () => {
  it('lets a program do what it is for, in its organization alone, and nothing else', async () => {
    const { secret, key } = await keysOf(admin).create(reading);
    expect(key).toMatchObject({ state: 'active', scopes: ['contacts.read'], lastUsedAt: null });
    expect(await withKey(secret).lists.list({})).toEqual({ lists: [], nextCursor: null });
    const elsewhere = await addEmptyOrganization(database, 'Elsewhere');
    await askSystem(database, join, [elsewhere, admin.userId, 'admin']);
    const program = withKey(secret);
    for (const ask of [
      () => withKey(secret, { 'x-organization-id': elsewhere }).lists.list({}),
      () => withKey(secret, { 'x-organization-id': 'all' }).lists.list({}),
      () => program.lists.create({ name: 'Another' }),
      () => program.apiKeys.list(),
      () => program.profile.show(),
      () => program.sessions.list(),
      () => program.organizations.create({ name: 'Mine' }),
    ]) {
      expect(await refusalOf(ask())).toMatchObject({ code: 'not_permitted' });
    }
  });

  it('is stored as a hash, and its secret is shown once', async () => {
    const { secret, key } = await keysOf(admin).create(reading);
    const stored = await askSystem(database, readHashes, [organizationId]);
    expect(JSON.stringify(stored)).not.toContain(secret.slice(12));
    expect(secret.startsWith(key.prefix)).toBe(true);
    expect(JSON.stringify(await keysOf(admin).list())).not.toContain(secret.slice(12));
  });

  it('tells when it was last used', async () => {
    const { secret } = await keysOf(admin).create(reading);
    await withKey(secret).lists.list({});
    const [first] = (await keysOf(admin).list()).keys;
    expect(first?.lastUsedAt).toMatch(/Z$/);
    ahead = hour;
    await withKey(secret).lists.list({});
    ahead = 0;
    const [second] = (await keysOf(admin).list()).keys;
    expect(Date.parse(second?.lastUsedAt ?? '')).toBeGreaterThan(
      Date.parse(first?.lastUsedAt ?? '') + hour / 2,
    );
  });

  it('that is rotated takes the new secret, and the old one for as long as was said', async () => {
    const { secret: old, key } = await keysOf(admin).create(reading);
    const { secret } = await keysOf(admin).rotate({ keyId: key.id, overlapHours: 2 });
    await withKey(secret).lists.list({});
    await withKey(old).lists.list({});
    ahead = 3 * hour;
    await withKey(secret).lists.list({});
    expect(await refusalOf(withKey(old).lists.list({}))).toMatchObject({ code: 'key_ended' });
    ahead = 0;
    const again = await keysOf(admin).rotate({ keyId: key.id });
    expect(await refusalOf(withKey(secret).lists.list({}))).toMatchObject({ code: 'key_ended' });
    await withKey(again.secret).lists.list({});
  });

  it('ends when it is revoked, and when its days are over', async () => {
    const { secret, key } = await keysOf(admin).create({ ...reading, days: 2 });
    ahead = 49 * hour;
    expect(await refusalOf(withKey(secret).lists.list({}))).toMatchObject({ code: 'key_ended' });
    ahead = 0;
    await withKey(secret).lists.list({});
    expect(await keysOf(admin).revoke({ keyId: key.id })).toMatchObject({ state: 'revoked' });
    expect(await keysOf(admin).revoke({ keyId: key.id })).toMatchObject({ state: 'revoked' });
    expect(await refusalOf(withKey(secret).lists.list({}))).toMatchObject({ code: 'key_ended' });
    expect(await refusalOf(keysOf(admin).rotate({ keyId: key.id }))).toMatchObject({
      code: 'conflict',
    });
  });

  it('does no more than its owner may, and nothing once they have left', async () => {
    const { secret, key } = await keysOf(admin).create({ name: 'Editor', scopes: ['lists.edit'] });
    await withKey(secret).lists.create({ name: 'First' });
    await askSystem(database, demote, [organizationId, admin.userId]);
    expect(await refusalOf(withKey(secret).lists.create({ name: 'Second' }))).toMatchObject({
      code: 'not_permitted',
    });
    await askSystem(database, leave, [organizationId, admin.userId]);
    expect((await keysOf(otherAdmin).list()).keys[0]).toMatchObject({ state: 'owner_left' });
    const taken = await keysOf(otherAdmin).rotate({ keyId: key.id });
    expect(taken.key.owner.id).toBe(otherAdmin.userId);
    await withKey(taken.secret).lists.create({ name: 'Third' });
  });

  it('that is taken over leaves nothing to a member who has left with its secret', async () => {
    const { secret, key } = await keysOf(admin).create(reading);
    await askSystem(database, leave, [organizationId, admin.userId]);
    const taken = await keysOf(otherAdmin).rotate({ keyId: key.id, overlapHours: 24 });
    expect(taken.key.previousUntil).toBeNull();
    expect(await refusalOf(withKey(secret).lists.list({}))).toMatchObject({ code: 'key_ended' });
    await withKey(taken.secret).lists.list({});
  });

  it('does nothing while its owner is banned, and tells so', async () => {
    const owner = await addMember(database, application.address);
    await askSystem(database, join, [organizationId, owner.userId, 'admin']);
    const { secret, key } = await keysOf(owner).create(reading);
    const stateOf = async () =>
      (await keysOf(admin).list()).keys.find(({ id }) => id === key.id)?.state;
    const ban = (until: Date | null) =>
      database.asAuth((transaction) => transaction.all(banUntil, [owner.userId, until]));
    await ban(new Date(Date.now() + hour));
    expect(await refusalOf(withKey(secret).lists.list({}))).toMatchObject({ code: 'key_ended' });
    expect(await stateOf()).toBe('owner_shut_out');
    await ban(null);
    await withKey(secret).lists.list({});
    expect(await stateOf()).toBe('active');
  });

  it('that is taken over leaves nothing to an owner who is banned', async () => {
    const owner = await addMember(database, application.address);
    await askSystem(database, join, [organizationId, owner.userId, 'admin']);
    const { secret, key } = await keysOf(owner).create(reading);
    await database.asAuth((transaction) =>
      transaction.all(banUntil, [owner.userId, new Date(Date.now() + hour)]),
    );
    const taken = await keysOf(admin).rotate({ keyId: key.id, overlapHours: 24 });
    expect(taken.key).toMatchObject({ state: 'active', previousUntil: null });
    expect(await refusalOf(withKey(secret).lists.list({}))).toMatchObject({ code: 'key_ended' });
    await withKey(taken.secret).lists.list({});
  });

  it('cannot be made by somebody from outside, who is no member', async () => {
    const outside = superPerson.clientWith({ 'x-organization-id': organizationId });
    expect(await refusalOf(outside.apiKeys.create(reading))).toMatchObject({
      code: 'not_permitted',
    });
  });

  it.each(['rfk_', `rfk_${'a'.repeat(43)}`, `rfk_${'a'.repeat(44)}`])(
    'that nobody made is refused: %s',
    async (secret) => {
      const refusal = await refusalOf(withKey(secret).lists.list({}));
      expect(refusal.status).toBe(401);
    },
  );

  it('stands in the activity record: its making, and what it did', async () => {
    const { secret, key } = await keysOf(admin).create({ name: 'Sync', scopes: ['lists.edit'] });
    await withKey(secret).lists.create({ name: 'By a program' });
    const { entries } = await admin.clientIn(organizationId).activity.list({});
    expect(entries.map(({ action, actor }) => [action, actor.apiKey])).toEqual([
      ['list.created', 'Sync'],
      ['api_key.created', null],
    ]);
    const deeds = await readActivity(database, organizationId);
    expect(deeds.at(-1)?.detail).toMatchObject({ apiKeyId: key.id });
  });
});
