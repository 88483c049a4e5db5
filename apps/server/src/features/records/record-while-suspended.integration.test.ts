import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addEmptyOrganization, addMember, type TestMember } from '../../testing/add-member.ts';
import { type ApiClient, createClient } from '../../testing/ask-api.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';

const { database, connectionString } = useTestDatabase();
let application: TestApplication;
let admin: TestMember;
let member: TestMember;
let program: ApiClient;
let contactIds: string[];

const suspend = testStatement(
  `update organizations set suspended_at = now(), suspended_because = 'x' where id = $1`,
  {},
);

beforeAll(async () => {
  application = await startTestApplication(database, connectionString);
  const { address } = application;
  const organizationId = await addEmptyOrganization(database, 'Harbor');
  admin = await addMember(database, address, organizationId, 'admin');
  member = await addMember(database, address, organizationId, 'member');
  const { secret } = await admin.client.apiKeys.create({
    name: 'Sync',
    scopes: ['contacts.read', 'contacts.work', 'contacts.import'],
  });
  program = createClient(address, { authorization: `Bearer ${secret}` });
  const people = ['A-1', 'A-2', 'A-3'].map((externalReference, index) => ({
    externalReference,
    fullName: `Person ${externalReference}`,
    phones: [{ number: `312-555-014${index}` }],
    debts: [{ reference: '1', balance: { amountMinor: 5_000, currency: 'USD' } }],
  }));
  contactIds = [];
  for (const person of people) {
    contactIds.push((await program.contacts.create(person)).contactId);
  }
  await askSystem(database, suspend, [organizationId]);
});
afterAll(() => application.stop());

const received = { receivedAt: '2026-03-01T12:00:00.000Z', source: 'person' } as const;

describe('a stop, while the organization is suspended', () => {
  it.each<[string, () => ApiClient, number]>([
    ['a member on the person’s page', () => member.client, 0],
    ['a program with a key', () => program, 1],
  ])('is recorded by %s', async (_who, client, index) => {
    const contactId = contactIds[index] ?? '';
    const { restrictionId } = await client().records.recordRestriction({
      contactId,
      kind: 'medium_stop',
      ...received,
    });
    const { restrictions } = await member.client.records.showContact({ contactId });
    expect(restrictions.map(({ id }) => id)).toContain(restrictionId);
  });

  it('is recorded in a word, and nothing else is changed', async () => {
    const contactId = contactIds[2] ?? '';
    await member.client.contacts.suppress({ contactId, kind: 'medium_stop' });
    await expect(admin.client.lists.create({ name: 'Another' })).rejects.toMatchObject({
      code: 'organization_suspended',
    });
  });
});
