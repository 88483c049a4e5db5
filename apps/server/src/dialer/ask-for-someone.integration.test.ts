import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  changeAvailability,
  showAvailability,
} from '../features/availability/change-availability.ts';
import { createPresence } from '../features/availability/stay-available.ts';
import { listNotifications } from '../features/notifications/list-notifications.ts';
import { addOrganization, type TestOrganization } from '../testing/add-organization.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { answerCalls, placeOf, setLines } from './testing/answer-calls.ts';
import { type MadeDialer, makeDialer } from './testing/make-dialer.ts';

const { database } = useTestDatabase();
const noon = new Date('2026-06-10T17:00:00Z');
let dialer: MadeDialer;
let organization: TestOrganization;
beforeAll(async () => {
  dialer = await makeDialer(database, noon);
});
beforeEach(async () => {
  dialer.clock.now = noon;
  organization = await addOrganization(database);
});

const services = { database, now: () => dialer.clock.now };
const line = '+18725550111';
const insertSession = testStatement(
  `with known as (insert into auth.users (id) values ($2) returning id)
   insert into auth.sessions (id, user_id, assurance_level, authentication_methods)
   select $1, id, 'aal1', '[]' from known`,
  {},
);
const deleteSession = testStatement(`delete from auth.sessions where id = $1`, {});
const endMembership = testStatement(
  `delete from user_organizations where organization_id = $1 and user_id = $2`,
  {},
);

const insertMember = testStatement(
  `with profile as (
     insert into profiles (email) values (gen_random_uuid()::text || '@example.com') returning id)
   insert into user_organizations (organization_id, user_id, role) select $1, id, 'member' from profile
   returning user_id`,
  { user_id: 'uuid' },
);

const askAuth = (statement: typeof insertSession, values: readonly unknown[]) =>
  database.asAuth((transaction) => transaction.all(statement, values));

async function addMember(): Promise<string> {
  const [row] = await askSystem(database, insertMember, [organization.organizationId]);
  return row?.user_id ?? '';
}

async function become(userId: string, { organizationId } = organization): Promise<string> {
  const sessionId = randomUUID();
  await changeAvailability(
    services,
    { userId, organizationId },
    { sessionId },
    { isAvailable: true },
  );
  return sessionId;
}

const isAvailable = async (userId: string): Promise<boolean> =>
  (await showAvailability(services, { ...organization, userId })).availableUntil !== null;

/** What somebody is notified of, besides what everybody begins with. */
async function listNotices(userId: string) {
  const principal = { userId, email: 'somebody@example.com', sessionId: randomUUID() };
  const { notifications } = await listNotifications(database, principal, { limit: 50 });
  return notifications
    .filter(({ kind }) => kind.startsWith('someone_'))
    .map(({ kind, subject }) => ({ kind, subject }));
}

/** Somebody who asks for a person, and whom nobody can take. */
async function askInVain() {
  await setLines(dialer, organization, [{ e164: line }]);
  const [call] = await answerCalls(dialer, organization, 1);
  if (call === undefined) throw new Error('nobody was called');
  const step = await call.press('2');
  return { call, step };
}

describe('members who are available', () => {
  it('learn whose page to open; nobody else does, in this organization or another', async () => {
    const member = await addMember();
    const stranger = await addOrganization(database);
    await become(member);
    await become(stranger.userId, stranger);
    const { call, step } = await askInVain();
    const subject = { kind: 'contact', id: call.contactId, name: expect.stringMatching(/^Ann/) };
    expect(await listNotices(member)).toEqual([{ kind: 'someone_wanted', subject }]);
    await call.hear('answered', placeOf(step));
    expect((await listNotices(member)).map(({ kind }) => kind)).toEqual([
      'someone_spoken_to',
      'someone_wanted',
    ]);
    expect(await listNotices(organization.userId)).toEqual([]);
    expect(await listNotices(stranger.userId)).toEqual([]);
  });

  it('learn that nobody answered', async () => {
    await become(organization.userId);
    const { call, step } = await askInVain();
    await call.hear('no_answer', placeOf(step));
    const kinds = (await listNotices(organization.userId)).map(({ kind }) => kind);
    expect(kinds).toEqual(['someone_missed', 'someone_wanted']);
  });

  it('see nothing of it any more once they have left', async () => {
    const member = await addMember();
    await become(member);
    await askInVain();
    await askSystem(database, endMembership, [organization.organizationId, member]);
    expect(await listNotices(member)).toEqual([]);
  });
});

describe('being available', () => {
  it('ends by the switch, and after twelve hours', async () => {
    const { userId } = organization;
    const sessionId = await become(userId);
    const stay = createPresence(services, { userId, sessionId });
    const passMinutes = async (minutes: number) => {
      dialer.clock.now = new Date(noon.getTime() + minutes * 60_000);
      await stay();
    };
    for (let minute = 4; minute < 12 * 60; minute += 4) await passMinutes(minute);
    dialer.clock.now = new Date(noon.getTime() + 12 * 60 * 60_000 - 1);
    expect(await isAvailable(userId)).toBe(true);
    await passMinutes(12 * 60);
    expect(await isAvailable(userId)).toBe(false);
    await become(userId);
    const off = { isAvailable: false };
    await changeAvailability(services, organization, { sessionId: randomUUID() }, off);
    expect(await isAvailable(userId)).toBe(false);
  });

  it('ends five minutes after the last live connection of the session, wherever they signed out', async () => {
    const { userId } = organization;
    const sessionId = await become(userId);
    const here = createPresence(services, { userId, sessionId });
    const elsewhere = createPresence(services, { userId, sessionId: randomUUID() });
    dialer.clock.now = new Date(noon.getTime() + 3 * 60_000);
    await here();
    dialer.clock.now = new Date(noon.getTime() + 7 * 60_000);
    await elsewhere();
    expect(await isAvailable(userId)).toBe(true);
    dialer.clock.now = new Date(noon.getTime() + 8 * 60_000);
    expect(await isAvailable(userId)).toBe(false);
    // Coming back is no switch.
    await here();
    expect(await isAvailable(userId)).toBe(false);
  });

  it('ends with the session in which it was said, and with no other', async () => {
    const { userId } = organization;
    const sessionId = await become(userId);
    const other = randomUUID();
    await askAuth(insertSession, [other, randomUUID()]);
    await askAuth(insertSession, [sessionId, randomUUID()]);
    await askAuth(deleteSession, [other]);
    expect(await isAvailable(userId)).toBe(true);
    await askAuth(deleteSession, [sessionId]);
    expect(await isAvailable(userId)).toBe(false);
  });

  it('ends with the membership', async () => {
    const member = await addMember();
    await become(member);
    await askSystem(database, endMembership, [organization.organizationId, member]);
    expect(await isAvailable(member)).toBe(false);
  });

  it('is not for super administrators, who are no members', async () => {
    const scope = { ...organization, isSuperAdministrator: true };
    const on = { isAvailable: true };
    await expect(
      changeAvailability(services, scope, { sessionId: randomUUID() }, on),
    ).rejects.toMatchObject({ code: 'not_permitted' });
  });
});
