import { beforeEach, describe, expect, it } from 'vitest';
import { addOrganization, type TestOrganization } from '../../../testing/add-organization.ts';
import { readEverything } from '../../../testing/imports/read-everything.ts';
import { makeDebtor, type Upload, uploadRows } from '../../../testing/imports/upload-rows.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { askSystem, testStatement } from '../../../testing/test-statement.ts';

const { database } = useTestDatabase();
let organization: TestOrganization;
beforeEach(async () => {
  organization = await addOrganization(database);
});

type Said = Parameters<typeof makeDebtor>[1];
const upload = async (said: Said, changes: Upload = {}) =>
  (await uploadRows(database, organization, [makeDebtor('A', said)], changes)).findings;
const run = (text: string) =>
  askSystem(database, testStatement(text, {}), [organization.organizationId]);
const reasons = testStatement(
  `select reason, is_waiting from import_callable where organization_id = $1
     and import_id = (select max(id::text)::uuid from imports where organization_id = $1)
   order by reason`,
  { reason: 'text', is_waiting: 'bool' },
);
const readReasons = () => askSystem(database, reasons, [organization.organizationId]);
/** Without the list, into which people go all the same. */
const readPeople = async () =>
  (await readEverything(database, organization.organizationId)).filter(
    ({ name }) => name !== 'list_contacts' && name !== 'lists',
  );

const debt = (state: 'open' | 'paid' | 'closed' | 'recalled' | null, more = {}) => ({
  debts: [{ reference: 'L1', state, ...more }],
});
const unknown: Upload = { obtainedHow: 'not_known' };
const wrong = `update phones set state = 'wrong' where organization_id = $1`;

describe('somebody who was not to be called', () => {
  it.each([
    ['debt_reopened', 'a closed debt that is open', debt('closed'), {}, '', debt('open'), {}],
    [
      'debt_reopened',
      'a paid debt of another amount',
      debt('paid'),
      {},
      '',
      debt(null, { balanceMinor: 5 }),
      {},
    ],
    ['debt_reopened', 'a recalled debt that is open', debt('recalled'), {}, '', debt('open'), {}],
    [
      'debt_added',
      'a new debt where every other has ended',
      debt('paid'),
      {},
      '',
      { debts: [{ reference: 'L2' }] },
      {},
    ],
    [
      'number_added',
      'a number where every other is wrong',
      {},
      {},
      wrong,
      { phones: [{ e164: '+13125550109' }] },
      unknown,
    ],
    [
      'number_added',
      'a landline where a recording could call no number',
      {},
      unknown,
      '',
      { phones: [{}, { e164: '+13125550109', lineType: 'landline' as const }] },
      unknown,
    ],
    ...[`state = 'promised'`, `person_role = 'other'`, `is_time_barred = true`].map(
      (blocked) =>
        [
          'debt_added',
          `a new debt where of every other ${blocked}`,
          debt('open'),
          {},
          `update debts set ${blocked} where organization_id = $1`,
          { debts: [{ reference: 'L2' }] },
          {},
        ] as const,
    ),
    ['consent_given', 'permission where there was none', {}, unknown, '', {}, {}],
    [
      'line_type_told',
      'a landline where no number could be called',
      {},
      unknown,
      '',
      { phones: [{ lineType: 'landline' as const }] },
      unknown,
    ],
  ] as const)('waits by %s: %s', async (reason, _, first, firstChanges, event, second, changes) => {
    await upload(first, firstChanges);
    if (event !== '') await run(event);
    const before = await readPeople();
    expect(await upload(second, { ...changes, confirmsCallable: false })).toMatchObject({
      callable: { people: 1 },
      waiting: 1,
      changed: 0,
      unchanged: 1,
    });
    expect(await readReasons()).toEqual([{ reason, is_waiting: true }]);
    expect(await readPeople()).toEqual(before);
    expect(await upload(second, { ...changes, confirmsCallable: true })).toMatchObject({
      callable: { people: 1 },
      waiting: 0,
      changed: 1,
    });
    expect(await readReasons()).toEqual([{ reason, is_waiting: false }]);
    expect(await upload(second, changes)).toMatchObject({ callable: { people: 0 }, unchanged: 1 });
  });

  it('waits with every new number, be permission the reason, and stays as they are', async () => {
    await upload({}, unknown);
    const before = await readPeople();
    const landline = { e164: '+13125550109', lineType: 'landline' as const };
    const second = { phones: [{}, landline, { e164: '+13125550108' }] };
    await upload(second, { confirmsCallable: false });
    expect(await readReasons()).toEqual([
      { reason: 'consent_given', is_waiting: true },
      { reason: 'number_added', is_waiting: true },
    ]);
    expect(await readPeople()).toEqual(before);
    await upload({ phones: [{}, { e164: '+13125550108' }] }, { confirmsCallable: false });
    expect(await readReasons()).toEqual([{ reason: 'consent_given', is_waiting: true }]);
    expect(await readPeople()).toEqual(before);
  });

  it('waits alone: all the rest of the file is stored, and of them all else', async () => {
    await uploadRows(database, organization, [
      makeDebtor('A', debt('closed')),
      makeDebtor('B', { fullName: 'Bob Ray' }),
    ]);
    const { findings } = await uploadRows(
      database,
      organization,
      [
        makeDebtor('A', { ...debt('open'), email: 'ann@example.com', doNotCall: true }),
        makeDebtor('B', { fullName: 'Bob Ray', debts: [{ balanceMinor: 1 }] }),
        makeDebtor('C', { fullName: 'Cy Day' }),
      ],
      { confirmsCallable: false },
    );
    expect(findings).toMatchObject({
      added: 1,
      changed: 2,
      waiting: 1,
      changes: { restricted: 1, balances: 1 },
    });
    const read = testStatement(
      `select contact.email, debt.state, debt.balance_minor from contacts contact
       join debts debt on debt.contact_id = contact.id
       where contact.organization_id = $1 order by contact.external_reference`,
      { email: 'text?', state: 'text', balance_minor: 'int8' },
    );
    expect(await askSystem(database, read, [organization.organizationId])).toEqual([
      { email: 'ann@example.com', state: 'closed', balance_minor: 12_500 },
      { email: null, state: 'open', balance_minor: 1 },
      { email: null, state: 'open', balance_minor: 12_500 },
    ]);
  });
});

describe('nobody waits', () => {
  it.each([
    ['who is new', {}, 'B', {}],
    ['whose debt is paid', debt('paid'), 'A', {}],
    ['who owes more', { debts: [{ balanceMinor: 99_900 }] }, 'A', {}],
    ['who has a number more', { phones: [{}, { e164: '+13125550109' }] }, 'A', {}],
    ['who permits it once more', {}, 'A', { obtainedBy: 'Second Bank' }],
  ] as const)('%s', async (_, said, reference, changes) => {
    await upload({});
    const { findings } = await uploadRows(database, organization, [makeDebtor(reference, said)], {
      ...changes,
      confirmsCallable: false,
    });
    expect(findings).toMatchObject({ callable: { people: 0 }, waiting: 0 });
  });
});

describe('a file of consents', () => {
  const consent = (externalReference: string) => ({
    kind: 'consent' as const,
    warnings: [],
    consent: {
      externalReference,
      e164: null,
      debtReference: null,
      kind: 'tcpa' as const,
      obtainedHow: 'given_to_us',
      obtainedBy: 'Us',
      obtainedOn: '2026-02-02',
      expiresOn: null,
      expiresAt: null,
      fromMinute: null,
      toMinute: null,
      place: null,
      reassigned: null,
      evidence: '',
    },
  });
  const held = testStatement('select count(*) as held from consents where organization_id = $1', {
    held: 'int8',
  });
  const countHeld = async () =>
    (await askSystem(database, held, [organization.organizationId]))[0]?.held;

  it('makes nobody callable unasked, and adds to what others permit', async () => {
    await uploadRows(database, organization, [makeDebtor('A')], unknown);
    const phones = [{ e164: '+13125550102' }];
    await uploadRows(database, organization, [makeDebtor('B', { fullName: 'Bob Ray', phones })]);
    const rows = [consent('A'), consent('B')];
    const store = async (confirmsCallable: boolean) =>
      (await uploadRows(database, organization, rows, { kind: 'consents', confirmsCallable }))
        .findings;
    expect(await store(false)).toMatchObject({ callable: { people: 1 }, waiting: 1, added: 1 });
    expect(await countHeld()).toBe(2);
    expect(await store(true)).toMatchObject({ callable: { people: 1 }, waiting: 0, added: 1 });
    expect(await countHeld()).toBe(3);
  });
});
