import { createRowReader } from '@ringfence/domain/imports/read-row';
import { suggestMapping } from '@ringfence/domain/imports/suggest-mapping';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDebtor, type Debtor } from '../../testing/add-debtor.ts';
import { type ApiClient, createClient, refusalOf, signInToApi } from '../../testing/ask-api.ts';
import { uploadRows } from '../../testing/imports/upload-rows.ts';
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

/** What was permitted, as people say it; empty where it is not said. */
interface Given {
  kind: 'tcpa' | 'frequency' | 'time_place';
  from: string;
  to: string;
  place: '' | 'home' | 'work';
  number: boolean;
  ends: string;
  evidence: string;
}
const whole: Given = {
  kind: 'time_place',
  from: '21:00',
  to: '22:30',
  place: 'work',
  number: true,
  ends: '2026-12-30',
  evidence: 'Letter 7',
};

const minuteOf = (text: string): number | null => {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return text === '' ? null : hour * 60 + minute;
};

function askFor({ contactId, phoneId }: Debtor, given: Given) {
  const { kind, evidence } = given;
  return {
    contactId,
    kind,
    evidence,
    phoneId: given.number ? phoneId : null,
    fromMinute: minuteOf(given.from),
    toMinute: minuteOf(given.to),
    place: given.place === '' ? null : given.place,
    receivedAt: '2026-06-09T00:00:00Z',
    expiresAt: given.ends === '' ? null : `${given.ends}T24:00:00Z`.replace('30T24', '31T00'),
    source: 'person' as const,
  };
}

const header = [
  'Account',
  'Phone',
  'Consent Type',
  'From',
  'To',
  'Place',
  'Consent Date',
  'Expires',
  'Evidence',
];

function readRow({ contactId, e164 }: Debtor, given: Given) {
  const cells = [
    contactId,
    given.number ? e164 : '',
    given.kind,
    given.from,
    given.to,
    given.place,
    '2026-06-09',
    given.ends,
    given.evidence,
  ];
  const format = {
    kind: 'text',
    encoding: 'utf-8',
    delimiter: ',',
    sheet: null,
    headerLine: 1,
    entry: null,
  } as const;
  const home = { country: 'US', currency: 'USD', zone: 'UTC', layouts: [] };
  const sight = { kind: 'consents', format, header, rows: [cells], ...home } as const;
  const { mapping } = suggestMapping(sight);
  return createRowReader(mapping, new Date('2026-06-10T00:00:00Z'))(cells);
}

const find = testStatement(
  `select consent.kind, consent.e164 is not null as has_number, from_minute, to_minute, place, expires_at,
     evidence, coalesce(received_at, obtained_on::timestamp at time zone 'UTC') as given_at
   from consents consent
   where consent.organization_id = $1 and consent.contact_id = $2 and consent.obtained_on = '2026-06-09'`,
  {
    kind: 'text',
    has_number: 'bool',
    from_minute: 'int4?',
    to_minute: 'int4?',
    place: 'text?',
    expires_at: 'timestamptz?',
    evidence: 'text',
    given_at: 'timestamptz',
  },
);
const stored = ({ contactId }: Debtor) =>
  askSystem(database, find, [organization.organizationId, contactId]);

async function send(client: ApiClient, debtor: Debtor, given: Given): Promise<void> {
  const sent = client.records.recordConsent(askFor(debtor, given));
  const refusal = await sent.then(
    () => null,
    () => refusalOf(sent),
  );
  if (refusal !== null) expect(refusal).toMatchObject({ code: 'validation_failed' });
}

/** Each way on a person of its own; answers what is stored, or nothing where it was refused. */
const ways = {
  'by hand': async (debtor: Debtor, given: Given) => {
    await send(person, debtor, given);
    return stored(debtor);
  },
  'by a program': async (debtor: Debtor, given: Given) => {
    await send(program, debtor, given);
    return stored(debtor);
  },
  'in a file': async (debtor: Debtor, given: Given) => {
    const reading = readRow(debtor, given);
    if (reading.kind !== 'rejected') {
      await uploadRows(database, organization, [reading], { kind: 'consents' });
    }
    return stored(debtor);
  },
};

const bury = testStatement(
  `insert into suppressions (organization_id, contact_id, kind, source, started_at)
   values ($1, $2, 'deceased', 'records', now())`,
  {},
);
const represent = testStatement(
  `update debts set person_role = 'representative' where organization_id = $1 and contact_id = $2`,
  {},
);

const noHours = { from: '', to: '' };
const tcpa: Partial<Given> = { kind: 'tcpa', ...noHours, place: '', ends: '' };

describe.each(Object.entries(ways))('permission that is given %s', (_, tell) => {
  it.each<[string, Partial<Given>, object]>([
    [
      'with everything',
      {},
      { from_minute: 1260, to_minute: 1350, place: 'work', has_number: true },
    ],
    [
      'for hours',
      { place: '', number: false },
      { from_minute: 1260, place: null, has_number: false },
    ],
    ['for hours over midnight', { to: '01:00' }, { from_minute: 1260, to_minute: 60 }],
    ['for a place', { ...noHours, number: false }, { from_minute: null, place: 'work' }],
    [
      'for a number',
      { ...noHours, place: '' },
      { from_minute: null, place: null, has_number: true },
    ],
    ['for artificial voices', tcpa, { kind: 'tcpa', from_minute: null, expires_at: null }],
  ])('is stored %s', async (_what, change, expected) => {
    const debtor = await addDebtor(database, { organization });
    const rows = await tell(debtor, { ...whole, ...change });
    expect(rows).toEqual([
      expect.objectContaining({
        kind: 'time_place',
        expires_at: new Date('2026-12-31T00:00:00Z'),
        given_at: new Date('2026-06-09T00:00:00Z'),
        evidence: 'Letter 7',
        ...expected,
      }),
    ]);
  });

  it.each<[string, Partial<Given>]>([
    ['without hours, place and number', { ...noHours, place: '', number: false }],
    ['without the end of the hours', { to: '' }],
    ['without their beginning', { from: '' }],
    ['with hours of no length', { to: '21:00' }],
    ['without an end', { ends: '' }],
    ['with an end before its beginning', { ends: '2026-05-30' }],
    ['without evidence', { evidence: '' }],
    ['for artificial voices without a number', { ...tcpa, number: false }],
    ['for artificial voices at some hours', { ...tcpa, from: '09:00', to: '12:00' }],
    ['for artificial voices at a place', { ...tcpa, place: 'work' }],
  ])('is refused %s', async (_what, change) => {
    const debtor = await addDebtor(database, { organization });
    expect(await tell(debtor, { ...whole, ...change })).toEqual([]);
  });

  it('is refused of the dead, also where a linked contact is known to have died', async () => {
    const [dead, linked] = [
      await addDebtor(database, { organization }),
      await addDebtor(database, { organization }),
    ];
    await linkForTests(database, organization.organizationId, dead.contactId, linked.contactId);
    await askSystem(database, bury, [organization.organizationId, dead.contactId]);
    expect(await tell(dead, whole)).toEqual([]);
    expect(await tell(linked, whole)).toEqual([]);
  });

  it('is stored of a personal representative of the dead', async () => {
    const debtor = await addDebtor(database, { organization });
    await askSystem(database, bury, [organization.organizationId, debtor.contactId]);
    await askSystem(database, represent, [organization.organizationId, debtor.contactId]);
    expect(await tell(debtor, whole)).toHaveLength(1);
  });
});

it('names what is missing', async () => {
  const debtor = await addDebtor(database, { organization });
  const given = { ...whole, ...noHours, place: '', number: false } as const;
  const refusal = await refusalOf(person.records.recordConsent(askFor(debtor, given)));
  expect(refusal).toMatchObject({ code: 'validation_failed', errors: [{ path: 'fromMinute' }] });
  expect(readRow(debtor, given)).toMatchObject({ kind: 'rejected', reason: 'scope_missing' });
});

it('is held by the database too, no matter who writes', async () => {
  const debtor = await addDebtor(database, { organization });
  const insert = testStatement(
    `insert into consents (organization_id, contact_id, kind, obtained_how, obtained_by, obtained_on,
       recorded_by)
     values ($1, $2, 'time_place', 'person', '', '2026-06-09', $3)`,
    {},
  );
  await expect(
    askSystem(database, insert, [
      organization.organizationId,
      debtor.contactId,
      organization.userId,
    ]),
  ).rejects.toThrow(/consents_scope_check/);
});
