import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authSettings } from '../../auth/index.ts';
import { readActivity } from '../../auth/testing/start-auth.ts';
import { addEmptyOrganization } from '../../testing/add-member.ts';
import { type ApiPerson, refusalOf, signInToApi } from '../../testing/ask-api.ts';
import { runOnServer } from '../../testing/run-on-server.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { createUser, type UserInput } from './create-user.ts';

const { database, connectionString } = useTestDatabase();
const password = 'correct horse battery';
let application: TestApplication;
let superPerson: ApiPerson;
let superId: string;
let administration: ApiPerson['client']['administration'];

beforeAll(async () => {
  application = await startTestApplication(database, connectionString);
  superPerson = await signInToApi(application.address, 'super@ringfence.example');
  superId = (await superPerson.client.profile.show()).id;
  administration = superPerson.client.administration;
});
afterAll(() => application.stop());

const newEmail = () => `${randomUUID()}@example.com`;

const findAccount = async (email: string) => {
  const text = `select email_confirmed_at is not null as confirmed,
      email_proven_at is not null as proven from auth.users where email = $1`;
  const statement = testStatement(text, { confirmed: 'bool', proven: 'bool' });
  return database.asAuth((transaction) => transaction.first(statement, [email]));
};

const findProfile = async (email: string) => {
  const statement = testStatement('select full_name from profiles where email = $1', {
    full_name: 'text',
  });
  return (await askSystem(database, statement, [email]))[0];
};

/** The use case itself, where the whole product cannot be brought into the state. */
function create(input: UserInput, chosen: Partial<Parameters<typeof createUser>[0]> = {}) {
  const services = {
    database,
    effects: { wakeRelay() {}, wakeSealing() {} },
    log: silentLog,
    now: () => new Date(),
    settings: authSettings(),
    keepsSessions: true,
    ...chosen,
  };
  const principal = { userId: superId, email: '', sessionId: '' };
  return createUser(services, { principal, headers: new Headers() }, input);
}

describe('creating a user', () => {
  it('lets the person sign in at once', async () => {
    const email = newEmail();
    const input = { email: email.toUpperCase(), password, fullName: ' Grace Hopper ' };
    const made = await administration.createUser(input);
    expect(made).toEqual({
      id: expect.any(String),
      email,
      fullName: 'Grace Hopper',
      createdAt: expect.stringMatching(/Z$/),
    });
    const { client } = await signInToApi(application.address, email, password);
    expect(await client.profile.show()).toMatchObject({ id: made.id, fullName: 'Grace Hopper' });
    expect(await client.access.check()).toMatchObject({ hasAccess: false });
    expect(await client.notifications.count()).toEqual({ unread: 2 });
  });

  it('makes them a member in the same breath, which the record marks', async () => {
    const organizationId = await addEmptyOrganization(database, 'Harbor');
    const { id } = await administration.createUser({
      email: newEmail(),
      password,
      fullName: 'Grace Hopper',
      membership: { organizationId, role: 'admin' },
    });
    expect(await readActivity(database, organizationId)).toEqual([
      {
        action: 'member.added',
        actor_kind: 'super_administrator',
        actor_id: superId,
        subject_kind: 'profile',
        subject_id: id,
        detail: { role: 'admin' },
      },
    ]);
    const inside = superPerson.clientWith({ 'x-organization-id': organizationId });
    expect((await inside.members.list({})).members).toMatchObject([{ userId: id, role: 'admin' }]);
  });

  it('leaves nobody behind where the membership cannot be made', async () => {
    const deleted = await addEmptyOrganization(database, 'Gone');
    await administration.deleteOrganization({ organizationId: deleted, confirmation: 'Gone' });
    for (const organizationId of [randomUUID(), deleted]) {
      const email = newEmail();
      const membership = { organizationId, role: 'member' } as const;
      const refusal = await refusalOf(
        administration.createUser({ email, password, fullName: 'Grace', membership }),
      );
      expect(refusal).toMatchObject({
        code: 'validation_failed',
        errors: [{ path: 'membership.organizationId' }],
      });
      expect(await findAccount(email)).toBeUndefined();
      expect(await findProfile(email)).toBeUndefined();
    }
  });

  it('only warns where the profile cannot be written', async () => {
    const email = newEmail();
    await runOnServer(
      connectionString,
      `alter table profiles add constraint nobody check (email <> '${email}')`,
    );
    const warnings: string[] = [];
    const log = { ...silentLog, warn: (_: object, text: string) => void warnings.push(text) };
    const made = await create({ email, password, fullName: 'Grace' }, { log });
    expect(made).toMatchObject({ email, fullName: 'Grace' });
    expect(warnings).toEqual(['a profile could not be made']);
    expect(await findAccount(email)).toEqual({ confirmed: true, proven: true });
    expect(await findProfile(email)).toBeUndefined();
  });

  it('does not take a profile that cannot be written for an organization that is not there', async () => {
    const email = newEmail();
    await runOnServer(
      connectionString,
      `alter table profiles add constraint nobody_either check (email <> '${email}')`,
    );
    const organizationId = await addEmptyOrganization(database, 'Harbor');
    const membership = { organizationId, role: 'member' } as const;
    const refusal = await refusalOf(
      administration.createUser({ email, password, fullName: 'Grace', membership }),
    );
    expect(refusal).toMatchObject({ code: 'internal_error', status: 500 });
    expect(await findAccount(email)).toBeUndefined();
  });

  it('is done once, however often the same request is sent', async () => {
    const organizationId = await addEmptyOrganization(database, 'Harbor');
    const again = superPerson.clientWith({ 'idempotency-key': 'create-once' }).administration;
    const membership = { organizationId, role: 'member' } as const;
    const input = { email: newEmail(), password, fullName: 'Grace', membership };
    const first = await again.createUser(input);
    expect(await again.createUser(input)).toEqual(first);
    expect(await readActivity(database, organizationId)).toHaveLength(1);
    const reused = await refusalOf(again.createUser({ ...input, email: newEmail() }));
    expect(reused).toMatchObject({ code: 'idempotency_key_reused' });
    // Of the password nothing is kept, so that another one makes no difference.
    const other = await again.createUser({ ...input, password: 'another horse battery' });
    expect(other).toEqual(first);
  });

  it('is refused for an address that has an account, no matter who is faster', async () => {
    const email = newEmail();
    const all = await Promise.allSettled(
      [1, 2].map(() => administration.createUser({ email, password, fullName: 'Grace' })),
    );
    expect(all.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const again = administration.createUser({ email, password, fullName: 'Grace' });
    expect(await refusalOf(again)).toMatchObject({ code: 'account_exists', status: 409 });
  });

  it.each([
    ['a weak password', { password: 'password' }, 'password'],
    ['a password made from the address', { password: 'grace.hopper@example.com' }, 'password'],
    ['no address', { email: 'grace' }, 'email'],
    ['no name', { fullName: ' ' }, 'fullName'],
  ])('is refused with %s', async (_, change, path) => {
    const input = { email: 'grace.hopper@example.com', password, fullName: 'Grace', ...change };
    const refusal = await refusalOf(administration.createUser(input));
    expect(refusal).toMatchObject({ code: 'validation_failed', errors: [{ path }] });
    expect(refusal.errors?.[0]?.message).not.toBe('');
    expect(await findAccount('grace.hopper@example.com')).toBeUndefined();
  });

  it('gives no rights to an address that carries some, until its owner has shown it', async () => {
    const email = newEmail();
    const settings = authSettings({ reservedEmails: new Set([email]) });
    await create({ email, password, fullName: 'Second' }, { settings });
    expect(await findAccount(email)).toEqual({ confirmed: true, proven: false });
  });

  it('says so where no user id comes back', async () => {
    const email = newEmail();
    await runOnServer(
      connectionString,
      `create function swallow() returns trigger language plpgsql as $$ begin return null; end $$`,
      `create trigger swallowing before insert on auth.users for each row
       when (new.email = '${email}') execute function swallow()`,
    );
    await expect(create({ email, password, fullName: 'Grace' })).rejects.toMatchObject({
      code: 'internal_error',
      message: 'User creation failed - no user ID returned',
    });
  });

  it('is refused where people sign in at another server', async () => {
    const email = newEmail();
    const work = create({ email, password, fullName: 'Grace' }, { keepsSessions: false });
    await expect(work).rejects.toMatchObject({
      code: 'not_permitted',
      message: expect.stringContaining('another server'),
    });
    expect(await findAccount(email)).toBeUndefined();
  });
});

describe('the list of people', () => {
  it('is sorted by email address, searched by a part of address or name, and paged', async () => {
    const tag = randomUUID().slice(0, 8);
    for (const [email, fullName] of [
      [`b-${tag}@example.com`, 'Bea'],
      [`A-${tag}@example.com`, 'Abe'],
      [`c@example.com`, `Cy ${tag}`],
    ]) {
      const insert = testStatement('insert into profiles (email, full_name) values ($1, $2)', {});
      await askSystem(database, insert, [email, fullName]);
    }
    const first = await administration.listProfiles({ search: tag.toUpperCase(), limit: 2 });
    expect(first.profiles.map(({ fullName }) => fullName)).toEqual(['Abe', 'Bea']);
    const second = await administration.listProfiles({
      search: tag,
      limit: 2,
      cursor: first.nextCursor ?? '',
    });
    expect(second.profiles.map(({ fullName }) => fullName)).toEqual([`Cy ${tag}`]);
    expect(second.nextCursor).toBeNull();
    const everybody = await administration.listProfiles({ limit: 200 });
    const emails = everybody.profiles.map(({ email }) => email.toLowerCase());
    expect(emails).toEqual([...emails].sort());
    expect(emails).toContain('admin@harbor.example');
  });
});
