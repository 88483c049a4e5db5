import { beforeEach, describe, expect, it } from 'vitest';
import { addOrganization, type TestOrganization } from '../../../testing/add-organization.ts';
import {
  checkRows,
  makeDebtor,
  storeChecked,
  type Upload,
  uploadRows,
} from '../../../testing/imports/upload-rows.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { askSystem, testStatement } from '../../../testing/test-statement.ts';

const { database } = useTestDatabase();
let organization: TestOrganization;
beforeEach(async () => {
  organization = await addOrganization(database);
});

type Rows = Parameters<typeof uploadRows>[2];
const upload = async (rows: Rows, changes: Upload = {}) =>
  (await uploadRows(database, organization, rows, changes)).findings;

const ask = (text: string) =>
  askSystem(
    database,
    testStatement(`select to_jsonb(found) as found from (${text}) found`, { found: 'jsonb' }),
    [organization.organizationId],
  ).then((rows) => rows.map(({ found }) => found));

const none = {
  names: 0,
  addresses: 0,
  phones: 0,
  balances: 0,
  debtsAdded: 0,
  debtsPaid: 0,
  debtsRecalled: 0,
  consentsGiven: 0,
  consentsTakenBack: 0,
};
const ann = (said: Parameters<typeof makeDebtor>[1] = {}) => makeDebtor('A1', said);
const bob = (said: Parameters<typeof makeDebtor>[1] = {}) =>
  makeDebtor('B2', { fullName: 'Bob Ray', phones: [{ e164: '+13125550102' }], ...said });

describe('a file that is stored', () => {
  it('becomes people with phones, debts, membership, consent and notes', async () => {
    const findings = await upload(
      [
        ann({
          email: 'ann@example.com',
          note: 'Speaks Spanish',
          custom: { Branch: 'North' },
          phones: [
            { e164: '+13125550101', lineType: 'mobile', label: 'Mobile' },
            { e164: '+13125550109', place: 'work' },
          ],
          debts: [
            { reference: 'L1', balanceMinor: 500, creditor: 'First Bank', openedOn: '2024-02-03' },
            { reference: 'L2', balanceMinor: 0 },
          ],
        }),
        bob(),
      ],
      { customFields: ['Branch'] },
    );
    expect(findings).toMatchObject({
      rows: 2,
      added: 2,
      changed: 0,
      unchanged: 0,
      duplicate: 0,
      rejected: 0,
      changes: { ...none, debtsPaid: 1, consentsGiven: 2 },
    });
    expect(
      await ask(`select external_reference, full_name, email, country, language, custom, revision
        from contacts where organization_id = $1 order by 1`),
    ).toEqual([
      {
        external_reference: 'A1',
        full_name: 'Ann Lee',
        email: 'ann@example.com',
        country: 'US',
        language: 'en',
        custom: { Branch: 'North' },
        revision: 0,
      },
      expect.objectContaining({ external_reference: 'B2', custom: {} }),
    ]);
    expect(
      await ask(`select e164, line_type, label, place, position from phones
        where organization_id = $1 order by contact_id, position`),
    ).toEqual([
      { e164: '+13125550101', line_type: 'mobile', label: 'Mobile', place: null, position: 0 },
      { e164: '+13125550109', line_type: 'unknown', label: null, place: 'work', position: 1 },
      { e164: '+13125550102', line_type: 'unknown', label: null, place: null, position: 0 },
    ]);
    expect(
      await ask(`select reference, balance_minor, state, creditor, opened_on from debts
        where organization_id = $1 order by contact_id, reference`),
    ).toEqual([
      {
        reference: 'L1',
        balance_minor: 500,
        state: 'open',
        creditor: 'First Bank',
        opened_on: '2024-02-03',
      },
      { reference: 'L2', balance_minor: 0, state: 'paid', creditor: null, opened_on: null },
      { reference: 'B2', balance_minor: 12500, state: 'open', creditor: null, opened_on: null },
    ]);
    const counted = await ask(`select
      (select count(*) from consents where organization_id = $1) as consents,
      (select count(*) from list_contacts where organization_id = $1) as members,
      (select count(*) from contact_notes where organization_id = $1) as notes,
      (select count(*) from custom_fields where organization_id = $1) as fields,
      (select count(*) from import_people where organization_id = $1) as staged`);
    expect(counted).toEqual([{ consents: 3, members: 2, notes: 1, fields: 1, staged: 0 }]);
  });

  it('leaves what lists sort by, as if everybody had been entered one by one', async () => {
    await upload([ann({ debts: [{ balanceMinor: 300 }, { balanceMinor: 400 }] }), bob()]);
    await upload([
      ann({ fullName: 'Anna Lee', debts: [{ balanceMinor: 100 }] }),
      bob({ doNotCall: true }),
    ]);
    const summaries = `select * from contact_summaries where organization_id = $1 order by contact_id`;
    const stored = await ask(summaries);
    expect(stored).toMatchObject([
      { sort_name: 'anna lee', open_debts: 2, balance_minor: 500, is_suppressed: false },
      { sort_name: 'bob ray', open_debts: 1, is_suppressed: true },
    ]);
    await ask(
      `select summarise_contacts($1, (select array_agg(id) from contacts where organization_id = $1))`,
    );
    expect(await ask(summaries)).toEqual(stored);
  });

  it('changes nothing when it comes again', async () => {
    const rows = [
      ann({ note: 'Once', custom: { Branch: 'North' }, region: 'IL', birthYear: 1980 }),
      bob({ doNotCall: true }),
    ];
    await upload(rows);
    const tables = ['contacts', 'phones', 'debts', 'consents', 'suppressions', 'contact_notes'];
    const read = () =>
      Promise.all(
        tables.map((table) => ask(`select * from ${table} where organization_id = $1 order by id`)),
      );
    const before = await read();
    expect(await upload(rows)).toMatchObject({ added: 0, changed: 0, unchanged: 2, changes: none });
    expect(await read()).toEqual(before);
  });
});

describe('the difference to what is stored', () => {
  beforeEach(() => upload([ann({ region: 'IL', email: 'ann@example.com' }), bob()]));

  it.each([
    ['a name', ann({ fullName: 'Anna Lee' }), { names: 1 }],
    ['an address', ann({ region: 'NY' }), { addresses: 1 }],
    [
      'a name and an address',
      ann({ fullName: 'Anna Lee', city: 'Cairo' }),
      { names: 1, addresses: 1 },
    ],
    ['an email', ann({ email: 'lee@example.com' }), {}],
    ['a phone', ann({ phones: [{ e164: '+13125550199' }] }), { phones: 1, consentsGiven: 1 }],
    ['a line type', ann({ phones: [{ lineType: 'mobile' }] }), {}],
    ['a balance', ann({ debts: [{ balanceMinor: 9_000 }] }), { balances: 1 }],
    ['another debt', ann({ debts: [{}, { reference: 'L9' }] }), { debtsAdded: 1 }],
    ['a payment', ann({ debts: [{ balanceMinor: 0 }] }), { balances: 1, debtsPaid: 1 }],
    ['a paid debt', ann({ debts: [{ state: 'paid' }] }), { debtsPaid: 1 }],
    ['a recalled debt', ann({ debts: [{ state: 'recalled' }] }), { debtsRecalled: 1 }],
    ['a refusal', ann({ consent: false }), { consentsTakenBack: 1 }],
    ['a stop', ann({ doNotCall: true }), { consentsTakenBack: 1 }],
    ['a note', ann({ note: 'Called us' }), {}],
    ['a field of ours', ann({ custom: { Branch: 'North' } }), {}],
  ])('tells %s', async (_, row, changes) => {
    const checked = await checkRows(database, organization, [row, bob()]);
    expect(checked.findings).toMatchObject({
      added: 0,
      changed: 1,
      unchanged: 1,
      changes: { ...none, ...changes },
    });
    // What is stored is counted; samples of it are shown before.
    const counted = { ...checked.findings, samples: [] };
    expect(await storeChecked(database, organization, checked.importId)).toEqual(counted);
    expect(await upload([row, bob()])).toMatchObject({ changed: 0, unchanged: 2, changes: none });
  });

  it('leaves alone what the file leaves empty', async () => {
    expect(await upload([ann(), bob()])).toMatchObject({ changed: 0, unchanged: 2 });
    expect(
      await ask(
        `select email, region from contacts where organization_id = $1 and email is not null`,
      ),
    ).toEqual([{ email: 'ann@example.com', region: 'IL' }]);
  });

  it('sums up how balances move, one amount a currency, and warns of those that rise', async () => {
    const { findings } = await checkRows(database, organization, [
      ann({ debts: [{ balanceMinor: 500, currency: 'CAD' }] }),
      bob({ debts: [{ balanceMinor: 13_000 }] }),
    ]);
    expect(findings.balanceMoves).toEqual([
      { amountMinor: 500, currency: 'CAD' },
      { amountMinor: -12_000, currency: 'USD' },
    ]);
    expect(findings.warnings).toEqual([
      { code: 'balance_rose', column: null, rows: 1, examples: [{ line: 3, value: 'B2' }] },
    ]);
  });

  it('warns of people under a standing reason, and of numbers that others have', async () => {
    await upload([bob({ doNotCall: true })]);
    const { findings } = await checkRows(database, organization, [
      bob(),
      makeDebtor('C3', { fullName: 'Cy Dee', phones: [{ e164: '+13125550101' }] }),
      makeDebtor('C4', { fullName: 'Cy Dee', phones: [{ e164: '+13125550101' }] }),
    ]);
    expect(findings.suppressed).toBe(1);
    expect(findings.warnings).toEqual([
      { code: 'is_suppressed', column: null, rows: 1, examples: [{ line: 2, value: 'B2' }] },
      {
        code: 'phone_of_others',
        column: null,
        rows: 2,
        examples: [
          { line: 3, value: '+13125550101' },
          { line: 4, value: '+13125550101' },
        ],
      },
      {
        code: 'same_person_several_references',
        column: null,
        rows: 2,
        examples: [
          { line: 3, value: 'C3' },
          { line: 4, value: 'C4' },
        ],
      },
    ]);
  });
});

describe('two uploads of the same people that are stored at once', () => {
  it('are stored one after the other, and the second finds them there', async () => {
    const rows = [ann(), bob()];
    const checked = [
      await checkRows(database, organization, rows),
      await checkRows(database, organization, rows),
    ];
    for (const { findings } of checked) expect(findings).toMatchObject({ added: 2 });
    const stored = await Promise.all(
      checked.map(({ importId }) => storeChecked(database, organization, importId)),
    );
    expect(stored.map(({ added, unchanged }) => [added, unchanged]).toSorted()).toEqual([
      [0, 2],
      [2, 0],
    ]);
    expect(await ask(`select count(*) as people from contacts where organization_id = $1`)).toEqual(
      [{ people: 2 }],
    );
  });

  it('tell what the second would do by then', async () => {
    await upload([ann()]);
    const { importId, findings } = await checkRows(database, organization, [
      ann({ debts: [{ balanceMinor: 5 }] }),
    ]);
    await upload([ann({ debts: [{ balanceMinor: 7 }] })]);
    const stored = await storeChecked(database, organization, importId);
    expect(findings.balanceMoves).toEqual([{ amountMinor: 5 - 12_500, currency: 'USD' }]);
    expect(stored.balanceMoves).toEqual([{ amountMinor: -2, currency: 'USD' }]);
  });
});
