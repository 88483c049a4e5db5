import type { PhonePlace } from '@ringfence/domain/compliance/words';
import type { CallableReason } from '@ringfence/domain/imports/callable-reasons';
import { someOf } from '@ringfence/domain/testing/tries';
import { beforeEach, describe, expect, it } from 'vitest';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { addPolicy } from '../../testing/change-ledger.ts';
import { readEverything } from '../../testing/imports/read-everything.ts';
import { makeDebtor, undoUpload, uploadRows } from '../../testing/imports/upload-rows.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { judgeCallable } from '../callable/index.ts';
import { upsertContacts } from './upsert-contacts.ts';

const { database } = useTestDatabase();
const services = { database, effects: { wakeRelay() {}, wakeSealing() {} }, now: () => new Date() };
let organization: TestOrganization;
beforeEach(async () => {
  organization = await addOrganization(database);
});

/** The same facts for a row of a file and for a contact of a request. */
interface Given {
  email?: string;
  region?: string;
  phones: { e164: string; place?: PhonePlace }[];
  debts: { reference: string; creditor?: string; noticeSentOn?: string }[];
}

const obtained = { obtainedBy: 'First Bank', obtainedOn: '2026-01-02' };

async function sendFile(given: Given & { confirmedZone?: string }, confirmsCallable: boolean) {
  const rows = [makeDebtor('A', given)];
  const { findings } = await uploadRows(database, organization, rows, {
    ...obtained,
    confirmsCallable,
  });
  const listed = testStatement(
    `select reason from import_callable where organization_id = $1 and is_waiting and import_id =
       (select max(id::text)::uuid from imports where organization_id = $1) order by reason`,
    { reason: 'text' },
  );
  const waits = await askSystem(database, listed, [organization.organizationId]);
  return { waits: waits.map(({ reason }) => reason), isChanged: findings.changed > 0 };
}

async function sendRequest({ phones, debts, ...fields }: Given, confirmsCallable: boolean) {
  const context = { scope: organization, headers: new Headers() };
  const contact = {
    ...fields,
    externalReference: 'A',
    fullName: 'Ann Lee',
    phones: phones.map(({ e164, ...phone }) => ({ number: e164, ...phone })),
    debts: debts.map((debt) => ({ ...debt, balance: { amountMinor: 12_500, currency: 'USD' } })),
  };
  const consent = { obtainedHow: 'given_to_creditor', ...obtained };
  const input = { contacts: [contact], consent, confirmsCallable };
  const { results } = await upsertContacts(services, context, input);
  return { waits: results[0]?.waits, isChanged: results[0]?.result === 'changed' };
}

const run = (text: string) =>
  askSystem(database, testStatement(text, {}), [organization.organizationId]);
const stored = testStatement(
  `select contact.email, contact.region,
     (select jsonb_agg(jsonb_build_array(e164, place) order by e164) from phones
      where contact_id = contact.id) as phones,
     (select jsonb_agg(jsonb_build_array(reference, creditor, notice_sent_on) order by reference)
      from debts where contact_id = contact.id) as debts
   from contacts contact where organization_id = $1 and external_reference = 'A'`,
  { email: 'text?', region: 'text?', phones: 'jsonb', debts: 'jsonb' },
);
const read = async () =>
  (await askSystem(database, stored, [organization.organizationId])).map(
    ({ email: _, ...rest }) => rest,
  );
const readEmail = async () =>
  (await askSystem(database, stored, [organization.organizationId]))[0]?.email;

const phone = { e164: '+13125550101' };
const tollFree = { e164: '+18005550142' };
const debt = { reference: 'L1' };
const person: Given = { region: 'IL', phones: [phone], debts: [debt] };
const talkedAbout = () =>
  run(`update debts set first_contact_at = now() - interval '40 days' where organization_id = $1`);
const findWorkInconvenient = () =>
  run(`insert into suppressions (organization_id, contact_id, kind, place, source, started_at)
       select organization_id, id, 'place_inconvenient', 'work', 'person', '2026-01-03'
       from contacts where organization_id = $1`);

interface Way {
  before: Given;
  block(): Promise<unknown>;
  given: Given;
  reason: CallableReason;
}

const ways: Record<string, Way> = {
  'an address in a state with a licence': {
    before: { ...person, region: 'MA' },
    block: async () => {
      await addPolicy(database, organization.organizationId, { licenceRequired: true });
      await run(`insert into licences (organization_id, region, number) values ($1, 'IL', '17')`);
    },
    given: person,
    reason: 'address_changed',
  },
  'an address where nobody knew what time it is': {
    before: { phones: [tollFree], debts: [debt] },
    block: async () => {},
    given: { region: 'IL', phones: [tollFree], debts: [debt] },
    reason: 'address_changed',
  },
  'a number that tells what time it is': {
    before: { phones: [tollFree], debts: [debt] },
    block: async () => {},
    given: { phones: [tollFree, phone], debts: [debt] },
    reason: 'number_added',
  },
  'the notice of a debt that was talked about': {
    before: person,
    block: talkedAbout,
    given: { ...person, debts: [{ ...debt, noticeSentOn: '2026-01-05' }] },
    reason: 'notice_added',
  },
  'the notice that a province asks for': {
    before: person,
    block: () => addPolicy(database, organization.organizationId, { pack: 'ca-qc' }),
    given: { ...person, debts: [{ ...debt, noticeSentOn: '2026-01-05' }] },
    reason: 'notice_added',
  },
  'a debt that needs no notice yet': {
    before: person,
    block: talkedAbout,
    given: { ...person, debts: [debt, { reference: 'L2' }] },
    reason: 'debt_added',
  },
  'a creditor who collects their own debts': {
    before: person,
    block: async () => {
      await talkedAbout();
      const creditorRoles = { 'First Bank': 'creditor' } as const;
      await addPolicy(database, organization.organizationId, { creditorRoles });
    },
    given: { ...person, debts: [{ ...debt, creditor: 'FIRST BANK' }] },
    reason: 'creditor_changed',
  },
  'a number that is not at work after all': {
    before: { ...person, phones: [{ ...phone, place: 'work' }] },
    block: findWorkInconvenient,
    given: { ...person, phones: [{ ...phone, place: 'home' }] },
    reason: 'place_changed',
  },
};

describe.each([
  ['a file', sendFile],
  ['a program', sendRequest],
] as const)('somebody who could be called by what %s says', (_, send) => {
  it.each(someOf(4, Object.entries(ways)))(
    'waits: %s',
    async (_name, { before, block, given, reason }) => {
      await send(before, true);
      await block();
      const known = await read();
      const more = { ...given, email: 'ann@example.com' };
      expect(await send(more, false)).toEqual({ waits: [reason], isChanged: true });
      expect(await read()).toEqual(known);
      expect(await readEmail()).toBe('ann@example.com');
      expect(await send(given, true)).toEqual({ waits: [], isChanged: true });
      expect(await read()).not.toEqual(known);
      expect(await send(given, false)).toEqual({ waits: [], isChanged: false });
    },
  );

  it.each(someOf(4, Object.entries(ways)))(
    'does not wait where another reason forbids the call all the same: %s',
    async (_name, { before, block, given }) => {
      await send(before, true);
      await block();
      await run(`insert into suppressions (organization_id, contact_id, kind, source, started_at)
                 select organization_id, id, 'medium_stop', 'person', '2026-01-03'
                 from contacts where organization_id = $1`);
      expect(await send(given, false)).toEqual({ waits: [], isChanged: true });
    },
  );

  it.each(someOf(4, Object.entries(ways)))(
    'does not wait where they could be called before: %s',
    async (_name, { before, given }) => {
      const callable = { ...before, region: 'TX', phones: [...before.phones, phone] };
      await send(callable, true);
      expect(await send({ ...callable, ...given }, false)).toMatchObject({ waits: [] });
    },
  );

  it('waits where only the second of their numbers could be called', async () => {
    const landline = { e164: '+13125550109' };
    const known = { region: 'MA', phones: [phone, landline], debts: [debt] };
    await send(known, true);
    await run(`update consents set expires_at = now() where organization_id = $1`);
    await run(`update phones set line_type = case e164 when '${landline.e164}' then 'landline'
               else 'mobile' end where organization_id = $1`);
    await ways['an address in a state with a licence']?.block();
    await judgeCallable({ ...services, log: silentLog });
    expect(await send({ ...known, region: 'IL' }, false)).toEqual({
      waits: ['address_changed'],
      isChanged: false,
    });
  });

  it('waits for another contact of the same person who could be called by it', async () => {
    await send({ ...person, phones: [{ ...phone, place: 'work' }] }, true);
    await run(`insert into contacts (organization_id, external_reference, full_name, region, country)
               values ($1, 'B', 'Ann Lee', 'IL', 'US')`);
    await run(`insert into debts (organization_id, contact_id, reference, balance_minor, currency, state)
               select organization_id, id, 'L9', 100, 'USD', 'open' from contacts
               where organization_id = $1 and external_reference = 'B'`);
    await run(`insert into phones (organization_id, contact_id, e164, line_type, position)
               select organization_id, id, '${phone.e164}', 'landline', 0 from contacts
               where organization_id = $1 and external_reference = 'B'`);
    await run(`insert into person_links (organization_id, contact_id, other_id, because)
               select $1, min(id::text)::uuid, max(id::text)::uuid, 'number'
               from contacts where organization_id = $1`);
    await findWorkInconvenient();
    // The contact who is sent owes nothing any more.
    await run(`update debts set state = 'closed' where organization_id = $1 and reference = 'L1'`);
    const given = { region: 'IL', phones: [{ ...phone, place: 'home' as const }], debts: [] };
    expect(await send(given, false)).toEqual({ waits: ['place_changed'], isChanged: false });
  });
});

it('a program that takes an unreadable address back waits', async () => {
  await sendRequest(person, true);
  await run(`update contacts set region = 'Nowhere' where organization_id = $1`);
  const context = { scope: organization, headers: new Headers() };
  const contact = { externalReference: 'A', fullName: 'Ann Lee', phones: [], debts: [] };
  const input = { contacts: [{ ...contact, region: null, city: 'Springfield' }] };
  const { results } = await upsertContacts(services, context, input);
  expect(results).toMatchObject([{ result: 'unchanged', waits: ['address_changed'] }]);
});

it('a file that tells the time zone waits', async () => {
  await sendFile({ phones: [tollFree], debts: [debt] }, true);
  const given = { phones: [tollFree], debts: [debt], confirmedZone: 'America/Chicago' };
  expect(await sendFile(given, false)).toEqual({ waits: ['address_changed'], isChanged: false });
});

it.each(someOf(4, Object.entries(ways)))(
  'an upload of which a part waits is undone to the letter: %s',
  async (_name, { before, block, given }) => {
    await sendFile(before, true);
    await block();
    const known = await readEverything(database, organization.organizationId);
    const note = 'Asked for a letter';
    const rows = [
      makeDebtor('A', { ...given, city: 'Springfield', email: 'ann@example.com', note }),
    ];
    const { importId, findings } = await uploadRows(database, organization, rows, {
      ...obtained,
      confirmsCallable: false,
    });
    expect(findings.waiting).toBe(1);
    expect(await readEmail()).toBe('ann@example.com');
    await undoUpload(database, importId);
    expect(await readEverything(database, organization.organizationId)).toEqual(known);
  },
);
