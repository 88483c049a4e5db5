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

const people = (balanceOf: (index: number) => number) =>
  Array.from({ length: 10 }, (_, index) =>
    makeDebtor(`R${index}`, {
      fullName: `Person ${String.fromCharCode(65 + index)} Lee`,
      phones: [{ e164: `+1312555010${index}` }],
      debts: [{ balanceMinor: balanceOf(index) }],
    }),
  );
const countConsents = testStatement(
  'select count(*)::integer as given from consents where organization_id = $1',
  { given: 'int4' },
);
const consents = async () =>
  (await askSystem(database, countConsents, [organization.organizationId]))[0]?.given;

beforeEach(async () => {
  organization = await addOrganization(database);
  await uploadRows(
    database,
    organization,
    people(() => 100),
  );
});

/** Three of the ten people owe something else by now. */
const again = (upload: Upload) =>
  uploadRows(
    database,
    organization,
    people((index) => (index < 3 ? 90 : 100)),
    upload,
  );

describe('a second file', () => {
  it('shows a few people before and after, with masked numbers, until it is stored', async () => {
    const [, ...rest] = people((index) => (index < 8 ? 90 : 100));
    const first = makeDebtor('R0', {
      fullName: 'Person A. Lee',
      region: 'IL',
      phones: [{ e164: '+13125550100' }, { e164: '+13125550199' }],
      debts: [{ balanceMinor: 0, state: 'paid' }],
    });
    const checked = await checkRows(database, organization, [first, ...rest]);
    const { samples } = checked.findings;
    expect(samples.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6]);
    const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
    expect(samples[0]).toMatchObject({ fullName: 'Person A Lee' });
    expect(samples[0]?.fields).toEqual([
      { field: 'full_name', before: 'Person A Lee', after: 'Person A. Lee', money: null },
      { field: 'region', before: null, after: 'IL', money: null },
      { field: 'balance', before: null, after: null, money: { before: usd(100), after: usd(0) } },
      { field: 'debt_state', before: 'open', after: 'paid', money: null },
      { field: 'phone', before: null, after: '+1 ••• ••• 0199', money: null },
    ]);
    const stored = await storeChecked(database, organization, checked.importId);
    expect(stored.samples).toEqual([]);
  });
});

describe('a second file, with the answers about its numbers typed again', () => {
  it.each([' First  Bank ', 'FIRST BANK', 'First-Bank.'])(
    'changes whose rows differ, and gives no permission twice for “%s”',
    async (obtainedBy) => {
      const { findings } = await again({ obtainedBy });
      expect(findings).toMatchObject({ added: 0, changed: 3, unchanged: 7 });
      expect(findings.changes).toMatchObject({ balances: 3, consentsGiven: 0 });
      expect(await consents()).toBe(10);
    },
  );

  it.each<Upload>([
    { obtainedBy: 'Second Bank' },
    { obtainedOn: '2026-02-03' },
    { obtainedHow: 'written_agreement' },
  ])('changes nobody else where they say something else, and keeps it: %j', async (upload) => {
    const { findings } = await again(upload);
    expect(findings).toMatchObject({ added: 0, changed: 3, unchanged: 7 });
    expect(findings.changes).toMatchObject({ balances: 3, consentsGiven: 10 });
    expect(await consents()).toBe(20);
  });

  it('changes people who had given no permission until then', async () => {
    const other = await addOrganization(database);
    const rows = people(() => 100);
    await uploadRows(database, other, rows, { obtainedHow: 'not_known' });
    const { findings } = await checkRows(database, other, rows);
    expect(findings).toMatchObject({ changed: 10, unchanged: 0 });
  });
});
