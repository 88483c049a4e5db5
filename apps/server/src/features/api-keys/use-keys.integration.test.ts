import type { ImportDetail } from '@ringfence/contract/imports';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addEmptyOrganization, addMember, type TestMember } from '../../testing/add-member.ts';
import { type ApiClient, createClient } from '../../testing/ask-api.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';

const { database, connectionString } = useTestDatabase();
let application: TestApplication;
let admin: TestMember;
let organizationId: string;
/** Names no organization, and may do all that a key can be for. */
let program: ApiClient;

const join = testStatement(
  `insert into user_organizations (organization_id, user_id, role) values ($1, $2, 'admin')`,
  {},
);
beforeAll(async () => {
  application = await startTestApplication(database, connectionString);
  admin = await addMember(database, application.address);
});
afterAll(() => application.stop());

beforeEach(async () => {
  organizationId = await addEmptyOrganization(database, 'Harbor');
  await askSystem(database, join, [organizationId, admin.userId]);
  const { secret } = await admin.clientIn(organizationId).apiKeys.create({
    name: 'Sync',
    scopes: ['contacts.read', 'contacts.work', 'contacts.import', 'contacts.export', 'lists.edit'],
  });
  program = createClient(application.address, { authorization: `Bearer ${secret}` });
});

const person = (reference: string, number: string) => ({
  externalReference: reference,
  fullName: `Person ${reference}`,
  phones: [{ number }],
  debts: [{ reference: '1', balance: { amountMinor: 5_000, currency: 'USD' } }],
});
const obtained = {
  obtainedHow: 'given_to_creditor',
  obtainedBy: 'Lakeside Bank',
  obtainedOn: '2025-03-01',
} as const;
const csv = 'Reference,Name,Phone,Balance\nB-1,Ann Lee,312-555-0161,10.00\nB-2,Bo Chen,,5.00\n';

/** Everything that was done but the making of the key, newest first, each with the key that is named. */
async function readDeeds() {
  const { entries } = await admin.clientIn(organizationId).activity.list({});
  return entries
    .filter(({ action }) => action !== 'api_key.created')
    .map(({ action, actor }) => [action, actor.apiKey]);
}

const waitFor = (importId: string, state: ImportDetail['state']): Promise<ImportDetail> =>
  vi.waitFor(
    async () => {
      const shown = await program.imports.show({ importId });
      expect(shown.state).toBe(state);
      return shown;
    },
    { timeout: 60_000, interval: 50 },
  );

describe('a program with a key', () => {
  it('adds, changes and finds contacts, one by one and many at once', async () => {
    const { id: listId } = await program.lists.create({ name: 'Nightly' });
    const one = await program.contacts.create({ ...person('A-1', '312-555-0141'), listId });
    const { results } = await program.contacts.upsert({
      contacts: [person('A-1', '312-555-0141'), person('A-2', '312-555-0142'), person('A-3', '1')],
      listId,
      consent: obtained,
      // The first of them was not to be called before.
      confirmsCallable: true,
    });
    expect(results.map(({ result }) => result)).toEqual(['changed', 'added', 'rejected']);
    const { revision } = await program.records.showContact(one);
    await program.contacts.update({ ...one, revision, fields: { city: 'Chicago' } });
    const { contacts } = await program.contacts.list({ listId, sort: 'name' });
    expect(contacts.map(({ externalReference }) => externalReference)).toEqual(['A-1', 'A-2']);
    expect(await program.contacts.count({ listId })).toEqual({ count: 2, isExact: true });
    const deeds = await readDeeds();
    expect(deeds.length).toBeGreaterThan(3);
    for (const [action, key] of deeds) expect([action, key]).toEqual([action, 'Sync']);
  });

  it('uploads a small file in one request, which is recorded with its key', async () => {
    const stored = await program.imports.create({
      file: new File([csv], 'people.csv'),
      listName: 'Nightly',
      ...obtained,
    });
    expect(stored).toMatchObject({ state: 'stored', added: 1, rejected: 1 });
    expect(await readDeeds()).toEqual([['list.imported', 'Sync']]);
  });

  it('uploads a file in pieces and takes it back, which is recorded with its key though a worker does it', async () => {
    const bytes = new TextEncoder().encode(csv);
    const { id: importId } = await program.imports.begin({
      fileName: 'people.csv',
      fileBytes: bytes.length,
    });
    await program.imports.sendChunk({ importId, position: 0, content: new File([bytes], 'piece') });
    await program.imports.finishUpload({ importId });
    const { inspection } = await waitFor(importId, 'matching');
    if (inspection === null) throw new Error('nothing was found in the file');
    const destination = { listName: 'Nightly', ...obtained };
    await program.imports.check({ importId, mapping: inspection.mapping, destination });
    expect((await waitFor(importId, 'checked')).findings).toMatchObject({ added: 1, rejected: 1 });
    await program.imports.store({ importId });
    await waitFor(importId, 'stored');
    await program.imports.undo({ importId });
    await waitFor(importId, 'undone');
    expect(await readDeeds()).toEqual([
      ['import.undone', 'Sync'],
      ['list.imported', 'Sync'],
      ['import.begun', 'Sync'],
    ]);
  });

  it('acts on many and fetches a file, which is recorded with its key', async () => {
    await program.contacts.upsert({ contacts: [person('C-1', '312-555-0151')] });
    const { id: actionId } = await program.contacts.act({
      selection: { filter: {} },
      action: { kind: 'restrict', restriction: 'attorney', source: 'letter' },
    });
    await vi.waitFor(
      async () =>
        expect(await program.contacts.showAction({ actionId })).toMatchObject({ state: 'done' }),
      { timeout: 60_000, interval: 50 },
    );
    const { address } = await program.contacts.download({ filter: {} });
    expect(await (await fetch(application.address + address)).text()).toContain('C-1');
    const deeds = await readDeeds();
    expect(deeds.map(([action]) => action)).toEqual(
      expect.arrayContaining(['contacts.exported', 'suppression.recorded']),
    );
    for (const [action, key] of deeds) expect([action, key]).toEqual([action, 'Sync']);
  });
});
