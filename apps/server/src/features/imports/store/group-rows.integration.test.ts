import { beforeEach, describe, expect, it } from 'vitest';
import { addOrganization, type TestOrganization } from '../../../testing/add-organization.ts';
import { makeDebtor, uploadRows } from '../../../testing/imports/upload-rows.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { askSystem, testStatement } from '../../../testing/test-statement.ts';

const { database } = useTestDatabase();
let organization: TestOrganization;
beforeEach(async () => {
  organization = await addOrganization(database);
});

const listRejections = testStatement(
  `select line, reason, cells from import_rejections where import_id = $1 order by line`,
  { line: 'int4', reason: 'text', cells: 'jsonb' },
);
const countOf = testStatement(
  `select (select count(*) from contacts where organization_id = $1) as contacts,
     (select count(*) from phones where organization_id = $1) as phones,
     (select count(*) from debts where organization_id = $1) as debts,
     (select count(*) from contact_notes where organization_id = $1) as notes`,
  { contacts: 'int8', phones: 'int8', debts: 'int8', notes: 'int8' },
);
const count = async () => (await askSystem(database, countOf, [organization.organizationId]))[0];

async function upload(rows: Parameters<typeof uploadRows>[2]) {
  const { importId, findings } = await uploadRows(database, organization, rows);
  const rejections = await askSystem(database, listRejections, [importId]);
  return { findings, reasons: rejections.map(({ line, reason }) => [line, reason]), rejections };
}

const loan = (reference: string, balanceMinor = 100) => [{ reference, balanceMinor }];

describe('several rows under one reference', () => {
  it('are one person with several debts, phones and notes', async () => {
    const { findings, reasons } = await upload([
      makeDebtor('A', { debts: loan('L1'), note: 'One' }),
      makeDebtor('B', { fullName: 'Bob Ray', debts: loan('L3') }),
      makeDebtor('A', {
        fullName: 'LEE, ANN',
        debts: loan('L2'),
        phones: [{ e164: '+13125550109' }],
        note: 'Two',
        email: 'ann@example.com',
      }),
    ]);
    expect(findings).toMatchObject({ rows: 3, added: 2, rejected: 0, duplicate: 0 });
    expect(reasons).toEqual([]);
    expect(await count()).toEqual({ contacts: 2, phones: 3, debts: 3, notes: 2 });
    const person = testStatement(
      `select full_name, email from contacts where organization_id = $1 and external_reference = 'A'`,
      { full_name: 'text', email: 'text' },
    );
    expect(await askSystem(database, person, [organization.organizationId])).toEqual([
      { full_name: 'Ann Lee', email: 'ann@example.com' },
    ]);
  });

  it('are counted as duplicates where they bring nothing new, and kept with their cells', async () => {
    const { findings, rejections } = await upload([
      makeDebtor('A'),
      makeDebtor('A'),
      makeDebtor('A', { email: 'ann@example.com' }),
    ]);
    expect(findings).toMatchObject({ rows: 3, added: 1, rejected: 0, duplicate: 2 });
    expect(rejections).toEqual([
      { line: 3, reason: 'duplicate', cells: ['row 1'] },
      { line: 4, reason: 'duplicate', cells: ['row 2'] },
    ]);
  });

  it('are rejected where they name somebody else: whose debt it is, nobody can tell', async () => {
    const { findings, reasons } = await upload([
      makeDebtor('A'),
      makeDebtor('A', { fullName: 'Zoe Other', debts: loan('L2') }),
    ]);
    expect(findings).toMatchObject({ rows: 2, added: 1, rejected: 1, duplicate: 0 });
    expect(reasons).toEqual([[3, 'person_contradicts']]);
    expect(await count()).toMatchObject({ contacts: 1, debts: 1 });
  });

  it.each([
    ['balance', makeDebtor('A', { debts: [{ balanceMinor: 7 }] })],
    ['state', makeDebtor('A', { debts: [{ state: 'paid' }] })],
  ])('are rejected for another %s of the same debt, and not for the name', async (_, row) => {
    const { findings, reasons } = await upload([makeDebtor('A'), row]);
    expect(findings).toMatchObject({ rows: 2, added: 1, rejected: 1, duplicate: 0 });
    expect(reasons).toEqual([[3, 'debt_contradicts']]);
    expect(await count()).toMatchObject({ contacts: 1, debts: 1 });
  });

  it('are one person where the name is written in another way, with another balance of another debt', async () => {
    const { findings, reasons } = await upload([
      makeDebtor('A', { fullName: 'Jane Doe', debts: loan('L1', 100) }),
      makeDebtor('A', { fullName: 'DOE JANE', debts: loan('L2', 200) }),
      makeDebtor('A', { fullName: 'Jane A. Doe', debts: loan('L3', 300) }),
      makeDebtor('A', { fullName: 'Ms. Jané Doe Jr ', debts: loan('L4', 400) }),
    ]);
    expect(reasons).toEqual([]);
    expect(findings).toMatchObject({ rows: 4, added: 1, rejected: 0 });
    expect(await count()).toMatchObject({ contacts: 1, debts: 4 });
  });

  it('refuse calls wherever one of them does', async () => {
    await upload([
      makeDebtor('A', { consent: true }),
      makeDebtor('A', { debts: loan('L2'), consent: false }),
    ]);
    const given = testStatement(
      `select count(*) as given from consents where organization_id = $1`,
      { given: 'int8' },
    );
    expect(await askSystem(database, given, [organization.organizationId])).toEqual([{ given: 0 }]);
  });
});

describe('a reference that is known', () => {
  beforeEach(() => upload([makeDebtor('A')]));

  it('is taken for the same person by the name or by a phone', async () => {
    const { reasons } = await upload([
      makeDebtor('A', { fullName: 'Lee, Ann', phones: [{ e164: '+13125550155' }] }),
    ]);
    expect(reasons).toEqual([]);
    const married = await upload([makeDebtor('A', { fullName: 'Ann Kim' })]);
    expect(married.findings).toMatchObject({ changed: 1, changes: { names: 1 } });
  });

  it('is not given to somebody with neither', async () => {
    const { findings, reasons } = await upload([
      makeDebtor('A', { fullName: 'Zoe Other', phones: [{ e164: '+13125550155' }] }),
    ]);
    expect(findings).toMatchObject({ rows: 1, added: 0, changed: 0, rejected: 1 });
    expect(reasons).toEqual([[2, 'reference_taken']]);
  });
});
