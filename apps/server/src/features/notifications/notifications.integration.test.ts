import { call } from '@orpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longPassword, newEmail } from '../../auth/testing/made-up-people.ts';
import { newClient } from '../../auth/testing/new-client.ts';
import { contextOf } from '../../auth/testing/sign-in-person.ts';
import { type RunningAuth, startAuth } from '../../auth/testing/start-auth.ts';
import type { RequestContext } from '../../platform/http/procedures.ts';
import { addList } from '../../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { fillTables } from '../../testing/fill-tables.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { deleteOldNotifications } from './clean-notifications.ts';
import { createNotificationRoutes, type Notice, notifyMembers } from './index.ts';

const { database } = useTestDatabase();
const effects = { wakeRelay() {} };
let moment = new Date('2026-06-10T16:00:00Z');
const now = () => moment;
const routes = createNotificationRoutes({ database, now });
let auth: RunningAuth;
beforeAll(async () => {
  auth = await startAuth(database);
});
afterAll(() => auth.stop());

const insertMember = testStatement(
  `with profile as (insert into profiles (email, full_name) values ($2, 'Max Member') returning id)
   insert into user_organizations (organization_id, user_id) select $1, id from profile
   returning user_id as id`,
  { id: 'uuid' },
);
const removeMember = testStatement(
  `delete from user_organizations where organization_id = $1 and user_id = $2`,
  {},
);
const readEvents = testStatement(
  `select event->>'kind' as kind from live_events where organization_id = $1 order by id`,
  { kind: 'text?' },
);

const contextFor = (userId: string): RequestContext => ({
  requestId: 'test',
  headers: new Headers(),
  signal: new AbortController().signal,
  peerAddress: () => '',
  authenticate: async () => ({ userId, email: '', sessionId: '' }),
  isSuperAdministrator: () => false,
  findPlace: async () => undefined,
});
const list = (userId: string, page: { limit?: number; cursor?: string } = {}) =>
  call(routes.list, page, { context: contextFor(userId) });
const kindsOf = async (userId: string) =>
  (await list(userId)).notifications.map(({ kind }) => kind);
const readAll = (userId: string) =>
  call(routes.readAll, undefined, { context: contextFor(userId) });
const count = (userId: string) => call(routes.count, undefined, { context: contextFor(userId) });
const read = (userId: string, notificationId: string) =>
  call(routes.read, { notificationId }, { context: contextFor(userId) });

async function addPeople(): Promise<TestOrganization & { memberId: string }> {
  const organization = await addOrganization(database);
  const values = [organization.organizationId, newEmail()];
  const [member] = await askSystem(database, insertMember, values);
  return { ...organization, memberId: member?.id ?? '' };
}

/** By a person of the organization, as a request does it. */
const notify = (by: TestOrganization, notice: Omit<Notice, 'organizationId'>) =>
  database.asTenant(by, (transaction) =>
    notifyMembers(transaction, effects, { organizationId: by.organizationId, ...notice }),
  );

const welcome = ['welcome', 'first_steps'];

describe('a new profile', () => {
  it('starts with two of them, and reading all lasts', async () => {
    const client = newClient(auth.url);
    const { data } = await client.signUp({ email: newEmail(), password: longPassword });
    const context = contextOf(auth.services, data.session?.access_token);
    const answer = await call(routes.list, {}, { context });
    expect(answer.unread).toBe(2);
    expect(answer.notifications).toMatchObject(
      welcome.map((kind) => ({ kind, readAt: null, organization: null, subject: null })),
    );
    expect(await call(routes.readAll, undefined, { context })).toEqual({ unread: 0 });
    expect(await call(routes.count, undefined, { context })).toEqual({ unread: 0 });
    const after = await call(routes.list, {}, { context });
    expect(after.notifications.map(({ readAt }) => readAt)).toEqual([
      moment.toISOString(),
      moment.toISOString(),
    ]);
  });
});

describe('what an organization is notified of', () => {
  it.each([
    ['admins', 'admins', [1, 0]],
    ['members', 'members', [1, 1]],
  ] as const)('reaches its %s', async (_, to, expected) => {
    const { userId, memberId, ...scope } = await addPeople();
    await notify({ ...scope, userId }, { kind: 'campaign_finished', to });
    const counts = [await kindsOf(userId), await kindsOf(memberId)].map(
      (kinds) => kinds.filter((kind) => kind === 'campaign_finished').length,
    );
    expect(counts).toEqual(expected);
  });

  it('reaches people who are named beside the admins, each once, and not the person who did it', async () => {
    const people = await addPeople();
    const { userId, memberId } = people;
    const named = { userIds: [userId, memberId], andAdmins: true };
    await notify(people, { kind: 'import_finished', to: named });
    await notify(people, { kind: 'calls_halted', to: 'members', except: userId });
    expect(await kindsOf(userId)).toEqual(['import_finished', ...welcome]);
    expect(await kindsOf(memberId)).toEqual(['calls_halted', 'import_finished', ...welcome]);
  });

  it('reaches nobody outside it, no matter who is named', async () => {
    const [here, there] = [await addPeople(), await addPeople()];
    await notify(here, { kind: 'role_changed', to: { userIds: [there.userId, there.memberId] } });
    expect(await kindsOf(there.userId)).toEqual(welcome);
    expect(await kindsOf(there.memberId)).toEqual(welcome);
  });

  it('comes from the system and from super administrators too, and is shown live', async () => {
    const people = await addPeople();
    const { organizationId, userId } = people;
    const notice = { organizationId, kind: 'campaign_paused', to: 'admins' } as const;
    await database.asSystem((transaction) => notifyMembers(transaction, effects, notice));
    const outsider = await addOrganization(database);
    const scope = { userId: outsider.userId, organizationId, isSuperAdministrator: true };
    await database.asTenant(scope, (transaction) => notifyMembers(transaction, effects, notice));
    expect(await kindsOf(userId)).toEqual(['campaign_paused', 'campaign_paused', ...welcome]);
    const events = await askSystem(database, readEvents, [organizationId]);
    expect(events).toContainEqual({ kind: 'notifications_changed' });
  });

  it('is announced live wherever one of them may be looking, and nowhere else', async () => {
    const [here, there, elsewhere] = [await addPeople(), await addPeople(), await addPeople()];
    const join = testStatement(
      `insert into user_organizations (organization_id, user_id) values ($1, $2)`,
      {},
    );
    await askSystem(database, join, [there.organizationId, here.memberId]);
    const countEvents = () =>
      Promise.all(
        [here, there, elsewhere].map(async ({ organizationId }) => {
          const events = await askSystem(database, readEvents, [organizationId]);
          return events.filter(({ kind }) => kind === 'notifications_changed').length;
        }),
      );
    const before = await countEvents();
    await notify(here, { kind: 'role_changed', to: { userIds: [here.memberId] } });
    const after = await countEvents();
    expect(after.map((events, index) => events - (before[index] ?? 0))).toEqual([1, 1, 0]);
  });

  it('names what it is about as it is called now, with its figures', async () => {
    const people = await addPeople();
    const { organizationId, userId, memberId } = people;
    const { listId } = await addList(database, people, []);
    await notify(people, {
      kind: 'import_finished',
      subject: { kind: 'list', id: listId },
      figures: { added: 3, changed: 0, rejected: 1 },
      to: 'admins',
    });
    await notify(people, {
      kind: 'member_joined',
      subject: { kind: 'profile', id: memberId },
      to: 'admins',
    });
    await askSystem(
      database,
      testStatement(`update lists set name = 'Renamed' where id = $1`, {}),
      [listId],
    );
    const { notifications } = await list(userId, { limit: 2 });
    expect(notifications).toMatchObject([
      { kind: 'member_joined', subject: { kind: 'profile', id: memberId, name: 'Max Member' } },
      {
        kind: 'import_finished',
        organization: { id: organizationId },
        subject: { kind: 'list', id: listId, name: 'Renamed' },
        figures: { added: 3, changed: 0, rejected: 1 },
      },
    ]);
  });

  it('is hidden from a person who left it, and not counted', async () => {
    const people = await addPeople();
    const { organizationId, memberId } = people;
    await notify(people, { kind: 'calls_halted', to: 'members' });
    expect(await count(memberId)).toEqual({ unread: 3 });
    await askSystem(database, removeMember, [organizationId, memberId]);
    expect(await kindsOf(memberId)).toEqual(welcome);
    expect(await count(memberId)).toEqual({ unread: 2 });
  });
});

describe('an upload', () => {
  it('reaches the admins and the person who sent it, with what came of it', async () => {
    const people = await addPeople();
    const { organizationId, userId, memberId } = people;
    await fillTables(database, { organizationId, userId: memberId });
    for (const person of [userId, memberId]) {
      expect((await list(person)).notifications[0]).toMatchObject({
        kind: 'import_finished',
        organization: { id: organizationId },
        subject: { kind: 'list', name: 'Filled' },
        figures: { added: 1, changed: 0, rejected: 1 },
      });
    }
  });
});

describe('the list', () => {
  it('goes on page by page, newest first, without gap or repetition', async () => {
    const people = await addPeople();
    for (const kind of ['calls_halted', 'calls_allowed', 'campaign_finished'] as const) {
      await notify(people, { kind, to: 'admins' });
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list(people.userId, {
        limit: 2,
        ...(cursor === null ? {} : { cursor }),
      });
      seen.push(...page.notifications.map(({ kind }) => kind));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toEqual(['campaign_finished', 'calls_allowed', 'calls_halted', ...welcome]);
  });
});

describe('reading', () => {
  it('one leaves the others unread, and twice changes nothing', async () => {
    const { userId } = await addPeople();
    const [first] = (await list(userId)).notifications;
    expect(await read(userId, first?.id ?? '')).toEqual({ unread: 1 });
    expect(await read(userId, first?.id ?? '')).toEqual({ unread: 1 });
  });

  it('is nobody else’s to do', async () => {
    const { userId, memberId } = await addPeople();
    const [theirs] = (await list(memberId)).notifications;
    await expect(read(userId, theirs?.id ?? '')).rejects.toMatchObject({ code: 'not_found' });
    await readAll(userId);
    expect(await count(memberId)).toEqual({ unread: 2 });
  });
});

describe('old notifications', () => {
  it('go ninety days after they were read, and stay while they were not', async () => {
    const [reader, other] = [await addPeople(), await addPeople()];
    await readAll(reader.userId);
    const readAt = moment;
    moment = new Date(readAt.getTime() + 90 * 24 * 60 * 60 * 1000);
    await deleteOldNotifications({ database, now });
    expect(await kindsOf(reader.userId)).toEqual(welcome);
    moment = new Date(moment.getTime() + 1);
    await deleteOldNotifications({ database, now });
    expect(await kindsOf(reader.userId)).toEqual([]);
    expect(await kindsOf(other.userId)).toEqual(welcome);
    moment = readAt;
  });
});
