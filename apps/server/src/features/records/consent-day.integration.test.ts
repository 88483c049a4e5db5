import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiClient, signInToApi } from '../../testing/ask-api.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const { database, connectionString } = useTestDatabase();
let application: TestApplication;
let person: ApiClient;
beforeAll(async () => {
  application = await startTestApplication(database, connectionString);
  person = (await signInToApi(application.address, 'admin@harbor.example')).client;
});
afterAll(() => application.stop());

async function readDays(contactId: string) {
  const { consents } = await person.records.showContact({ contactId });
  const { entries } = await person.contacts.timeline({ contactId });
  return {
    records: consents.map(({ receivedOn }) => receivedOn),
    timeline: entries.filter(({ kind }) => kind === 'consent').map(({ day }) => day),
  };
}

async function findByReference(reference: string) {
  const { contacts } = await person.contacts.list({ search: reference });
  return contacts[0];
}

it('is the day that was typed for a file', async () => {
  const file = new File(
    ['Reference,Name,Phone,Balance\nDAY-1,Dora Day,312-555-0171,5\n'],
    'days.csv',
  );
  await person.imports.create({
    file,
    listName: 'Days',
    obtainedHow: 'given_to_creditor',
    obtainedBy: 'First Bank',
    obtainedOn: '2026-03-04',
  });
  const contact = await findByReference('DAY-1');
  expect(contact?.consent?.obtainedOn).toBe('2026-03-04');
  expect(await readDays(contact?.id ?? '')).toEqual({
    records: ['2026-03-04'],
    timeline: ['2026-03-04'],
  });
});

it.each([
  ['DAY-W', '+13125550172', '2026-03-04T23:30:00-10:00'],
  ['DAY-E', '+13125550173', '2026-03-04T00:30:00+13:00'],
])(
  'is the day of the person who enters it by hand, west and east: %s',
  async (reference, e164, at) => {
    const { results } = await person.contacts.upsert({
      contacts: [
        { externalReference: reference, fullName: 'Dora Day', phones: [{ number: e164 }] },
      ],
    });
    const contactId = results[0]?.contactId ?? '';
    const { phones } = await person.records.showContact({ contactId });
    await person.records.recordConsent({
      contactId,
      kind: 'tcpa',
      phoneId: phones[0]?.id ?? null,
      receivedAt: at,
      source: 'person',
      evidence: 'Letter 4',
      fromMinute: null,
      toMinute: null,
      place: null,
      expiresAt: null,
      confirmsCallable: true,
    });
    expect((await findByReference(reference))?.consent?.obtainedOn).toBe('2026-03-04');
  },
);
