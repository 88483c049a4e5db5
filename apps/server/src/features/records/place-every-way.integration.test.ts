import { createRowReader } from '@ringfence/domain/imports/read-row';
import { suggestMapping } from '@ringfence/domain/imports/suggest-mapping';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDebtor, type Debtor, nextNumber } from '../../testing/add-debtor.ts';
import { type ApiClient, createClient, refusalOf, signInToApi } from '../../testing/ask-api.ts';
import { makeDebtor, undoUpload, uploadRows } from '../../testing/imports/upload-rows.ts';
import { linkForTests } from '../../testing/link-contacts.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';

const { database, connectionString } = useTestDatabase();
let application: TestApplication;
let person: ApiClient;
let program: ApiClient;
let organization: Debtor['organization'];
beforeAll(async () => {
  application = await startTestApplication(database, connectionString);
  const admin = await signInToApi(application.address, 'admin@harbor.example');
  person = admin.client;
  const { secret } = await person.apiKeys.create({ name: 'Sync', scopes: ['contacts.work'] });
  program = createClient(application.address, { authorization: `Bearer ${secret}` });
  const find = testStatement(
    `select user_id from user_organizations where organization_id = $1 and role = 'admin' limit 1`,
    { user_id: 'uuid' },
  );
  const [found] = await askSystem(database, find, [admin.organizationId]);
  organization = { organizationId: admin.organizationId, userId: found?.user_id ?? '' };
});
afterAll(() => application.stop());

const record = (client: ApiClient, { contactId }: Pick<Debtor, 'contactId'>) =>
  client.records.recordRestriction({
    contactId,
    kind: 'place_inconvenient',
    place: 'work',
    source: 'person',
  });

const format = {
  kind: 'text',
  encoding: 'utf-8',
  delimiter: ',',
  sheet: null,
  headerLine: 1,
  entry: null,
} as const;

function readRow(header: readonly string[], cells: readonly string[]) {
  const home = { country: 'US', currency: 'USD', zone: 'UTC', layouts: [] };
  const sight = { kind: 'restrictions', format, header, rows: [cells], ...home } as const;
  const reading = createRowReader(suggestMapping(sight).mapping, new Date())([...cells]);
  if (reading.kind === 'rejected') throw new Error(reading.reason);
  return reading;
}

const uploadRow = async (header: readonly string[], cells: readonly string[]) => {
  const rows = [readRow(header, cells)];
  const { findings, importId } = await uploadRows(database, organization, rows, {
    kind: 'restrictions',
  });
  expect(findings).toMatchObject({ added: 1, rejected: 0 });
  return importId;
};

const referenceOf = testStatement(
  `select external_reference, full_name from contacts where organization_id = $1 and id = $2`,
  { external_reference: 'text', full_name: 'text' },
);

/** Each says of a person, of whom a mobile number alone is known, that they are not called at work. */
const ways: Readonly<Record<string, (debtor: Debtor) => Promise<unknown>>> = {
  'by hand': (debtor) => record(person, debtor),
  'by a program': (debtor) => record(program, debtor),
  'in a file of debtors': async ({ contactId, e164 }) => {
    const key = [organization.organizationId, contactId];
    const [known] = await askSystem(database, referenceOf, key);
    const row = makeDebtor(known?.external_reference ?? '', {
      fullName: known?.full_name ?? '',
      phones: [{ e164 }],
      inconvenient: { slots: [], places: ['work'] },
    });
    const { findings, importId } = await uploadRows(database, organization, [row]);
    expect(findings).toMatchObject({ changes: { inconvenient: 1 } });
    return importId;
  },
  'in a file of restrictions': ({ contactId }) =>
    uploadRow(['Account', 'Do Not Call Between'], [contactId, 'not at work']),
  'in a file of restrictions that names the kind': ({ contactId }) =>
    uploadRow(
      ['Account', 'Kind', 'Do Not Call Between'],
      [contactId, 'Inconvenient place', 'at work'],
    ),
};

/** Which numbers of a person PLACE_INCONVENIENT blocks, by what they are tied to. */
async function readBlocked(contactId: string): Promise<Record<string, boolean>> {
  const { debts } = await person.compliance.showContact({ contactId });
  const phones = debts[0]?.phones ?? [];
  return Object.fromEntries(
    phones.map(({ place, reasons }) => [
      place ?? 'unknown',
      reasons.some(({ code, verdict }) => code === 'PLACE_INCONVENIENT' && verdict === 'block'),
    ]),
  );
}

const addAtWork = ({ contactId }: Pick<Debtor, 'contactId'>) =>
  program.contacts.addPhone({ contactId, phone: { number: nextNumber(), place: 'work' } });

describe.each(Object.entries(ways))('"not at work", entered %s', (_, tell) => {
  it('binds the numbers that turn out to be there later, and leaves the mobile alone', async () => {
    const debtor = await addDebtor(database, { organization });
    await tell(debtor);
    expect(await readBlocked(debtor.contactId)).toEqual({ unknown: false });
    await addAtWork(debtor);
    expect(await readBlocked(debtor.contactId)).toEqual({ unknown: false, work: true });
    await addAtWork(debtor);
    await person.records.describePhone({ phoneId: debtor.phoneId, place: 'home' });
    expect(await readBlocked(debtor.contactId)).toEqual({ home: false, work: true });
    await person.records.describePhone({ phoneId: debtor.phoneId, place: 'work' });
    expect(await readBlocked(debtor.contactId)).toEqual({ work: true });
  });

  it('is one record, that names the place', async () => {
    const debtor = await addDebtor(database, { organization });
    await addAtWork(debtor);
    await addAtWork(debtor);
    await tell(debtor);
    const { restrictions } = await person.records.showContact({ contactId: debtor.contactId });
    expect(restrictions).toMatchObject([
      { kind: 'place_inconvenient', place: 'work', phone: null, liftedAt: null },
    ]);
    const { entries } = await person.contacts.timeline({ contactId: debtor.contactId });
    expect(entries).toContainEqual(
      expect.objectContaining({ kind: 'restriction', word: 'place_inconvenient', place: 'work' }),
    );
  });

  it('binds another contact of the same human', async () => {
    const debtor = await addDebtor(database, { organization });
    const other = await addDebtor(database, { organization });
    await linkForTests(database, organization.organizationId, debtor.contactId, other.contactId);
    await tell(debtor);
    await addAtWork(other);
    expect(await readBlocked(other.contactId)).toEqual({ unknown: false, work: true });
    const { linked } = await person.persons.show({ contactId: other.contactId });
    expect(linked).toMatchObject([
      { restrictions: [{ kind: 'place_inconvenient', phone: null, place: 'work' }] },
    ]);
  });
});

describe('"not at work"', () => {
  it.each(['in a file of debtors', 'in a file of restrictions'])(
    'goes with the upload that is undone: %s',
    async (way) => {
      const debtor = await addDebtor(database, { organization });
      const importId = await ways[way]?.(debtor);
      await addAtWork(debtor);
      expect(await readBlocked(debtor.contactId)).toMatchObject({ work: true });
      await undoUpload(database, String(importId));
      expect(await readBlocked(debtor.contactId)).toMatchObject({ work: false });
    },
  );

  it('names a number or a place, and of another kind no place', async () => {
    const { contactId, phoneId } = await addDebtor(database, { organization });
    const ask = (said: object) =>
      refusalOf(
        person.records.recordRestriction({
          contactId,
          kind: 'place_inconvenient',
          source: 'person',
          ...said,
        }),
      );
    const refusal = (path: string) => ({ code: 'validation_failed', errors: [{ path }] });
    expect(await ask({})).toMatchObject(refusal('phoneId'));
    expect(await ask({ phoneId, place: 'work' })).toMatchObject(refusal('place'));
    expect(await ask({ kind: 'medium_stop', place: 'work' })).toMatchObject(refusal('place'));
    expect(await ask({ kind: 'work_prohibited', phoneId, place: 'work' })).toMatchObject(
      refusal('place'),
    );
  });

  it('is held to by the database', async () => {
    const { contactId, e164 } = await addDebtor(database, { organization });
    const insert = testStatement(
      `insert into suppressions (organization_id, contact_id, kind, e164, place, source)
       values ($1, $2, $3, $4, $5, 'person')`,
      {},
    );
    const write = (kind: string, number: string | null, place: string | null) =>
      askSystem(database, insert, [organization.organizationId, contactId, kind, number, place]);
    await expect(write('place_inconvenient', null, null)).rejects.toThrow(/number_or_place/);
    await expect(write('place_inconvenient', e164, 'work')).rejects.toThrow(/number_or_place/);
    await expect(write('work_prohibited', null, 'work')).rejects.toThrow(/number_or_place/);
    await expect(write('place_inconvenient', null, 'car')).rejects.toThrow(/place_check/);
    await write('place_inconvenient', e164, null);
  });
});
