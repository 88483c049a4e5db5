import { beforeEach, describe, expect, it } from 'vitest';
import { addOrganization, type TestOrganization } from '../../../testing/add-organization.ts';
import {
  checkRows,
  makeDebtor,
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

  it('changes whoever had given no permission until then', async () => {
    const other = await addOrganization(database);
    const rows = people(() => 100);
    await uploadRows(database, other, rows, { obtainedHow: 'not_known' });
    const { findings } = await checkRows(database, other, rows);
    expect(findings).toMatchObject({ changed: 10, unchanged: 0 });
  });
});
