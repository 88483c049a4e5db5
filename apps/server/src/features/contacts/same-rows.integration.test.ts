import type { ContactInput } from '@ringfence/contract/contact-editing';
import { debtKinds, personRoles } from '@ringfence/domain/compliance/words';
import { readDebtStatus } from '@ringfence/domain/imports/read-debt-state';
import { tries } from '@ringfence/domain/testing/tries';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { addPolicy } from '../../testing/change-ledger.ts';
import { makeDebtor, uploadRows } from '../../testing/imports/upload-rows.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { upsertContacts } from './upsert-contacts.ts';

const { database } = useTestDatabase();
const services = { database, effects: { wakeRelay() {}, wakeSealing() {} }, now: () => new Date() };

const lineTypes = ['mobile', 'landline', 'voip', 'unknown'] as const;
const somePhone = fc.record({
  e164: fc.constantFrom('+13125550101', '+13125550102', '+13125550103'),
  lineType: fc.constantFrom(...lineTypes),
  label: fc.constantFrom(null, 'Home', 'Office'),
  place: fc.constantFrom(null, 'home' as const, 'work' as const),
});
const someDebt = fc.record({
  reference: fc.constantFrom<string>('L1', 'L2'),
  balanceMinor: fc.constantFrom(0, 100, 100, 200),
  creditor: fc.constantFrom(null, 'First Bank', 'Second Bank'),
  state: fc.constantFrom(
    ...[null, null, null, 'open', 'Active', 'paid', 'disputed', 'recalled', 'closed'],
    ...['Deceased', 'Do not call', 'Attorney', 'Bankruptcy', 'Identity theft', 'Incarcerated'],
    'Out of statute',
  ),
  kind: fc.constantFrom(null, ...debtKinds),
  isTimeBarred: fc.constantFrom(null, true, false),
  role: fc.constantFrom(null, ...personRoles),
  firstContactOn: fc.constantFrom(null, '2026-02-01', '2026-03-01'),
  noticeSentOn: fc.constantFrom(null, null, '2026-03-02'),
});
const somePerson = fc.record({
  reference: fc.constantFrom<string>('A', 'B'),
  fullName: fc.constantFrom<string>(
    'Ann Lee',
    'Ann Lee',
    'LEE, Ann',
    'ESTATE OF ANN LEE',
    'Bob Ray',
  ),
  email: fc.constantFrom(null, 'one@example.com', 'two@example.com'),
  city: fc.constantFrom(null, 'Springfield'),
  region: fc.constantFrom(null, 'IL', 'MA'),
  custom: fc.constantFrom<Record<string, string>>({}, { Branch: 'North' }, { Branch: 'South' }),
  note: fc.constantFrom(null, 'Asked for a letter'),
  isServiceMember: fc.constantFrom(null, true, false),
  bornOn: fc.constantFrom(null, null, '1980-05-01', '2019-05-01', '2017-05-01'),
  birthYear: fc.constantFrom(null, null, 1980, 2019),
  phones: fc.uniqueArray(somePhone, { maxLength: 3, selector: ({ e164 }) => e164 }),
  debts: fc.uniqueArray(someDebt, { maxLength: 2, selector: ({ reference }) => reference }),
});
type Person = typeof somePerson extends fc.Arbitrary<infer Value> ? Value : never;

/** What happens between two rounds, to everybody in the organization. */
const events = {
  nothing: `select 1 where $1::uuid is null`,
  stop: `insert into suppressions (organization_id, contact_id, kind, source, started_at)
    select organization_id, id, 'medium_stop', 'person', '2026-03-01' from contacts
    where organization_id = $1 and external_reference = 'A'`,
  stopOfNumber: `insert into suppressions (organization_id, contact_id, kind, e164, source, started_at,
      lifted_at)
    select organization_id, id, 'number_stop', '+13125550101', 'person', '2026-03-01', '2026-04-01'
    from contacts where organization_id = $1 and external_reference = 'A'`,
  mistake: `insert into suppressions (organization_id, contact_id, kind, source, started_at, lifted_at,
      is_mistake)
    select organization_id, id, 'medium_stop', 'person', '2026-03-01', '2026-04-01', true from contacts
    where organization_id = $1`,
  workInconvenient: `insert into suppressions (organization_id, contact_id, kind, place, source, started_at)
    select organization_id, id, 'place_inconvenient', 'work', 'person', '2026-03-01' from contacts
    where organization_id = $1`,
  licence: `insert into licences (organization_id, region, number) values ($1, 'IL', '17')
    on conflict do nothing`,
  promise: `update debts set state = 'promised' where organization_id = $1 and state = 'open'`,
  dispute: `update debts set state = 'disputed' where organization_id = $1 and state = 'open'`,
  payment: `update debts set state = 'paid' where organization_id = $1 and state = 'open'`,
};
const someRound = fc.record({
  people: fc.uniqueArray(somePerson, { maxLength: 2, selector: ({ reference }) => reference }),
  obtainedBy: fc.constantFrom('First Bank', 'Second Bank'),
  obtainedOn: fc.constantFrom('2026-01-02', '2026-05-02'),
  confirmsCallable: fc.boolean(),
  event: fc.constantFrom(
    'nothing',
    'stop',
    'stopOfNumber',
    'mistake',
    'workInconvenient',
    'licence',
    'promise',
    'dispute',
    'payment',
  ),
});

const someRounds = fc.array(someRound, { minLength: 1, maxLength: 4 });

const leaveOutNull = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null));

/** As the reader of files reads it: one who refuses calls permits none. */
const toReading = ({ reference, phones, debts, ...person }: Person) => {
  const read = debts.map((debt) => {
    const status = debt.state === null ? undefined : readDebtStatus(debt.state);
    const { state = null, restriction = null, isTimeBarred = debt.isTimeBarred } = status ?? {};
    return { ...debt, state, restriction, isTimeBarred };
  });
  const refuses = read.some(({ restriction }) => restriction === 'medium_stop');
  const refusal = refuses ? { doNotCall: true, consent: false } : {};
  return makeDebtor(reference, { ...person, phones, debts: read, ...refusal });
};
const toInput = ({ reference, fullName, phones, debts, ...person }: Person): ContactInput => ({
  ...leaveOutNull(person),
  externalReference: reference,
  fullName,
  phones: phones.map(({ e164, ...phone }) => ({ number: e164, ...leaveOutNull(phone) })),
  debts: debts.map(({ reference: debt, balanceMinor, role, firstContactOn, ...fields }) => ({
    reference: debt,
    balance: { amountMinor: balanceMinor, currency: 'USD' },
    ...leaveOutNull({ ...fields, personRole: role }),
    ...(firstContactOn === null ? {} : { firstContactAt: `${firstContactOn}T00:00:00Z` }),
  })),
});

const readRows = testStatement(
  `select contact.external_reference as reference, to_jsonb(array[contact.full_name, contact.email,
       contact.language, contact.country, contact.custom::text, contact.revision::text,
       contact.is_service_member::text, contact.born_on::text, contact.birth_year::text, contact.city, contact.region]) as person,
     (select jsonb_agg(jsonb_build_array(e164, line_type, label, place, state)
        order by position, id desc) from phones where contact_id = contact.id) as phones,
     (select jsonb_agg(jsonb_build_array(reference, balance_minor, currency, creditor, state,
          kind, is_time_barred, person_role, first_contact_at, notice_sent_on)
        order by reference) from debts where contact_id = contact.id) as debts,
     (select jsonb_agg(jsonb_build_array(consent.e164, consent.obtained_how, consent.obtained_by,
          consent.obtained_on, consent.revoked_at::date, refusal.kind)
        order by consent.e164, consent.obtained_by, consent.obtained_on)
      from consents consent left join suppressions refusal on refusal.id = consent.revoked_for
      where consent.contact_id = contact.id) as consents,
     (select jsonb_agg(jsonb_build_array(own.kind, debt.reference, own.source, own.lifted_at)
        order by own.kind, debt.reference, own.started_at)
      from suppressions own left join debts debt on debt.id = own.debt_id
      where own.contact_id = contact.id) as restrictions,
     (select jsonb_agg(content order by content) from contact_notes
      where contact_id = contact.id) as notes,
     (select to_jsonb(summary) - array['organization_id', 'contact_id']
      from contact_summaries summary where contact_id = contact.id) as summary
   from contacts contact where contact.organization_id = $1 order by contact.external_reference`,
  {
    reference: 'text',
    person: 'jsonb',
    phones: 'jsonb?',
    debts: 'jsonb?',
    consents: 'jsonb?',
    restrictions: 'jsonb?',
    notes: 'jsonb?',
    summary: 'jsonb',
  },
);
const read = ({ organizationId }: TestOrganization) =>
  askSystem(database, readRows, [organizationId]);

it('the same people leave the same rows, uploaded in a file or sent by a program', async () => {
  await fc.assert(
    fc.asyncProperty(someRounds, fc.boolean(), async (rounds, licenceRequired) => {
      const [byFile, byProgram] = [
        await addOrganization(database),
        await addOrganization(database),
      ];
      for (const { organizationId } of [byFile, byProgram]) {
        await addPolicy(database, organizationId, {
          licenceRequired,
          creditorRoles: { 'Second Bank': 'creditor' },
        });
      }
      for (const { people, event, confirmsCallable, ...obtained } of rounds) {
        const consent = { obtainedHow: 'given_to_creditor', ...obtained };
        const { findings } = await uploadRows(database, byFile, people.map(toReading), {
          ...obtained,
          confirmsCallable,
        });
        const context = { scope: byProgram, headers: new Headers() };
        const contacts = people.map(toInput);
        const { results } = await upsertContacts(services, context, {
          contacts,
          consent,
          confirmsCallable,
        });
        const count = (result: string) => results.filter((one) => one.result === result).length;
        expect([count('added'), count('changed'), count('unchanged'), count('rejected')]).toEqual([
          findings.added,
          findings.changed,
          findings.unchanged,
          findings.rejected,
        ]);
        expect(results.filter(({ waits }) => waits.length > 0)).toHaveLength(findings.waiting);
        expect(await read(byProgram)).toEqual(await read(byFile));
        for (const { organizationId } of [byFile, byProgram]) {
          await askSystem(database, testStatement(events[event], {}), [organizationId]);
        }
      }
    }),
    { numRuns: tries(12) },
  );
});

it.each([
  ['ESTATE OF ANN LEE', null, true],
  ['Ann Lee (deceased)', 'debtor', true],
  ['Sucesión de Ann Lee', null, true],
  ['ESTATE OF ANN LEE', 'representative', false],
  ['Ann Lee', null, false],
] as const)(
  'the name %j with the role %s says of new and known people that they have died: %s',
  async (fullName, role, hasDied) => {
    const [byFile, byProgram] = [await addOrganization(database), await addOrganization(database)];
    const [sample] = fc.sample(somePerson, { numRuns: 1, seed: 1 });
    const [someOwed] = fc.sample(someDebt, { numRuns: 1, seed: 1 });
    if (sample === undefined || someOwed === undefined) throw new Error('no sample');
    const person = (reference: string, name: string): Person => ({
      ...sample,
      reference,
      fullName: name,
      note: null,
      bornOn: null,
      birthYear: null,
      phones: [{ e164: '+13125550101', lineType: 'mobile', label: null, place: null }],
      debts: [
        { ...someOwed, reference: `L${reference}`, balanceMinor: 100, state: 'Active', role },
      ],
    });
    const rounds = [
      [person('A', 'Ann Lee')],
      [person('A', fullName), person('B', fullName)],
      // No later round lifts it, and none tells it twice.
      [person('A', fullName), person('B', 'Ann Lee')],
    ];
    const obtained = { obtainedBy: 'Bank', obtainedOn: '2026-01-02' };
    const consent = { obtainedHow: 'given_to_creditor', ...obtained };
    for (const people of rounds) {
      await uploadRows(database, byFile, people.map(toReading), obtained);
      const context = { scope: byProgram, headers: new Headers() };
      await upsertContacts(services, context, { contacts: people.map(toInput), consent });
    }
    const rows = await read(byFile);
    expect(await read(byProgram)).toEqual(rows);
    const died = hasDied ? [['deceased', null, 'import', null]] : null;
    expect(rows.map(({ restrictions }) => restrictions)).toEqual([died, died]);
  },
);
