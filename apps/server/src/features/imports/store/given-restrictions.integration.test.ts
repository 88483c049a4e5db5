import { readDebtStatus } from '@ringfence/domain/imports/read-debt-state';
import { beforeEach, describe, expect, it } from 'vitest';
import { addOrganization, type TestOrganization } from '../../../testing/add-organization.ts';
import { readEverything } from '../../../testing/imports/read-everything.ts';
import {
  makeDebtor,
  type Upload,
  undoUpload,
  uploadRows,
} from '../../../testing/imports/upload-rows.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { askSystem, testStatement } from '../../../testing/test-statement.ts';
import { explainUndo } from './index.ts';

const { database } = useTestDatabase();
let organization: TestOrganization;
beforeEach(async () => {
  organization = await addOrganization(database);
});

type Said = Parameters<typeof makeDebtor>[1];

/** A row whose status column says this. */
const row = (status: string | null, said: Said = {}, reference = 'A') => {
  const { state, restriction } = (status === null ? null : readDebtStatus(status)) ?? {
    state: null,
    restriction: null,
  };
  const isStop = restriction === 'medium_stop';
  return makeDebtor(reference, {
    debts: [{ reference: 'L1', state, restriction }],
    ...(isStop ? { doNotCall: true, consent: false } : {}),
    ...said,
  });
};
const upload = (rows: Parameters<typeof uploadRows>[2], changes: Upload = {}) =>
  uploadRows(database, organization, rows, changes);

const restrictions = testStatement(
  `select own.kind, debt.reference as debt, own.source, own.evidence, own.lifted_at is null as holds
   from suppressions own
   left join debts debt on debt.organization_id = own.organization_id and debt.id = own.debt_id
   where own.organization_id = $1 order by own.kind, debt.reference, own.id`,
  { kind: 'text', debt: 'text?', source: 'text', evidence: 'text', holds: 'bool' },
);
const read = () => askSystem(database, restrictions, [organization.organizationId]);
const held = testStatement(
  `select count(*) filter (where revoked_at is null) as held from consents where organization_id = $1`,
  { held: 'int8' },
);
const countHeld = async () =>
  (await askSystem(database, held, [organization.organizationId]))[0]?.held;

const given = (kind: string, debt: string | null, line = 2) => ({
  kind,
  debt,
  source: 'import',
  evidence: `people.csv, row ${line}`,
  holds: true,
});

describe('a status that forbids calls', () => {
  it.each([
    ['Deceased', 'deceased', null],
    ['Do not call', 'medium_stop', null],
    ['Incarcerated', 'incarcerated', null],
    ['Attorney', 'attorney', 'L1'],
    ['Bankruptcy', 'bankruptcy', 'L1'],
    ['Disputed', 'dispute_open', 'L1'],
    ['Identity theft', 'identity_theft', 'L1'],
    ['Cease and desist', 'cease_written', 'L1'],
  ])(
    '%j restricts, with file and row, people who are new and people who are known',
    async (status, kind, debt) => {
      const { findings } = await upload([row(status)]);
      expect(findings).toMatchObject({ added: 1, changes: { restricted: 1 } });
      expect(await read()).toEqual([given(kind, debt)]);
      await upload([row('Active', {}, 'B')]);
      const again = await upload([row('Active', {}, 'A'), row(status, {}, 'B')]);
      expect(again.findings).toMatchObject({ changes: { restricted: 1 } });
      expect(await read()).toEqual([given(kind, debt), given(kind, debt, 3)]);
    },
  );

  it('is written once, and again only where it was lifted since', async () => {
    await upload([row('Bankruptcy')]);
    expect((await upload([row('Bankruptcy')])).findings).toMatchObject({ unchanged: 1 });
    expect(await read()).toHaveLength(1);
    const lift = testStatement(
      `update suppressions set lifted_at = now(), lifted_ground = 'dismissed' where organization_id = $1`,
      {},
    );
    await askSystem(database, lift, [organization.organizationId]);
    await upload([row('Bankruptcy')]);
    expect((await read()).map(({ holds }) => holds)).toEqual([false, true]);
  });

  it('holds wherever it stands among the rows of a person, also in one that contradicts another', async () => {
    const { findings } = await upload([
      row('Active'),
      row('Deceased'),
      row('Do not call', { debts: [{ reference: 'L1', state: 'open' }] }),
    ]);
    expect(findings).toMatchObject({ added: 1 });
    expect(await read()).toEqual([given('deceased', null, 3), given('medium_stop', null, 4)]);
    expect(await countHeld()).toBe(0);
  });

  it('holds in a row with another name under the same reference, which is rejected', async () => {
    const { findings } = await upload([
      row('Active'),
      row('Deceased', { fullName: 'Zoe Other', phones: [{ e164: '+13125550155' }] }),
    ]);
    expect(findings).toMatchObject({
      added: 1,
      rejections: [{ reason: 'person_contradicts', rows: 1 }],
    });
    expect(await read()).toEqual([given('deceased', null, 3)]);
  });

  it.each(['ESTATE OF ANN LEE', 'Lee, Ann (DECEASED)', 'The late Ann Lee', 'Sucesión de Ann Lee'])(
    'holds for people who are known where the file names the dead %j',
    async (fullName) => {
      await upload([row('Active')]);
      const { findings } = await upload([
        row('Deceased', { fullName, phones: [{ e164: '+13125550155' }] }),
      ]);
      expect(findings).toMatchObject({ changed: 1, rejected: 0 });
      expect(await read()).toEqual([given('deceased', null)]);
    },
  );

  it.each(['ESTATE OF ANN LEE', 'Lee, Ann (DECEASED)', 'Sucesión de Ann Lee'])(
    'is given by the name %j alone, with file and row',
    async (fullName) => {
      await upload([row('Active')]);
      const { findings } = await upload([
        row('Active', { fullName }),
        row(null, { fullName }, 'B'),
      ]);
      expect(findings).toMatchObject({ changes: { restricted: 2 }, rejected: 0 });
      expect(await read()).toEqual([given('deceased', null), given('deceased', null, 3)]);
    },
  );

  it('is lifted by no later file, and the findings say so', async () => {
    await upload([row('Deceased'), row('Attorney', {}, 'B')]);
    const { findings } = await upload([row('Active'), row('Active', {}, 'B')]);
    expect((await read()).map(({ holds }) => holds)).toEqual([true, true]);
    expect(findings.warnings).toContainEqual(
      expect.objectContaining({ code: 'restriction_kept', rows: 2 }),
    );
  });

  it('shows in the summary of somebody new', async () => {
    await upload([row('Attorney')]);
    const summary = testStatement(
      'select is_suppressed from contact_summaries where organization_id = $1',
      { is_suppressed: 'bool' },
    );
    expect(await askSystem(database, summary, [organization.organizationId])).toEqual([
      { is_suppressed: true },
    ]);
  });
});

describe('undoing', () => {
  it('takes back exactly what the upload wrote', async () => {
    await upload([row('Active'), row('Attorney', {}, 'B')]);
    const before = await readEverything(database, organization.organizationId);
    const { importId } = await upload([
      row('Do not call'),
      row('Deceased', {}, 'B'),
      row('Bankruptcy', {}, 'C'),
    ]);
    expect(await read()).toHaveLength(4);
    await undoUpload(database, importId);
    expect(await readEverything(database, organization.organizationId)).toEqual(before);
  });

  it('waits for a later upload that says the same', async () => {
    await upload([row('Active')]);
    const first = await upload([row('Deceased')]);
    const second = await upload([row('Deceased')]);
    const explain = () =>
      database.asSystem((transaction) => explainUndo(transaction, first.importId));
    expect(await explain()).toMatchObject({ reason: 'changed_by_later_upload' });
    await undoUpload(database, second.importId);
    expect(await read()).toHaveLength(1);
    expect(await explain()).toMatchObject({ isPossible: true });
  });
});

describe('the dead', () => {
  it('permit nothing in the file that says so, nor in a later one', async () => {
    const yes = { consent: true };
    const first = await upload([row('Deceased', yes)], { hasConsent: true });
    expect(first.findings).toMatchObject({ changes: { consentsGiven: 0 } });
    await upload([row('Active', yes)], { hasConsent: true, obtainedBy: 'Second Bank' });
    expect(await countHeld()).toBe(0);
  });

  it('permit nothing in a file of consents', async () => {
    await upload([row('Deceased'), row('Active', { phones: [{ e164: '+13125550102' }] }, 'B')], {
      obtainedHow: 'not_known',
    });
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
    const { findings } = await upload([consent('A'), consent('B')], { kind: 'consents' });
    expect(findings).toMatchObject({
      added: 1,
      rejected: 1,
      rejections: [{ reason: 'contact_deceased', rows: 1 }],
    });
    expect(await countHeld()).toBe(1);
  });
});
