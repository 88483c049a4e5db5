import { randomUUID } from 'node:crypto';
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
import { whileAnotherWrites } from '../../testing/while-another-writes.ts';

const { database, connectionString } = useTestDatabase();
let application: TestApplication;
let superPerson: ApiPerson;
let superAdministrator: ApiClient;
let superId: string;
let stranger: TestMember;
let ada: TestMember;
let bob: TestMember;
let cid: TestMember;
let organizationId: string;

const join = testStatement(
  `insert into user_organizations (organization_id, user_id, role, created_at)
   values ($1, $2, $3, $4)`,
  {},
);

beforeAll(async () => {
  application = await startTestApplication(database, connectionString);
  const { address } = application;
  superPerson = await signInToApi(address, 'super@ringfence.example');
  superId = (await superPerson.client.profile.show()).id;
  [stranger, ada, bob, cid] = await Promise.all([
    addMember(database, address, await addEmptyOrganization(database, 'Elsewhere'), 'admin'),
    addMember(database, address),
    addMember(database, address),
    addMember(database, address),
  ]);
});
afterAll(() => application.stop());

/** Every test has an organization of its own: Ada and Bob are admins, Cid is a member. */
beforeEach(async () => {
  organizationId = await addEmptyOrganization(database, 'Here');
  for (const [who, role, day] of [
    [ada, 'admin', 1],
    [bob, 'admin', 2],
    [cid, 'member', 3],
  ] as const) {
    await askSystem(database, join, [organizationId, who.userId, role, `2026-03-0${day}T10:00Z`]);
  }
  superAdministrator = superPerson.clientWith({ 'x-organization-id': organizationId });
});

const here = (who: TestMember) => who.clientIn(organizationId).members;

const rolesOf = async () => {
  const { members } = await superAdministrator.members.list({});
  return Object.fromEntries(members.map(({ userId, role }) => [userId, role]));
};

const noticesOf = async (who: TestMember, kind: string) => {
  const { notifications } = await who.client.notifications.list({});
  return notifications.filter(
    (notice) => notice.kind === kind && notice.organization?.id === organizationId,
  );
};

describe('the members of an organization', () => {
  it('are listed with their profiles, oldest membership first, page by page', async () => {
    const first = await here(ada).list({ limit: 2 });
    expect(first.members).toEqual([
      {
        userId: ada.userId,
        role: 'admin',
        createdAt: '2026-03-01T10:00:00.000Z',
        profile: { email: ada.email, fullName: 'Ada Byron' },
      },
      expect.objectContaining({ userId: bob.userId }),
    ]);
    const second = await here(ada).list({ limit: 2, cursor: first.nextCursor ?? '' });
    expect(second).toMatchObject({ members: [{ userId: cid.userId }], nextCursor: null });
  });

  it('are listed without profiles where those are not asked for', async () => {
    const { members } = await here(bob).list({ profiles: 'none' });
    expect(members.map(({ profile }) => profile)).toEqual([null, null, null]);
    expect(members[2]).toMatchObject({ userId: cid.userId, role: 'member' });
  });

  it('are hidden from members, strangers and visitors', async () => {
    expect(await refusalOf(here(cid).list({}))).toMatchObject({ code: 'not_permitted' });
    expect(await refusalOf(here(stranger).list({}))).toMatchObject({ code: 'not_permitted' });
    const visitor = createClient(application.address, { 'x-organization-id': organizationId });
    expect(await refusalOf(visitor.members.list({}))).toMatchObject({ code: 'not_signed_in' });
  });
});

describe('adding a member', () => {
  it('is for super administrators, is marked as theirs, and the admins are notified', async () => {
    const added = await superAdministrator.members.add({ userId: stranger.userId });
    expect(added).toMatchObject({
      userId: stranger.userId,
      role: 'member',
      profile: { email: stranger.email },
    });
    expect(await readActivity(database, organizationId)).toEqual([
      {
        action: 'member.added',
        actor_kind: 'super_administrator',
        actor_id: superId,
        subject_kind: 'profile',
        subject_id: stranger.userId,
        detail: { role: 'member' },
      },
    ]);
    expect(await noticesOf(ada, 'member_joined')).toHaveLength(1);
    expect(await noticesOf(cid, 'member_joined')).toHaveLength(0);
  });

  it('is refused twice, and for nobody', async () => {
    const again = superAdministrator.members.add({ userId: cid.userId, role: 'admin' });
    expect(await refusalOf(again)).toMatchObject({ code: 'already_member', status: 409 });
    expect(await rolesOf()).toMatchObject({ [cid.userId]: 'member' });
    const nobody = superAdministrator.members.add({ userId: randomUUID() });
    expect(await refusalOf(nobody)).toMatchObject({ code: 'not_found' });
  });

  it('is done once, however often the same request is sent', async () => {
    const { members } = superPerson.clientWith({
      'x-organization-id': organizationId,
      'idempotency-key': 'add-once',
    });
    const [one, other] = await Promise.all([
      members.add({ userId: stranger.userId }),
      members.add({ userId: stranger.userId }),
    ]);
    expect(one).toEqual(other);
    expect(await readActivity(database, organizationId)).toHaveLength(1);
  });

  it('is refused to an admin, who invites people instead', async () => {
    const refusal = await refusalOf(here(ada).add({ userId: stranger.userId }));
    expect(refusal).toMatchObject({ code: 'not_permitted' });
    expect(refusal.detail).toContain('Invite');
    expect(await refusalOf(here(cid).add({ userId: stranger.userId }))).toMatchObject({
      code: 'not_permitted',
    });
  });
});

describe('the role of a member', () => {
  it('takes the invitations of an admin with it', async () => {
    const { invitations } = ada.clientIn(organizationId);
    await invitations.create({ email: `${randomUUID()}@example.com`, role: 'admin' });
    await here(ada).changeRole({ userId: ada.userId, role: 'member' });
    const left = await bob.clientIn(organizationId).invitations.list();
    expect(left.invitations).toEqual([]);
    expect(await readActivity(database, organizationId)).toMatchObject([
      { action: 'member.invited' },
      { action: 'invitation.revoked', actor_id: ada.userId },
      { action: 'member.role_changed' },
    ]);
  });

  it('is changed by an admin, and the person is notified', async () => {
    const changed = await here(ada).changeRole({ userId: cid.userId, role: 'admin' });
    expect(changed).toMatchObject({ userId: cid.userId, role: 'admin' });
    expect(await readActivity(database, organizationId)).toMatchObject([
      {
        action: 'member.role_changed',
        actor_kind: 'profile',
        actor_id: ada.userId,
        subject_id: cid.userId,
        detail: { role: 'admin' },
      },
    ]);
    expect(await noticesOf(cid, 'role_changed')).toHaveLength(1);
    await here(ada).changeRole({ userId: cid.userId, role: 'admin' });
    expect(await readActivity(database, organizationId)).toHaveLength(1);
  });

  it('stays where nobody else is an admin, for super administrators too', async () => {
    await here(ada).changeRole({ userId: bob.userId, role: 'member' });
    for (const { members } of [ada.clientIn(organizationId), superAdministrator]) {
      const refusal = await refusalOf(members.changeRole({ userId: ada.userId, role: 'member' }));
      expect(refusal).toMatchObject({ code: 'last_admin', status: 409 });
    }
    expect(await rolesOf()).toMatchObject({ [ada.userId]: 'admin' });
  });

  it('is kept by one of two admins who take it from each other at the same moment', async () => {
    const all = await Promise.allSettled([
      here(ada).changeRole({ userId: bob.userId, role: 'member' }),
      here(bob).changeRole({ userId: ada.userId, role: 'member' }),
    ]);
    expect(all.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(Object.values(await rolesOf()).filter((role) => role === 'admin')).toHaveLength(1);
  });

  it('is changed neither by a member nor by the admin of another organization', async () => {
    for (const who of [cid, stranger]) {
      const raised = here(who).changeRole({ userId: cid.userId, role: 'admin' });
      expect(await refusalOf(raised)).toMatchObject({ code: 'not_permitted' });
    }
    const elsewhere = stranger.client.members.changeRole({ userId: cid.userId, role: 'admin' });
    expect(await refusalOf(elsewhere)).toMatchObject({ code: 'not_found' });
    expect(await rolesOf()).toMatchObject({ [cid.userId]: 'member' });
  });
});

describe('removing a member', () => {
  it('lets them see nothing any more, and is written down', async () => {
    const before = cid.clientIn(organizationId);
    expect(await before.settings.show()).toMatchObject({ id: organizationId });
    await here(ada).remove({ userId: cid.userId });
    expect(await refusalOf(before.settings.show())).toMatchObject({ code: 'not_permitted' });
    expect(await rolesOf()).not.toHaveProperty(cid.userId);
    expect(await readActivity(database, organizationId)).toMatchObject([
      { action: 'member.removed', subject_id: cid.userId, detail: { role: 'member' } },
    ]);
    const again = here(ada).remove({ userId: cid.userId });
    expect(await refusalOf(again)).toMatchObject({ code: 'not_found' });
  });

  it('never takes the last admin, no matter who does it', async () => {
    await here(bob).remove({ userId: bob.userId });
    for (const { members } of [ada.clientIn(organizationId), superAdministrator]) {
      const refusal = await refusalOf(members.remove({ userId: ada.userId }));
      expect(refusal).toMatchObject({ code: 'last_admin' });
    }
    expect(await readActivity(database, organizationId)).toMatchObject([
      { action: 'member.removed', actor_id: bob.userId, subject_id: bob.userId },
    ]);
  });

  it('leaves one of two admins who remove each other at the same moment', async () => {
    const all = await Promise.allSettled([
      here(ada).remove({ userId: bob.userId }),
      here(bob).remove({ userId: ada.userId }),
    ]);
    expect(all.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(Object.values(await rolesOf()).filter((role) => role === 'admin')).toHaveLength(1);
  });

  it.each([
    ['by themselves', () => here(ada)],
    ['by a super administrator', () => superAdministrator.members],
  ])('takes back the invitations of a person who is removed %s', async (_, by) => {
    const { invitations } = ada.clientIn(organizationId);
    const { id } = await invitations.create({
      email: `${randomUUID()}@example.com`,
      role: 'admin',
    });
    const bobs = bob.clientIn(organizationId).invitations;
    const kept = await bobs.create({ email: `${randomUUID()}@example.com` });
    await by().remove({ userId: ada.userId });
    expect((await bobs.list()).invitations).toMatchObject([{ id: kept.id }]);
    expect(await readActivity(database, organizationId)).toMatchObject([
      { action: 'member.invited', subject_id: id },
      { action: 'member.invited', subject_id: kept.id },
      { action: 'invitation.revoked', subject_id: id },
      { action: 'member.removed' },
    ]);
  });

  it('is not done any more by a person who lost their role while they waited', async () => {
    const ids = [organizationId, bob.userId];
    const refusal = await whileAnotherWrites(
      connectionString,
      [
        ['select from organizations where id = $1 for no key update', [organizationId]],
        [
          `update user_organizations set role = 'member' where (organization_id, user_id) = ($1, $2)`,
          ids,
        ],
      ],
      () => refusalOf(here(bob).remove({ userId: cid.userId })),
    );
    expect(refusal).toMatchObject({ code: 'not_permitted' });
    expect(await rolesOf()).toHaveProperty(cid.userId);
  });

  it('is refused to members and to the admins of others', async () => {
    for (const who of [cid, stranger]) {
      const removal = here(who).remove({ userId: bob.userId });
      expect(await refusalOf(removal)).toMatchObject({ code: 'not_permitted' });
    }
    expect(await rolesOf()).toHaveProperty(bob.userId);
  });
});
