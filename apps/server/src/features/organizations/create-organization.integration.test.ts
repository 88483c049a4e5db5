import { call } from '@orpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contextOf, signInPerson } from '../../auth/testing/sign-in-person.ts';
import {
  createPerson,
  type Person,
  type RunningAuth,
  readActivity,
  startAuth,
} from '../../auth/testing/start-auth.ts';
import { runOnServer } from '../../testing/run-on-server.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { testStatement } from '../../testing/test-statement.ts';
import type { OrganizationServices } from './create-organization.ts';
import { createOrganizationRoutes } from './index.ts';

const { database, connectionString } = useTestDatabase();
let auth: RunningAuth;

beforeAll(async () => {
  auth = await startAuth(database);
});
afterAll(() => auth.stop());

const routesWith = (chosen: Partial<OrganizationServices> = {}) =>
  createOrganizationRoutes({
    database,
    effects: auth.services.effects,
    superAdministratorEmails: new Set(),
    organizationCreation: 'open',
    keepsSessions: true,
    ...chosen,
  });

async function openOrganization(
  person: Person,
  name: string,
  chosen: Partial<OrganizationServices> = {},
) {
  const context = await signInPerson(auth.services, person);
  const { membership } = await call(routesWith(chosen).create, { name }, { context });
  return membership;
}

const listMemberships = async (person: Person) =>
  database.asSystem((transaction) =>
    transaction.all(
      testStatement('select organization_id, role from user_organizations where user_id = $1', {
        organization_id: 'uuid',
        role: 'text',
      }),
      [person.id],
    ),
  );

const countOrganizations = async (name: string) => {
  const row = await database.asSystem((transaction) =>
    transaction.first(
      testStatement('select count(*) as found from organizations where name = $1', {
        found: 'int8',
      }),
      [name],
    ),
  );
  return row?.found;
};

describe('opening an organization', () => {
  it('makes its person the admin, and is the first thing in its record', async () => {
    const person = await createPerson(database, 0);
    const membership = await openOrganization(person, '  Harbor Recovery  ');
    expect(membership).toMatchObject({
      role: 'admin',
      organization: { id: membership.organizationId, name: 'Harbor Recovery' },
    });
    expect(await listMemberships(person)).toEqual([
      { organization_id: membership.organizationId, role: 'admin' },
    ]);
    expect(await readActivity(database, membership.organizationId)).toEqual([
      {
        action: 'organization.created',
        actor_kind: 'profile',
        actor_id: person.id,
        subject_kind: 'organization',
        subject_id: membership.organizationId,
        detail: {},
      },
    ]);
  });

  it('happens once for many requests at once', async () => {
    const person = await createPerson(database, 0);
    const all = await Promise.allSettled(
      Array.from({ length: 6 }, () => openOrganization(person, 'Double Click')),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await listMemberships(person)).toHaveLength(1);
    expect(await countOrganizations('Double Click')).toBe(1);
  });

  it('gives the first answer again to the same request, and opens no second one', async () => {
    const person = await createPerson(database, 0);
    const context = await signInPerson(auth.services, person);
    context.headers.set('idempotency-key', 'open-once');
    const ask = (name: string) => call(routesWith().create, { name }, { context });
    const all = await Promise.all([ask('Once'), ask('Once'), ask('Once')]);
    expect(all).toEqual([all[0], all[0], all[0]]);
    expect(await listMemberships(person)).toHaveLength(1);
    await expect(ask('Other')).rejects.toMatchObject({ code: 'idempotency_key_reused' });
  });

  it('is refused to a member of one, with the reason', async () => {
    const person = await createPerson(database, 1);
    await expect(openOrganization(person, 'Second')).rejects.toMatchObject({
      code: 'not_permitted',
      message: expect.stringContaining('already belong'),
    });
    expect(await countOrganizations('Second')).toBe(0);
  });

  it('is for super administrators as often as they need, even where it is closed', async () => {
    const person = await createPerson(database, 1);
    const superAdministratorEmails = new Set([person.email]);
    await openOrganization(person, 'Third', { superAdministratorEmails });
    await openOrganization(person, 'Fourth', {
      superAdministratorEmails,
      organizationCreation: 'closed',
    });
    expect(await listMemberships(person)).toHaveLength(3);
    const opened = (await listMemberships(person)).map(({ organization_id }) => organization_id);
    const records = await Promise.all(opened.map((id) => readActivity(database, id)));
    expect(records.flat().filter(({ action }) => action === 'organization.created')).toMatchObject([
      { actor_kind: 'super_administrator', actor_id: person.id },
      { actor_kind: 'super_administrator', actor_id: person.id },
    ]);
  });

  it('can be closed to everybody else', async () => {
    const person = await createPerson(database, 0);
    await expect(
      openOrganization(person, 'Closed', { organizationCreation: 'closed' }),
    ).rejects.toMatchObject({
      code: 'not_permitted',
      message: expect.stringContaining('Only a super administrator'),
    });
    expect(await listMemberships(person)).toEqual([]);
  });

  it('leaves nothing behind when the membership cannot be written', async () => {
    const person = await createPerson(database, 0);
    await runOnServer(
      connectionString,
      `alter table user_organizations add constraint nobody check (user_id <> '${person.id}')`,
    );
    await expect(openOrganization(person, 'Half Made')).rejects.toThrow('nobody');
    expect(await countOrganizations('Half Made')).toBe(0);
  });

  it('makes the profile of somebody who has none yet', async () => {
    const person = await createPerson(database, 0);
    const context = await signInPerson(auth.services, person);
    await database.asSystem((transaction) =>
      transaction.all(testStatement('delete from profiles where id = $1', {}), [person.id]),
    );
    await call(routesWith().create, { name: 'Late Profile' }, { context });
    expect(await listMemberships(person)).toHaveLength(1);
  });

  it('needs a person who is signed in, and a name', async () => {
    const visitor = { context: contextOf(auth.services) };
    await expect(call(routesWith().create, { name: 'Nobody' }, visitor)).rejects.toMatchObject({
      code: 'no_authorization',
    });
    const person = await createPerson(database, 0);
    await expect(openOrganization(person, '   ')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('whether somebody may open an organization', () => {
  async function check(person: Person, chosen: Partial<OrganizationServices> = {}) {
    const context = await signInPerson(auth.services, person);
    return (await call(routesWith(chosen).checkCreation, undefined, { context })).mayCreate;
  }
  const closed = { organizationCreation: 'closed' } as const;

  it('is said as the opening itself would be answered', async () => {
    const [stranger, member] = [await createPerson(database, 0), await createPerson(database, 1)];
    expect(await check(stranger)).toBe(true);
    expect(await check(stranger, closed)).toBe(false);
    expect(await check(member)).toBe(false);
    const superAdministratorEmails = new Set([member.email]);
    expect(await check(member, { ...closed, superAdministratorEmails })).toBe(true);
  });
});

describe('the tenant role', () => {
  it('writes neither organizations nor memberships', async () => {
    const person = await createPerson(database, 1);
    const organizationId = person.organizationIds[0] ?? null;
    const statements = [
      `insert into organizations (name) values ('Own')`,
      `insert into user_organizations (organization_id, user_id, role)
       select organization_id, user_id, 'admin' from user_organizations`,
      `update organizations set suspended_at = null`,
    ];
    for (const text of statements) {
      const work = database.asTenant({ userId: person.id, organizationId }, (transaction) =>
        transaction.all(testStatement(text, {})),
      );
      await expect(work, text).rejects.toThrow('permission denied');
    }
  });

  it('changes neither the organization nor its memberships for a member', async () => {
    const person = await createPerson(database, 1);
    const organizationId = person.organizationIds[0] ?? null;
    const statements = [
      `update organizations set name = 'Mine' returning 1 as changed`,
      `update user_organizations set role = 'admin' returning 1 as changed`,
      `delete from user_organizations returning 1 as changed`,
    ];
    const change = (text: string) =>
      database.asTenant({ userId: person.id, organizationId }, (transaction) =>
        transaction.all(testStatement(text, { changed: 'int4' })),
      );
    for (const text of statements) expect(await change(text), text).toEqual([]);
    await database.asSystem((transaction) =>
      transaction.all(
        testStatement(`update user_organizations set role = 'admin' where user_id = $1`, {}),
        [person.id],
      ),
    );
    for (const text of statements) expect(await change(text), text).toHaveLength(1);
  });
});
