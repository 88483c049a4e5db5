import { randomUUID } from 'node:crypto';
import type { Standing } from '@ringfence/domain/access/permissions';
import { describe, expect, it } from 'vitest';
import { authSettings } from '../../auth/index.ts';
import { readActivity, readMessages } from '../../auth/testing/start-auth.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { createInvitation } from './create-invitation.ts';
import { listInvitations } from './list-invitations.ts';

const { database } = useTestDatabase();
const services = {
  database,
  now: () => new Date(),
  effects: { wakeRelay() {}, wakeSealing() {} },
  wakeMessages() {},
  keepsSessions: true,
  settings: authSettings(),
};
const insertProfile = testStatement(
  `insert into profiles (email) values (gen_random_uuid()::text || '@example.com')
   returning id, email`,
  { id: 'uuid', email: 'text' },
);

interface Asked {
  standing?: Standing;
  key?: string;
  email?: string;
}

/** The use case itself, past what the route has found out before. */
function invite(
  scope: TestOrganization,
  { standing = 'admin', key = '', email = `${randomUUID()}@example.com` }: Asked = {},
) {
  const headers = new Headers(key === '' ? {} : { 'idempotency-key': key });
  const context = { standing, scope, headers, peerAddress: () => randomUUID() };
  return createInvitation(services, context, { email, role: 'admin' });
}

describe('inviting somebody', () => {
  it.each([
    ['made a member', `update user_organizations set role = 'member' where organization_id = $1`],
    ['removed', 'delete from user_organizations where organization_id = $1'],
  ])('is refused to an admin who was %s since the request began', async (_, text) => {
    const organization = await addOrganization(database);
    await askSystem(database, testStatement(text, {}), [organization.organizationId]);
    const email = `${randomUUID()}@example.com`;
    await expect(invite(organization, { email })).rejects.toMatchObject({ code: 'not_permitted' });
    expect(await readMessages(database, email)).toEqual([]);
    expect(await readActivity(database, organization.organizationId)).toEqual([]);
  });

  it('is refused where the organization was suspended since, except to a super administrator', async () => {
    const organization = await addOrganization(database);
    const suspend = testStatement(
      `update organizations set suspended_at = now(), suspended_because = 'x' where id = $1`,
      {},
    );
    await askSystem(database, suspend, [organization.organizationId]);
    await expect(invite(organization)).rejects.toMatchObject({ code: 'organization_suspended' });
    expect(await invite(organization, { standing: 'super_administrator' })).toMatchObject({
      role: 'admin',
    });
  });

  it('sends one mail, however often the same request is sent', async () => {
    const organization = await addOrganization(database);
    const email = `${randomUUID()}@example.com`;
    const first = await invite(organization, { email, key: 'invite-once' });
    expect(await invite(organization, { email, key: 'invite-once' })).toEqual(first);
    expect(await readMessages(database, email)).toHaveLength(1);
    await expect(invite(organization, { key: 'invite-once' })).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
    const elsewhere = await addOrganization(database);
    expect(await invite(elsewhere, { key: 'invite-once' })).not.toMatchObject({ id: first.id });
  });

  it('tells nobody the address of somebody from outside who has no name', async () => {
    const organization = await addOrganization(database);
    const [outsider] = await askSystem(database, insertProfile);
    const scope = { ...organization, userId: outsider?.id ?? '' };
    const email = `${randomUUID()}@example.com`;
    const made = await invite(scope, { standing: 'super_administrator', email });
    expect(made.invitedBy).toBe('');
    const [mail] = await readMessages(database, email);
    expect(mail?.text).toContain('Someone invites you');
    expect(mail?.text).not.toContain(outsider?.email);
    const { invitations } = await listInvitations(services, organization);
    expect(invitations).toMatchObject([{ email, invitedBy: '' }]);
  });
});
