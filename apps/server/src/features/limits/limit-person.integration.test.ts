import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addList } from '../../testing/add-campaign.ts';
import { addEmptyOrganization, addMember, type TestMember } from '../../testing/add-member.ts';
import { addOrganization } from '../../testing/add-organization.ts';
import { refusalOf } from '../../testing/ask-api.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const { database, connectionString } = useTestDatabase();
let application: TestApplication;
let now = new Date();

beforeAll(async () => {
  application = await startTestApplication(database, connectionString, {
    now: () => now,
    settings: { RATE_LIMITS: 'reveal=100/3,reveal_day=100/5,download=100/2' },
  });
});
afterAll(() => application.stop());

const wait = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1000);
};

const kindsFor = async ({ client }: TestMember) =>
  (await client.notifications.list({})).notifications
    .map(({ kind, subject }) => ({ kind, name: subject?.name }))
    .filter(({ kind }) => kind.endsWith('_limit_reached'));

/** An organization with one admin, one member and one debtor. */
async function addThree() {
  const organization = await addOrganization(database);
  const { organizationId } = organization;
  const admin = await addMember(database, application.address, organizationId, 'admin');
  const member = await addMember(database, application.address, organizationId);
  const people = [{ name: 'Dora Debtor', e164: '+13125559950' }];
  const { listId } = await addList(database, organization, people);
  const { contacts } = await admin.client.contacts.list({ listId });
  const [contact] = contacts;
  const contactId = contact?.id ?? '';
  return { organizationId, admin, member, contactId, phoneId: contact?.phone?.id ?? '' };
}

describe('whole numbers', () => {
  it('are shown to one person only so often, and admins are notified once', async () => {
    const { admin, member, phoneId } = await addThree();
    const look = () => member.client.contacts.revealPhone({ phoneId });
    for (const _ of [1, 2, 3]) await look();
    const refusals = await Promise.all(Array.from({ length: 10 }, () => refusalOf(look())));
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({
        status: 429,
        code: 'too_many_requests',
        detail: expect.stringContaining('Try again in 1 min.'),
        reason: 'numbers_limit',
        values: { minutes: 1 },
      });
    }
    expect(await kindsFor(admin)).toEqual([
      { kind: 'numbers_limit_reached', name: expect.any(String) },
    ]);
    expect(await kindsFor(member)).toEqual([]);
    const { entries } = await admin.client.activity.list({ limit: 50 });
    const actions = entries.map(({ action }) => action);
    expect(actions.filter((action) => action === 'limit.reached')).toHaveLength(1);
    expect(actions.filter((action) => action === 'phone.revealed')).toHaveLength(3);
    // Others go on, and so does the person after a minute, up to the limit of the day.
    await admin.client.contacts.revealPhone({ phoneId });
    wait(61);
    for (const _ of [4, 5]) expect((await look()).e164).toBe('+13125559950');
    expect(await refusalOf(look())).toMatchObject({ values: { minutes: 24 * 60 - 1 } });
  });

  it('are counted for anyone who asks, also for those that do not exist', async () => {
    const { member } = await addThree();
    const look = () => refusalOf(member.client.contacts.revealPhone({ phoneId: randomUUID() }));
    const codes: string[] = [];
    for (const _ of [1, 2, 3, 4]) codes.push((await look()).code);
    expect(codes).toEqual(['not_found', 'not_found', 'not_found', 'too_many_requests']);
  });
});

describe('the rows that an upload rejected', () => {
  it('count as whole numbers, page by page', async () => {
    const { admin } = await addThree();
    const content = 'Reference,Name,Phone,Balance\nA1,Ann Lee,312-555-99,5\n';
    const { id } = await admin.client.imports.create({
      file: new File([content], 'people.csv'),
      listName: 'Rejected',
      obtainedHow: 'given_to_us',
      obtainedBy: 'us',
      obtainedOn: '2026-01-02',
    });
    const look = () => admin.client.imports.rejections({ importId: id });
    for (const _ of [1, 2, 3]) expect((await look()).rejections).toHaveLength(1);
    expect(await refusalOf(look())).toMatchObject({ status: 429, reason: 'numbers_limit' });
  });
});

describe('downloads', () => {
  it('count with what is exported of one person', async () => {
    const { admin, contactId } = await addThree();
    const take = () => admin.client.personalData.export({ contactId });
    for (const _ of [1, 2]) await take();
    expect(await refusalOf(take())).toMatchObject({ status: 429, reason: 'downloads_limit' });
  });

  it('are given to one person only so often, with a time to come back', async () => {
    const organizationId = await addEmptyOrganization(database, 'Downloading');
    const admin = await addMember(database, application.address, organizationId, 'admin');
    for (const _ of [1, 2]) await admin.client.contacts.download({ filter: {} });
    const answer = await fetch(`${application.address}/api/v1/contacts/download`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${admin.token}`,
        'x-organization-id': organizationId,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ filter: {} }),
    });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect(await kindsFor(admin)).toEqual([
      { kind: 'downloads_limit_reached', name: expect.any(String) },
    ]);
  });
});
