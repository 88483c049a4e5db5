import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addList } from '../../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { liftSuppression, recordSuppression } from './record-suppression.ts';

const { database } = useTestDatabase();
const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  now: () => new Date('2026-06-10T16:00:00Z'),
};

const insertPhone = testStatement(
  `insert into phones (organization_id, contact_id, e164, state) values ($1, $2, $3, $4)`,
  {},
);
const findPhones = testStatement(
  `select e164, state from phones where organization_id = $1 order by id`,
  { e164: 'text', state: 'text' },
);
const findStops = testStatement(
  `select kind, e164, source, lifted_at is not null as is_lifted from suppressions
   where organization_id = $1`,
  { kind: 'text', e164: 'text?', source: 'text', is_lifted: 'bool' },
);
async function addContact(): Promise<{ organization: TestOrganization; contactId: string }> {
  const organization = await addOrganization(database);
  const people = [{ name: 'Ann', e164: '+13125550142' }];
  const { contactIds } = await addList(database, organization, people);
  return { organization, contactId: contactIds.get('Ann') ?? '' };
}

const headers = new Headers();

describe('a stop in one click', () => {
  it('is about the number that would be called, and lifting gives it back', async () => {
    const { organization, contactId } = await addContact();
    const { organizationId } = organization;
    const context = { scope: organization, headers };
    const dead = [organizationId, contactId, '+13125550143', 'disconnected'];
    await askSystem(database, insertPhone, dead);
    const input = { contactId, kind: 'number_stop', note: 'Said so' } as const;
    const { suppressionId } = await recordSuppression(services, context, input);
    expect(await askSystem(database, findStops, [organizationId])).toEqual([
      { kind: 'number_stop', e164: '+13125550142', source: 'person', is_lifted: false },
    ]);
    const statesOf = async () =>
      (await askSystem(database, findPhones, [organizationId])).map(({ state }) => state);
    expect(await statesOf()).toEqual(['stopped', 'disconnected']);
    for (const _ of ['first', 'second']) {
      await liftSuppression(services, context, { suppressionId });
    }
    expect(await statesOf()).toEqual(['active', 'disconnected']);
    expect(await askSystem(database, findStops, [organizationId])).toMatchObject([
      { is_lifted: true },
    ]);
  });

  it('that does not exist, or is another organization’s, is not found', async () => {
    const { organization } = await addContact();
    const other = await addContact();
    const { suppressionId } = await recordSuppression(
      services,
      { scope: other.organization, headers },
      { contactId: other.contactId, kind: 'medium_stop', note: '' },
    );
    for (const missing of [suppressionId, randomUUID()]) {
      await expect(
        liftSuppression(services, { scope: organization, headers }, { suppressionId: missing }),
      ).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  it('is not found where there is no such person', async () => {
    const { organization } = await addContact();
    const { contactId } = await addContact();
    for (const kind of ['medium_stop', 'number_stop'] as const) {
      const asking = recordSuppression(
        services,
        { scope: organization, headers },
        { contactId, kind, note: '' },
      );
      await expect(asking).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});
