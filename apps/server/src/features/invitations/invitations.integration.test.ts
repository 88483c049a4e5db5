import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authSettings } from '../../auth/index.ts';
import { readActivity, readMessages } from '../../auth/testing/start-auth.ts';
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
import { createInvitation } from './create-invitation.ts';

const { database, connectionString } = useTestDatabase();
const clock = { skippedSeconds: 0 };
const now = () => new Date(Date.now() + clock.skippedSeconds * 1000);
const day = 24 * 60 * 60;
let application: TestApplication;
let superPerson: ApiPerson;
let admin: TestMember;
let member: TestMember;
let stranger: TestMember;
let ann: TestMember;
let organizationId: string;

const join = testStatement(
  'insert into user_organizations (organization_id, user_id, role) values ($1, $2, $3)',
  {},
);

beforeAll(async () => {
  application = await startTestApplication(database, connectionString, {
    now,
    settings: { TRUSTED_PROXY_COUNT: '1', RATE_LIMITS: 'invitation=1000/3,invitation_view=3' },
  });
  const { address } = application;
  const elsewhere = await addEmptyOrganization(database, 'Elsewhere');
  superPerson = await signInToApi(address, 'super@ringfence.example');
  [admin, member, ann, stranger] = await Promise.all([
    addMember(database, address),
    addMember(database, address),
    addMember(database, address),
    addMember(database, address, elsewhere, 'admin'),
  ]);
});
afterAll(() => application.stop());

/** Every test has an organization of its own, and is asked for from an address of its own. */
let visitor: ApiClient;
let tests = 0;
beforeEach(async () => {
  // One message a minute may go to an address.
  clock.skippedSeconds += 61;
  tests += 1;
  visitor = createClient(application.address, { 'x-forwarded-for': `203.0.113.${tests}` });
  organizationId = await addEmptyOrganization(database, 'Harbor Recovery');
  await askSystem(database, join, [organizationId, admin.userId, 'admin']);
  await askSystem(database, join, [organizationId, member.userId, 'member']);
});

const here = (who: TestMember) => who.clientIn(organizationId);
const invite = (email: string, role: 'admin' | 'member' = 'member') =>
  here(admin).invitations.create({ email, role });

async function readToken(email: string): Promise<string> {
  const [mail] = await readMessages(database, email);
  return /\/invitation#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const listEmails = async () => {
  const { invitations } = await here(admin).invitations.list();
  return invitations.map(({ email }) => email);
};

const listRoles = async (userId: string) => {
  const text = 'select role from user_organizations where organization_id = $1 and user_id = $2';
  const rows = await askSystem(database, testStatement(text, { role: 'text' }), [
    organizationId,
    userId,
  ]);
  return rows.map(({ role }) => role);
};

describe('inviting somebody', () => {
  it('mails a link with a secret that is kept nowhere, and is written down without the address', async () => {
    const email = `${randomUUID()}@example.com`;
    const made = await here(admin).invitations.create({ email: ` ${email.toUpperCase()} ` });
    expect(made).toMatchObject({ email, role: 'member', invitedBy: 'Ada Byron' });
    expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBe(7 * day * 1000);
    const token = await readToken(email);
    expect(token).toMatch(/^[\w-]{43}$/);
    const [kept] = await askSystem(
      database,
      testStatement(
        `select token_hash = sha256(convert_to($2, 'UTF8')) as fits, invitation::text as text
         from invitations invitation where id = $1`,
        { fits: 'bool', text: 'text' },
      ),
      [made.id, token],
    );
    expect(kept?.fits).toBe(true);
    expect(kept?.text).not.toContain(token);
    expect(await readActivity(database, organizationId)).toEqual([
      {
        action: 'member.invited',
        actor_kind: 'profile',
        actor_id: admin.userId,
        subject_kind: 'invitation',
        subject_id: made.id,
        detail: { role: 'member' },
      },
    ]);
    expect(await listEmails()).toEqual([email]);
  });

  it('shows its mail with the link in the mailbox of the demo', async () => {
    const email = `${randomUUID()}@example.com`;
    await invite(email);
    const token = await readToken(email);
    await expect
      .poll(async () => (await fetch(`${application.address}/dev/mail`)).text())
      .toMatch(new RegExp(`<a href="http://localhost:\\d+/invitation#token=${token}">`));
  });

  it('again sends a new link and ends the old one', async () => {
    const email = `${randomUUID()}@example.com`;
    await invite(email);
    const old = await readToken(email);
    const tooSoon = await refusalOf(invite(email));
    expect(tooSoon).toMatchObject({ code: 'too_many_requests' });
    clock.skippedSeconds += 61;
    await invite(email, 'admin');
    const token = await readToken(email);
    expect(token).not.toBe(old);
    expect(await refusalOf(visitor.invitations.show({ token: old }))).toMatchObject({
      code: 'invitation_ended',
      status: 410,
    });
    expect(await visitor.invitations.show({ token })).toMatchObject({ email, role: 'admin' });
    expect(await listEmails()).toEqual([email]);
  });

  it('is refused for a member, and reveals nobody elsewhere', async () => {
    expect(await refusalOf(invite(member.email))).toMatchObject({ code: 'already_member' });
    expect(await invite(stranger.email)).toMatchObject({ email: stranger.email });
  });

  it('has its limit for each organization', async () => {
    for (let count = 0; count < 3; count += 1) await invite(`${randomUUID()}@example.com`);
    const refusal = await refusalOf(invite(`${randomUUID()}@example.com`));
    expect(refusal).toMatchObject({ code: 'too_many_requests', status: 429 });
    expect(await listEmails()).toHaveLength(3);
    const other = stranger.client.invitations.create({ email: `${randomUUID()}@example.com` });
    expect(await other).toMatchObject({ role: 'member' });
  });

  it('is done by a super administrator too, and marked', async () => {
    const client = superPerson.clientWith({ 'x-organization-id': organizationId });
    await client.invitations.create({ email: `${randomUUID()}@example.com` });
    expect(await readActivity(database, organizationId)).toMatchObject([
      { action: 'member.invited', actor_kind: 'super_administrator' },
    ]);
  });

  it.each([
    ['a member', () => here(member), 'not_permitted'],
    ['the admin of another organization', () => here(stranger), 'not_permitted'],
    ['a visitor', () => createClient(application.address), 'not_signed_in'],
  ])('is refused to %s', async (_, clientOf, code) => {
    const { invitations } = clientOf();
    const email = `${randomUUID()}@example.com`;
    expect(await refusalOf(invitations.create({ email }))).toMatchObject({ code });
    expect(await refusalOf(invitations.list())).toMatchObject({ code });
    const revoking = invitations.revoke({ invitationId: randomUUID() });
    expect(await refusalOf(revoking)).toMatchObject({ code });
    expect(await readMessages(database, email)).toEqual([]);
  });

  it('is refused where no mail can be sent', async () => {
    const services = {
      database,
      now,
      effects: { wakeRelay() {}, wakeSealing() {} },
      wakeMessages() {},
      keepsSessions: true,
    };
    const scope = { userId: admin.userId, organizationId };
    const work = createInvitation(
      { ...services, settings: authSettings({ canMail: false }) },
      { standing: 'admin', scope, headers: new Headers(), peerAddress: () => '203.0.113.99' },
      { email: 'nobody@example.com', role: 'member' },
    );
    await expect(work).rejects.toMatchObject({ code: 'conflict' });
    expect(await listEmails()).toEqual([]);
  });
});

describe('the page of an invitation', () => {
  it('tells anyone who holds the secret what is offered', async () => {
    const email = `${randomUUID()}@example.com`;
    const { expiresAt } = await invite(email, 'admin');
    expect(await visitor.invitations.show({ token: await readToken(email) })).toEqual({
      organizationName: 'Harbor Recovery',
      email,
      role: 'admin',
      expiresAt,
    });
  });

  it('says the same of one that never was, was taken back, or has expired', async () => {
    const [revoked, expired] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
    const { id: invitationId } = await invite(revoked);
    await here(admin).invitations.revoke({ invitationId });
    await invite(expired);
    const tokens = [await readToken(revoked), await readToken(expired), 'made-up'];
    clock.skippedSeconds += 7 * day;
    const refusals = await Promise.all(
      tokens.map((token) => refusalOf(visitor.invitations.show({ token }))),
    );
    clock.skippedSeconds -= 7 * day;
    expect(new Set(refusals.map(({ code, detail }) => `${code} ${detail}`)).size).toBe(1);
    expect(refusals[0]?.code).toBe('invitation_ended');
  });

  it('answers only so often to one address', async () => {
    for (let count = 0; count < 3; count += 1) {
      await refusalOf(visitor.invitations.show({ token: randomUUID() }));
    }
    const refusal = await refusalOf(visitor.invitations.show({ token: randomUUID() }));
    expect(refusal).toMatchObject({ code: 'too_many_requests' });
  });
});

describe('taking an invitation back', () => {
  it('ends it, is written down, and is done once', async () => {
    await invite(ann.email);
    const token = await readToken(ann.email);
    const { invitations } = await here(admin).invitations.list();
    const invitationId = invitations[0]?.id ?? '';
    await here(admin).invitations.revoke({ invitationId });
    expect(await listEmails()).toEqual([]);
    expect(await refusalOf(ann.client.invitations.accept({ token }))).toMatchObject({
      code: 'invitation_ended',
    });
    const again = here(admin).invitations.revoke({ invitationId });
    expect(await refusalOf(again)).toMatchObject({ code: 'not_found' });
    const elsewhere = stranger.client.invitations.revoke({ invitationId });
    expect(await refusalOf(elsewhere)).toMatchObject({ code: 'not_found' });
    expect(await readActivity(database, organizationId)).toMatchObject([
      { action: 'member.invited' },
      { action: 'invitation.revoked', subject_id: invitationId },
    ]);
  });
});

describe('accepting an invitation', () => {
  it('makes its person a member, tells the admins, and may be done twice', async () => {
    await invite(ann.email, 'admin');
    const token = await readToken(ann.email);
    const [one, other] = await Promise.all([
      ann.client.invitations.accept({ token }),
      ann.client.invitations.accept({ token }),
    ]);
    expect(one).toEqual(other);
    expect(one.membership).toMatchObject({
      organizationId,
      role: 'admin',
      organization: { name: 'Harbor Recovery', suspendedAt: null },
    });
    expect(await readActivity(database, organizationId)).toMatchObject([
      { action: 'member.invited' },
      {
        action: 'member.joined',
        actor_kind: 'profile',
        actor_id: ann.userId,
        subject_id: ann.userId,
        detail: { role: 'admin' },
      },
    ]);
    const { notifications } = await admin.client.notifications.list({});
    const news = notifications.filter(({ organization }) => organization?.id === organizationId);
    expect(news).toMatchObject([{ kind: 'member_joined', subject: { id: ann.userId } }]);
    expect(await listEmails()).toEqual([]);
    expect(await refusalOf(visitor.invitations.show({ token }))).toMatchObject({
      code: 'invitation_ended',
    });
  });

  it('brings nobody back who was removed since then', async () => {
    await invite(ann.email);
    const token = await readToken(ann.email);
    await ann.client.invitations.accept({ token });
    await here(admin).members.remove({ userId: ann.userId });
    expect(await refusalOf(ann.client.invitations.accept({ token }))).toMatchObject({
      code: 'invitation_ended',
    });
    expect(await listRoles(ann.userId)).toEqual([]);
  });

  it('keeps the role of a person who was added meanwhile', async () => {
    await invite(ann.email, 'admin');
    const token = await readToken(ann.email);
    const client = superPerson.clientWith({ 'x-organization-id': organizationId });
    await client.members.add({ userId: ann.userId });
    const { membership } = await ann.client.invitations.accept({ token });
    expect(membership.role).toBe('member');
    expect(await listRoles(ann.userId)).toEqual(['member']);
  });

  it('is for its address alone, and names nobody to others', async () => {
    await invite(ann.email);
    const token = await readToken(ann.email);
    const refusal = await refusalOf(stranger.client.invitations.accept({ token }));
    expect(refusal).toMatchObject({ code: 'not_permitted' });
    expect(refusal.detail).toContain('another email address');
    expect(JSON.stringify(refusal)).not.toContain(ann.email);
    expect(await refusalOf(visitor.invitations.accept({ token }))).toMatchObject({
      code: 'not_signed_in',
    });
    expect(await listRoles(stranger.userId)).toEqual([]);
    expect(await listEmails()).toEqual([ann.email]);
  });

  it('needs an address that was shown to be theirs', async () => {
    const unproven = await addMember(database, application.address);
    await database.asAuth((transaction) =>
      transaction.all(
        testStatement('update auth.users set email_proven_at = null where id = $1', {}),
        [unproven.userId],
      ),
    );
    await invite(unproven.email);
    const token = await readToken(unproven.email);
    const refusal = await refusalOf(unproven.client.invitations.accept({ token }));
    expect(refusal).toMatchObject({ code: 'not_permitted' });
    expect(refusal.detail).toContain('not confirmed');
    expect(await listRoles(unproven.userId)).toEqual([]);
  });

  it('ends with the suspension or the deletion of the organization', async () => {
    await invite(ann.email);
    const token = await readToken(ann.email);
    const { administration } = superPerson.client;
    await administration.suspendOrganization({ organizationId, because: 'A complaint' });
    expect(await refusalOf(ann.client.invitations.accept({ token }))).toMatchObject({
      code: 'organization_suspended',
    });
    expect(await refusalOf(invite(`${randomUUID()}@example.com`))).toMatchObject({
      code: 'organization_suspended',
    });
    await administration.deleteOrganization({ organizationId, confirmation: 'Harbor Recovery' });
    expect(await refusalOf(ann.client.invitations.accept({ token }))).toMatchObject({
      code: 'invitation_ended',
    });
    expect(await refusalOf(visitor.invitations.show({ token }))).toMatchObject({
      code: 'invitation_ended',
    });
    expect(await listRoles(ann.userId)).toEqual([]);
  });
});

describe('what the sign-in protocol keeps', () => {
  const tables = ['users', 'sessions', 'refresh_tokens', 'messages', 'one_time_tokens'];

  it('is read by no other role, not even by the one that hands mails over', async () => {
    const scope = { userId: admin.userId, organizationId };
    for (const table of tables) {
      const read = testStatement(`select 1 as one from auth.${table}`, { one: 'int4' });
      const readings = [
        () => database.asTenant(scope, (transaction) => transaction.all(read)),
        () =>
          database.asTenant({ ...scope, isSuperAdministrator: true }, (transaction) =>
            transaction.all(read),
          ),
        () => database.asSystem((transaction) => transaction.all(read)),
      ];
      for (const reading of readings) {
        await expect(reading(), table).rejects.toThrow('permission denied');
      }
    }
  });

  it('is written by the system only by adding a message', async () => {
    for (const text of [
      `update auth.messages set recipient = 'mallory@example.com'`,
      'delete from auth.messages',
      `insert into auth.users (email) values ('mallory@example.com')`,
    ]) {
      const work = database.asSystem((transaction) => transaction.all(testStatement(text, {})));
      await expect(work, text).rejects.toThrow('permission denied');
    }
  });
});
