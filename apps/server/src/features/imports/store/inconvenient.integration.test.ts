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

const { database } = useTestDatabase();
let organization: TestOrganization;
beforeEach(async () => {
  organization = await addOrganization(database);
});

const upload = (rows: Parameters<typeof uploadRows>[2], changes: Upload = {}) =>
  uploadRows(database, organization, rows, changes);
const times = testStatement(
  `select array_to_string(days, ' ') as days, from_minute, to_minute, source, evidence
   from inconvenient_times where organization_id = $1 order by from_minute`,
  { days: 'text', from_minute: 'int4', to_minute: 'int4', source: 'text', evidence: 'text' },
);
const readTimes = () => askSystem(database, times, [organization.organizationId]);
const places = testStatement(
  `select place, e164, evidence from suppressions
   where organization_id = $1 and kind = 'place_inconvenient' order by place, evidence`,
  { place: 'text?', e164: 'text?', evidence: 'text' },
);
const readPlaces = () => askSystem(database, places, [organization.organizationId]);

const morning = { days: [], from: 0, to: 720 };
const noon = { days: ['mon' as const, 'tue' as const], from: 660, to: 840 };
const atWork = {
  phones: [{ e164: '+13125550101' }, { e164: '+13125550102', place: 'work' as const }],
};

describe('times and places of a file of debtors', () => {
  it('are recorded once, with file and row, for people who are new and people who are known', async () => {
    const said = { inconvenient: { slots: [morning], places: [] } };
    const { findings } = await upload([makeDebtor('A', said)]);
    expect(findings).toMatchObject({ added: 1, changes: { inconvenient: 1 } });
    const first = {
      days: '',
      from_minute: 0,
      to_minute: 720,
      source: 'import',
      evidence: 'people.csv, row 2',
    };
    expect(await readTimes()).toEqual([first]);
    expect((await upload([makeDebtor('A', said)])).findings).toMatchObject({ unchanged: 1 });
    const more = { inconvenient: { slots: [morning, noon], places: [] } };
    expect((await upload([makeDebtor('A', more)])).findings).toMatchObject({ changed: 1 });
    const second = { ...first, days: 'mon tue', from_minute: 660, to_minute: 840 };
    expect(await readTimes()).toEqual([first, second]);
  });

  it('hold of every row of a person', async () => {
    await upload([
      makeDebtor('A', { inconvenient: { slots: [morning], places: [] } }),
      makeDebtor('A', { inconvenient: { slots: [noon], places: [] } }),
    ]);
    expect(await readTimes()).toHaveLength(2);
  });

  it('keep the place once, whether a number is known to be there or not', async () => {
    const said = { inconvenient: { slots: [], places: ['work' as const] } };
    const rows = [makeDebtor('A', { ...atWork, ...said }), makeDebtor('A', said)];
    expect((await upload(rows)).findings.changes).toMatchObject({ inconvenient: 1 });
    const first = { place: 'work', e164: null, evidence: 'people.csv, row 2' };
    expect(await readPlaces()).toEqual([first]);
    expect((await upload([makeDebtor('A', said)])).findings).toMatchObject({ unchanged: 1 });
    const phones = [{ e164: '+13125550103' }];
    const other = await upload([makeDebtor('B', { fullName: 'Bob Ray', phones, ...said })]);
    expect(other.findings).toMatchObject({ added: 1, warnings: [] });
    expect(await readPlaces()).toEqual([first, first]);
  });

  it('are kept with the person beside a number that was given before', async () => {
    await upload([makeDebtor('A', atWork)]);
    const restrict = testStatement(
      `insert into suppressions (organization_id, contact_id, kind, e164, source)
       select organization_id, id, 'place_inconvenient', '+13125550102', 'person' from contacts
       where organization_id = $1`,
      {},
    );
    await askSystem(database, restrict, [organization.organizationId]);
    const inconvenient = { slots: [], places: ['work' as const] };
    const { findings } = await upload([makeDebtor('A', { inconvenient })]);
    expect(findings).toMatchObject({ changed: 1, changes: { inconvenient: 1 } });
    expect(await readPlaces()).toMatchObject([
      { place: 'work', e164: null },
      { place: null, e164: '+13125550102' },
    ]);
  });

  it('forbid the whole person nothing, which the check would warn of', async () => {
    const inconvenient = { slots: [], places: ['work' as const] };
    await upload([makeDebtor('A', { inconvenient })]);
    const { findings } = await upload([makeDebtor('A', { debts: [{ state: 'open' }] })]);
    expect(findings.warnings.map(({ code }) => code)).not.toContain('restriction_kept');
  });

  it('let a number elsewhere wait, where nothing but work could be called', async () => {
    const phones = [{ e164: '+13125550102', place: 'work' as const }];
    const inconvenient = { slots: [], places: ['work' as const] };
    await upload([makeDebtor('A', { phones, inconvenient })]);
    const more = [...phones, { e164: '+13125550105' }];
    const { findings } = await upload([makeDebtor('A', { phones: more })], {
      confirmsCallable: false,
    });
    expect(findings).toMatchObject({ callable: { people: 1 }, waiting: 1 });
  });

  it('go with the upload that is undone', async () => {
    await upload([makeDebtor('A', atWork)]);
    const before = await readEverything(database, organization.organizationId);
    const inconvenient = { slots: [morning], places: ['work' as const] };
    const { importId } = await upload([makeDebtor('A', { ...atWork, inconvenient })]);
    expect(await readTimes()).toHaveLength(1);
    await undoUpload(database, importId);
    expect(await readEverything(database, organization.organizationId)).toEqual(before);
  });
});

describe('times and places of a file of restrictions', () => {
  const row = (slots: readonly (typeof morning | typeof noon)[], at: readonly 'work'[] = []) => ({
    kind: 'inconvenient' as const,
    warnings: [],
    inconvenient: {
      externalReference: 'A',
      e164: null,
      debtReference: null,
      kind: 'inconvenient_time' as const,
      slots,
      places: at,
      startedAt: '2026-02-01T12:00:00.000Z',
      source: 'letter',
      evidence: 'Letter 7',
    },
  });

  it('are recorded as if they had been entered by hand, once, and undone', async () => {
    await upload([makeDebtor('A', atWork)]);
    const before = await readEverything(database, organization.organizationId);
    const rows = [row([morning, noon]), row([], ['work'])];
    const { importId, findings } = await upload(rows, { kind: 'restrictions' });
    expect(findings).toMatchObject({ added: 2, rejected: 0, changes: { inconvenient: 2 } });
    expect(await readTimes()).toMatchObject([
      { from_minute: 0, source: 'letter', evidence: 'Letter 7' },
      { from_minute: 660 },
    ]);
    expect(await readPlaces()).toEqual([{ place: 'work', e164: null, evidence: 'Letter 7' }]);
    const again = await upload(rows, { kind: 'restrictions' });
    expect(again.findings).toMatchObject({ added: 0, unchanged: 2 });
    await undoUpload(database, again.importId);
    await undoUpload(database, importId);
    expect(await readEverything(database, organization.organizationId)).toEqual(before);
  });

  it('are recorded where no number is at the place yet', async () => {
    await upload([makeDebtor('A')]);
    const { findings } = await upload([row([], ['work'])], { kind: 'restrictions' });
    expect(findings).toMatchObject({ added: 1, rejections: [] });
    expect(await readPlaces()).toEqual([{ place: 'work', e164: null, evidence: 'Letter 7' }]);
  });
});
