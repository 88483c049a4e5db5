import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NamedOrganization } from '../../platform/http/procedures.ts';
import { addEmptyOrganization, addMember, type TestMember } from '../../testing/add-member.ts';
import { type ApiPerson, refusalOf, signInToApi } from '../../testing/ask-api.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { findPlace, isSuperAdministrator } from './index.ts';

const { database, connectionString } = useTestDatabase();
let application: TestApplication;
let superPerson: ApiPerson;
let person: TestMember;
let organizationId: string;

beforeAll(async () => {
  application = await startTestApplication(database, connectionString);
  superPerson = await signInToApi(application.address, 'super@ringfence.example');
  organizationId = await addEmptyOrganization(database, 'Here');
  person = await addMember(database, application.address, organizationId);
});
afterAll(() => application.stop());

describe('who may work', () => {
  it('sees their memberships, newest first, with what holds in each organization', async () => {
    const newer = await addEmptyOrganization(database, 'Newer');
    const join = testStatement(
      `insert into user_organizations (organization_id, user_id, role, created_at)
       values ($1, $2, 'admin', now() + interval '1 day')`,
      {},
    );
    await askSystem(database, join, [newer, person.userId]);
    const { administration } = superPerson.client;
    await administration.suspendOrganization({ organizationId: newer, because: 'A complaint' });
    const { memberships } = await person.client.access.memberships();
    expect(memberships).toMatchObject([
      { role: 'admin', organization: { name: 'Newer', zone: null } },
      { role: 'member', organization: { name: 'Here', suspendedAt: null } },
    ]);
    expect(memberships[0]?.organization.suspendedAt).not.toBeNull();
  });

  it('sees each with its role and date, and its organization with name and date', async () => {
    const member = await addMember(database, application.address, organizationId);
    const createdAt = expect.stringMatching(/Z$/);
    const organization = { id: organizationId, name: 'Here', createdAt };
    expect((await member.client.access.memberships()).memberships).toEqual([
      {
        organizationId,
        role: 'member',
        createdAt,
        organization: { ...organization, zone: null, suspendedAt: null },
      },
    ]);
  });

  it('has no access once the last membership is gone', async () => {
    const staying = await addMember(database, application.address, organizationId);
    const leaving = await addMember(database, application.address, organizationId);
    expect(await leaving.client.access.check()).toMatchObject({ hasAccess: true });
    const inside = superPerson.clientWith({ 'x-organization-id': organizationId });
    await inside.members.changeRole({ userId: staying.userId, role: 'admin' });
    await inside.members.remove({ userId: leaving.userId });
    expect(await leaving.client.access.check()).toEqual({
      hasAccess: false,
      hasOrganization: false,
      isSuperAdmin: false,
      error: null,
    });
  });
});

describe('a place that was found together with who asks', () => {
  const services = { database, superAdministratorEmails: new Set(['super@ringfence.example']) };
  const findIt = (email: string, named: Partial<NamedOrganization>) => {
    const found = { organizationId, role: null, isSuspended: false, isOpen: true, ...named };
    return findPlace(
      services,
      { userId: person.userId, email, sessionId: '', named: found },
      organizationId,
    );
  };
  const [member, administrator] = ['other@example.com', 'super@ringfence.example'];

  it.each([
    ['a member', member, { role: 'admin' }, { standing: 'admin', isSuspended: false }],
    [
      'a member while it is suspended',
      member,
      { role: 'member', isSuspended: true },
      { standing: 'member', isSuspended: true },
    ],
    ['a member, but not once it is deleted', member, { role: 'admin', isOpen: false }, undefined],
    ['nobody else', member, {}, undefined],
    [
      'a super administrator',
      administrator,
      { isSuspended: true },
      { standing: 'super_administrator', isSuspended: true },
    ],
    [
      'a super administrator, whatever they are in it',
      administrator,
      { role: 'member' },
      { standing: 'super_administrator', isSuspended: false },
    ],
    [
      'a super administrator, but not once it is deleted',
      administrator,
      { isOpen: false },
      undefined,
    ],
  ])('is for %s', async (_, email, named, place) => {
    expect(await findIt(email, named)).toEqual(place);
  });

  it('does not count in another organization than the one it was found for', async () => {
    const elsewhere = { organizationId: randomUUID(), role: 'admin', isSuspended: true };
    expect(await findIt(member, elsewhere)).toEqual({ standing: 'member', isSuspended: false });
    const nowhere = { organizationId: randomUUID(), isOpen: false };
    expect(await findIt(administrator, nowhere)).toMatchObject({ standing: 'super_administrator' });
  });
});

describe('a super administrator', () => {
  const services = {
    database,
    superAdministratorEmails: new Set(['super@ringfence.example']),
  };
  const principal = (email: string) => ({ userId: person.userId, email, sessionId: '' });

  it.each([
    ['SUPER@Ringfence.example', true],
    ['super@ringfence.example.org', false],
    ['', false],
  ])('is known by the proven address alone, whatever its case: %s', (email, expected) => {
    expect(isSuperAdministrator(services, { email })).toBe(expected);
  });

  it('is nobody who only typed the address in', async () => {
    const prove = (provenAt: Date | null) =>
      database.asAuth((transaction) =>
        transaction.all(
          testStatement('update auth.users set email_proven_at = $1 where email = $2', {}),
          [provenAt, 'super@ringfence.example'],
        ),
      );
    await prove(null);
    const { access, administration } = superPerson.client;
    const checked = await access.check();
    const refusal = await refusalOf(administration.listOrganizations({}));
    await prove(new Date());
    expect(checked).toMatchObject({ hasAccess: false, isSuperAdmin: false });
    expect(refusal.code).toBe('not_permitted');
    expect(await access.check()).toMatchObject({ hasAccess: true, isSuperAdmin: true });
  });

  it('has a place in every organization that is there, as one from outside', async () => {
    const place = await findPlace(services, principal('super@ringfence.example'), organizationId);
    expect(place).toEqual({ standing: 'super_administrator', isSuspended: false });
    const nowhere = findPlace(services, principal('super@ringfence.example'), randomUUID());
    expect(await nowhere).toBeUndefined();
    expect(await findPlace(services, principal('other@example.com'), randomUUID())).toBeUndefined();
  });

  it('names one organization to write, and somebody else may not name all', async () => {
    const everywhere = superPerson.clientWith({ 'x-organization-id': 'all' });
    expect(await refusalOf(everywhere.settings.update({ name: 'x' }))).toMatchObject({
      code: 'organization_required',
    });
    expect(await refusalOf(person.clientIn('all').activity.list({}))).toMatchObject({
      code: 'not_permitted',
    });
  });
});
