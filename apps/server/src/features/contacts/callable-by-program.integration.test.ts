import type { ContactInput } from '@ringfence/contract/contact-editing';
import { describe, expect, it } from 'vitest';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import type { ContactsInput } from './store-contacts.ts';
import { upsertContacts } from './upsert-contacts.ts';

const { database } = useTestDatabase();
const moment = new Date('2026-06-10T16:00:00Z');
const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  now: () => moment,
};

const send = async (
  scope: TestOrganization,
  contact: Partial<ContactInput>,
  more: Omit<ContactsInput, 'contacts'> = {},
) => {
  const whole = { externalReference: 'A', fullName: 'Ann Lee', phones: [], debts: [], ...contact };
  const context = { scope, headers: new Headers() };
  const { results } = await upsertContacts(services, context, { contacts: [whole], ...more });
  return results[0];
};
const run = ({ organizationId }: TestOrganization, text: string) =>
  askSystem(database, testStatement(text, {}), [organizationId]);

const readNumbers = testStatement(
  `select e164 from phones where organization_id = $1 order by e164`,
  { e164: 'text' },
);
const numbersOf = async ({ organizationId }: TestOrganization) =>
  (await askSystem(database, readNumbers, [organizationId])).map(({ e164 }) => e164);
const mobile = { number: '+13125550101', lineType: 'mobile' as const };
const landline = { number: '+13125550109', lineType: 'landline' as const };
const consent = {
  obtainedHow: 'given_to_creditor',
  obtainedBy: 'First Bank',
  obtainedOn: '2026-01-02',
};

describe('somebody whom no recording may call', () => {
  it('is not given a landline unasked', async () => {
    const organization = await addOrganization(database);
    await send(organization, { phones: [mobile] });
    const second = { phones: [mobile, landline] };
    expect(await send(organization, second)).toMatchObject({
      result: 'unchanged',
      waits: ['number_added'],
    });
    expect(await numbersOf(organization)).toEqual([mobile.number]);
    const confirmed = { confirmsCallable: true };
    expect(await send(organization, second, confirmed)).toMatchObject({ waits: [] });
    expect(await numbersOf(organization)).toEqual([mobile.number, landline.number]);
  });

  it('is given no number while their permission waits', async () => {
    const organization = await addOrganization(database);
    await send(organization, { phones: [mobile] });
    const more = { number: '+13125550108', lineType: 'mobile' as const };
    expect(await send(organization, { phones: [mobile, more] }, { consent })).toMatchObject({
      result: 'unchanged',
      waits: ['consent_given'],
    });
    expect(await numbersOf(organization)).toEqual([mobile.number]);
  });
});

describe('somebody about whose debts nobody calls', () => {
  it.each([`state = 'promised'`, `person_role = 'other'`, `is_time_barred = true`])(
    'is not given another unasked: %s',
    async (blocked) => {
      const organization = await addOrganization(database);
      const debt = (reference: string) => ({
        debts: [{ reference, balance: { amountMinor: 100, currency: 'USD' } }],
      });
      await send(organization, debt('L1'));
      await run(organization, `update debts set ${blocked} where organization_id = $1`);
      expect(await send(organization, debt('L2'))).toMatchObject({ waits: ['debt_added'] });
    },
  );
});

describe('a stop that a program tells', () => {
  const stop = {
    debts: [
      { reference: 'L1', balance: { amountMinor: 100, currency: 'USD' }, state: 'Do not call' },
    ],
  };
  const readConsents = testStatement(
    `select kind, revoked_at is not null as is_revoked from consents where organization_id = $1
     order by kind`,
    { kind: 'text', is_revoked: 'bool' },
  );

  it('takes back all that was permitted, be it by a clock that is ahead', async () => {
    const organization = await addOrganization(database);
    await send(organization, { phones: [mobile] }, { consent });
    await run(
      organization,
      `insert into consents (organization_id, contact_id, kind, obtained_how, obtained_by, obtained_on,
         received_at, evidence, recorded_by)
       select organization_id, id, 'frequency', 'given_to_us', 'Us', '2026-06-10',
         '2026-06-10T16:00:05Z', 'Letter',
         (select user_id from user_organizations where organization_id = $1 limit 1) from contacts where organization_id = $1`,
    );
    expect(await send(organization, stop)).toMatchObject({ result: 'changed' });
    expect(await askSystem(database, readConsents, [organization.organizationId])).toEqual([
      { kind: 'frequency', is_revoked: true },
      { kind: 'tcpa', is_revoked: true },
    ]);
  });
});

describe('a minor', () => {
  const readBirth = testStatement(
    `select born_on::text as born_on, birth_year, full_name from contacts where organization_id = $1`,
    { born_on: 'text?', birth_year: 'int4?', full_name: 'text' },
  );
  const year = new Date().getUTCFullYear() - 10;

  it.each([
    { bornOn: '1980-05-01' },
    { birthYear: 1980 },
    { birthYear: null },
    { bornOn: null, birthYear: null },
  ])('is not made of age by a program: %j', async (given) => {
    const organization = await addOrganization(database);
    await send(organization, { phones: [mobile], bornOn: `${year}-05-01` });
    await send(organization, { phones: [mobile], fullName: 'Ann B. Lee', ...given });
    expect(await askSystem(database, readBirth, [organization.organizationId])).toEqual([
      { born_on: `${year}-05-01`, birth_year: year, full_name: 'Ann B. Lee' },
    ]);
  });
});
