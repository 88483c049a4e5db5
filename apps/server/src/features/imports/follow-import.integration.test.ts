import type { MappingInput } from '@ringfence/contract/imports';
import { type ImportKind, importKinds } from '@ringfence/domain/imports/import-words';
import { beforeEach, describe, expect, it } from 'vitest';
import { readActivity } from '../../auth/testing/start-auth.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { cancelImport } from './cancel-import.ts';
import { buildWorkbook, writeTextRow } from './files/testing/build-workbook.ts';
import { inspectAgain } from './finish-upload.ts';
import { importFile } from './import-file.ts';
import { askForSilent, deleteEndedFiles, doStep } from './import-jobs.ts';
import { previewRows } from './preview-rows.ts';
import { showImports } from './show-import.ts';
import { forgetLayout, showLayouts } from './show-layouts.ts';
import { showRejections } from './show-rejections.ts';
import { startUploads } from './testing/start-uploads.ts';
import { rejectionsWriter } from './write-rejections.ts';

const { database } = useTestDatabase();
const moment = new Date('2026-06-10T16:00:00Z');
const uploads = startUploads(database, () => moment);
const { services } = uploads;
let organization: TestOrganization;
beforeEach(async () => {
  organization = await addOrganization(database);
  uploads.waiting.length = 0;
});

const people = [
  'Reference;Name;Phone;Balance',
  'A1;Ann Lee;(312) 555-0101;1250',
  'A2;Bob Ray;312-555-0102;80',
  'A3;Cy Dee;;80',
  '',
].join('\n');

const columnsOf: Record<ImportKind, string> = {
  debtors: people,
  calls:
    'reference,phone,called at,direction,outcome\nA1,(312) 555-0101,2026-06-01 14:05,outbound,no_answer\n',
  consents: 'reference,phone,consent kind,obtained on\nA1,(312) 555-0101,tcpa,2026-06-01\n',
  restrictions: 'reference,restriction kind,occurred at\nA1,attorney,2026-06-01\n',
  payments: 'reference,amount paid,paid on\nA1,5.00,2026-06-01\n',
};

const countPeople = async () => {
  const count = testStatement(
    `select (select count(*) from contacts where organization_id = $1) as contacts,
       (select count(*) from lists where organization_id = $1) as lists,
       (select count(*) from import_rows where organization_id = $1) as staged,
       (select count(*) from import_chunks where organization_id = $1) as pieces,
       (select count(*) from import_rejections where organization_id = $1) as rejections`,
    { contacts: 'int8', lists: 'int8', staged: 'int8', pieces: 'int8', rejections: 'int8' },
  );
  return (await askSystem(database, count, [organization.organizationId]))[0];
};
const checked = async () =>
  uploads.check(organization, await uploads.inspect(organization, people));
const importWhole = (content: string) =>
  importFile(
    services,
    { scope: organization, headers: new Headers() },
    {
      file: new File([content], 'people.csv'),
      listName: 'March',
      obtainedHow: 'given_to_creditor',
      obtainedBy: 'First Bank',
      obtainedOn: '2026-01-02',
    },
  );

describe('a file on its way', () => {
  it('is looked at, matched, checked and only then stored', async () => {
    const inspected = await uploads.inspect(organization, people);
    expect(inspected).toMatchObject({
      state: 'matching',
      inspection: {
        format: { kind: 'text', delimiter: ';', headerLine: 1 },
        mapping: { country: 'US', currency: 'USD' },
      },
    });
    const found = await uploads.check(organization, inspected);
    expect(found).toMatchObject({
      state: 'checked',
      listName: 'March',
      checkedAt: moment.toISOString(),
      findings: {
        rows: 3,
        added: 2,
        rejected: 1,
        duplicate: 0,
        rejections: [{ reason: 'phone_missing', column: 'Phone', rows: 1 }],
      },
    });
    expect(await countPeople()).toMatchObject({ contacts: 0, lists: 0, staged: 2, rejections: 1 });
    const stored = await uploads.store(organization, found.id);
    expect(stored).toMatchObject({
      state: 'stored',
      storedAt: moment.toISOString(),
      added: 2,
      rejected: 1,
      inspection: null,
      undo: { isPossible: true },
    });
    expect(await countPeople()).toMatchObject({ contacts: 2, lists: 1, rejections: 1 });
    await deleteEndedFiles(services);
    expect(await countPeople()).toMatchObject({ contacts: 2, staged: 0, pieces: 0 });
    const actions = await readActivity(database, organization.organizationId);
    expect(actions.map(({ action }) => action)).toEqual(['import.begun', 'list.imported']);
  });

  it('is taken back whole', async () => {
    const { id } = await checked();
    await uploads.store(organization, id);
    expect(await uploads.undo(organization, id)).toMatchObject({ state: 'undone', undo: null });
    expect(await countPeople()).toMatchObject({ contacts: 0 });
  });

  it('shows its first rows as they will be stored', async () => {
    const { id, inspection } = await uploads.inspect(organization, people);
    if (inspection === null) throw new Error('nothing was found');
    const { mapping } = inspection;
    const { rows } = await previewRows(services, organization, { importId: id, mapping });
    expect(rows.map(({ line, rejection }) => [line, rejection?.reason])).toEqual([
      [2, undefined],
      [3, undefined],
      [4, 'phone_missing'],
    ]);
    expect(rows[0]?.values).toContainEqual({ field: 'phone', position: 0, text: '+13125550101' });
  });

  it('is looked at again as somebody says, and stays as it was where that cannot be', async () => {
    const { id, inspection } = await uploads.inspect(organization, `Portfolio of March\n${people}`);
    if (inspection === null) throw new Error('nothing was found');
    const look = async (format: typeof inspection.format) => {
      await inspectAgain(services, organization, { importId: id, format });
      await uploads.work();
      return uploads.show(organization, id);
    };
    const second = await look({ ...inspection.format, headerLine: 2 });
    expect(second.inspection?.columns.map(({ name }) => name)).toEqual([
      'Reference',
      'Name',
      'Phone',
      'Balance',
    ]);
    const broken = await look({ ...inspection.format, headerLine: 900 });
    expect(broken).toMatchObject({
      state: 'matching',
      failure: { code: 'file_unreadable' },
      inspection: { format: { headerLine: 2 } },
    });
  });

  it('is given another sheet, whose own header is found', async () => {
    const writeSheet = (name: string, rows: readonly (readonly string[])[]) => ({
      name,
      rows: rows.map((cells, index) => writeTextRow(index + 1, cells)).join(''),
    });
    const table = people.split('\n').map((row) => row.split(';'));
    const workbook = buildWorkbook({
      sheets: [writeSheet('March', table), writeSheet('April', [['Portfolio of April'], ...table])],
    });
    const { id, inspection } = await uploads.inspect(organization, new Uint8Array(workbook), {
      name: 'people.xlsx',
    });
    if (inspection === null) throw new Error('nothing was found');
    expect(inspection.format).toMatchObject({ sheet: 'March', headerLine: 1 });
    const format = { ...inspection.format, sheet: 'April' };
    await inspectAgain(services, organization, { importId: id, format });
    await uploads.work();
    const second = await uploads.show(organization, id);
    expect(second.inspection?.format).toMatchObject({ sheet: 'April', headerLine: 2 });
  });

  it('that cannot be read at all has failed, and says why', async () => {
    const found = await uploads.inspect(organization, 'PK\u0003\u0004nothing', { name: 'a.xlsx' });
    expect(found).toMatchObject({ state: 'failed', failure: { code: 'file_unreadable' } });
    await deleteEndedFiles(services);
    expect(await countPeople()).toMatchObject({ pieces: 0 });
  });

  it.each<[string, Partial<MappingInput>]>([
    ['no name', { columns: [{ name: 'Phone', field: 'phone', position: 0, customName: null }] }],
    ['a zone that is none', { zone: 'Mars/Olympus' }],
  ])('is not checked with %s', async (_, mapping) => {
    const inspected = await uploads.inspect(organization, people);
    await expect(uploads.check(organization, inspected, { mapping })).rejects.toMatchObject({
      code: 'validation_failed',
    });
  });

  it.each([
    ['list', { listName: '' }, /Choose a list/],
    ['way in which the numbers were obtained', { obtainedHow: undefined }, /how the numbers/],
    ['person who obtained them', { obtainedBy: '' }, /who obtained/],
    ['day', { obtainedOn: undefined }, /which day/],
    ['past day', { obtainedOn: '2026-07-01' }, /future/],
  ])('is not checked without a %s', async (_, changes, sentence) => {
    const inspected = await uploads.inspect(organization, people);
    const destination = { ...uploads.destination, ...changes };
    await expect(uploads.check(organization, inspected, { destination })).rejects.toThrow(sentence);
  });

  it('is recognised the next time by the layout that was remembered', async () => {
    const odd = 'Who;Tel. 9;Owes\nAnn Lee;312-555-0101;5\n';
    const first = await uploads.inspect(organization, odd);
    const fields = ['full_name', 'phone', 'balance'] as const;
    const columns = ['Who', 'Tel. 9', 'Owes'].map((name, index) => ({
      name,
      field: fields[index] ?? null,
      position: 0,
      customName: null,
    }));
    await uploads.check(organization, first, { mapping: { columns }, layoutName: 'Odd Bank' });
    const second = await uploads.inspect(organization, odd);
    expect(second.inspection).toMatchObject({ layout: { name: 'Odd Bank' }, mapping: { columns } });
    const { layouts } = await showLayouts(services, organization);
    expect(layouts).toMatchObject([{ name: 'Odd Bank', kind: 'debtors', columns: 3 }]);
    await forgetLayout(services, organization, layouts[0]?.id ?? '');
    const stranger = await addOrganization(database);
    expect(await showLayouts(services, stranger)).toEqual({ layouts: [] });
    expect((await uploads.inspect(organization, odd)).inspection?.layout).toBeNull();
  });

  it.each(importKinds)('is remembered by its layout where it holds %s', async (kind) => {
    const inspected = await uploads.inspect(organization, columnsOf[kind], { kind });
    await uploads.check(organization, inspected, { layoutName: 'Weekly' });
    const { layouts } = await showLayouts(services, organization);
    expect(layouts).toMatchObject([{ name: 'Weekly', kind }]);
  });

  it('is listed with the others, newest first, and those on their way alone', async () => {
    const first = await checked();
    await uploads.store(organization, first.id);
    const second = await uploads.inspect(organization, people);
    const list = async (page: object) =>
      (await showImports(services, organization, { limit: 50, ...page })).imports.map(
        ({ id }) => id,
      );
    expect(await list({})).toEqual([second.id, first.id]);
    expect(await list({ open: true })).toEqual([second.id]);
    const page = await showImports(services, organization, { limit: 1 });
    expect(await list({ limit: 1, cursor: page.nextCursor })).toEqual([first.id]);
  });
});

describe('an upload that is cancelled', () => {
  it('leaves nothing, whatever its step', async () => {
    const { id } = await checked();
    await uploads.askToStore(organization, id);
    await cancelImport(services, organization, id);
    await uploads.work();
    await deleteEndedFiles(services);
    expect(await uploads.show(organization, id)).toMatchObject({
      state: 'cancelled',
      findings: null,
      inspection: null,
    });
    expect(await countPeople()).toEqual({
      contacts: 0,
      lists: 0,
      staged: 0,
      pieces: 0,
      rejections: 0,
    });
  });

  it('cannot be any more once it is stored', async () => {
    const { id } = await checked();
    await uploads.store(organization, id);
    await expect(cancelImport(services, organization, id)).rejects.toMatchObject({
      code: 'wrong_step',
    });
  });
});

describe('what is stored', () => {
  it('is what was shown: where people were changed meanwhile, it is shown again first', async () => {
    const { id } = await checked();
    await importWhole(people.replaceAll(';', ',').replace('1250', '7'));
    const again = await uploads.store(organization, id);
    expect(again).toMatchObject({
      state: 'checked',
      failure: { code: 'changed_meanwhile' },
      findings: { added: 0, changed: 1 },
    });
    expect(await uploads.store(organization, id)).toMatchObject({ state: 'stored', changed: 1 });
  });

  it('is read again where a crash of the database has emptied what was staged', async () => {
    const { id } = await checked();
    await askSystem(database, testStatement('delete from import_rows where import_id = $1', {}), [
      id,
    ]);
    expect(await uploads.store(organization, id)).toMatchObject({ state: 'stored', added: 2 });
    expect(await countPeople()).toMatchObject({ contacts: 2 });
  });

  it('is stored once, however often it is asked for and done', async () => {
    const { id } = await checked();
    await uploads.askToStore(organization, id);
    const [asked] = uploads.waiting;
    if (asked === undefined) throw new Error('nothing was asked for');
    await Promise.all([
      doStep(services, asked.state, asked.asked),
      doStep(services, asked.state, asked.asked),
    ]);
    await uploads.work();
    expect(await uploads.show(organization, id)).toMatchObject({ state: 'stored', added: 2 });
    const notices = testStatement(
      `select count(*) as notices from notifications
       where organization_id = $1 and kind = 'import_finished'`,
      { notices: 'int8' },
    );
    expect(await askSystem(database, notices, [organization.organizationId])).toEqual([
      { notices: 1 },
    ]);
  });
});

describe('a step that nobody works at', () => {
  const silence = testStatement(
    `update imports set heard_at = clock_timestamp() - interval '11 seconds' where id = $1`,
    {},
  );

  it('is asked for again after ten seconds of silence', async () => {
    const { id } = await checked();
    await uploads.askToStore(organization, id);
    uploads.waiting.length = 0;
    await askForSilent(services);
    expect(uploads.waiting).toEqual([]);
    await askSystem(database, silence, [id]);
    await askForSilent(services);
    await uploads.work();
    expect(await uploads.show(organization, id)).toMatchObject({ state: 'stored' });
  });

  it('is given back after the fifth time that it was cut off', async () => {
    const { id } = await checked();
    await uploads.askToStore(organization, id);
    const tried = testStatement('update imports set tries = 5 where id = $1', {});
    await askSystem(database, tried, [id]);
    await uploads.work();
    expect(await uploads.show(organization, id)).toMatchObject({
      state: 'checked',
      failure: { code: 'internal_error' },
    });
  });
});

describe('rejected rows', () => {
  const readFile = async (importId: string) => {
    const { rows, fileName } = await rejectionsWriter.write(services, organization, { importId });
    const read: (readonly string[])[] = [];
    for await (const row of rows) read.push(row);
    return { fileName, rows: read };
  };

  it('come as a file with their reasons, which can be corrected and sent again', async () => {
    const { id } = await checked();
    await uploads.store(organization, id);
    const { rows, fileName } = await readFile(id);
    expect(fileName).toBe('people - rejected.csv');
    expect(rows).toEqual([
      ['Reference', 'Name', 'Phone', 'Balance', 'Ringfence reason', 'Ringfence line'],
      ['A3', 'Cy Dee', '', '80', 'The phone number is missing (Phone)', '4'],
    ]);
    const corrected = rows.map((cells) => cells.with(2, cells[2] || '312-555-0103').join(','));
    const again = await uploads.inspect(organization, corrected.join('\n'));
    const ours = again.inspection?.columns.filter(({ name }) => name.startsWith('Ringfence'));
    expect(ours?.map(({ field }) => field)).toEqual([null, null]);
  });

  it('are shown page by page', async () => {
    const file = ['Name,Phone,Balance', ...[1, 2, 3].map((row) => `P${row},,5`)].join('\n');
    const { id } = await uploads.check(organization, await uploads.inspect(organization, file));
    const page = (cursor?: string) =>
      showRejections(services, organization, { importId: id, limit: 2, cursor });
    const first = await page();
    expect(first.rejections.map(({ line }) => line)).toEqual([2, 3]);
    const second = await page(first.nextCursor ?? '');
    expect(second).toMatchObject({
      rejections: [{ line: 4, cells: ['P3', '', '5'] }],
      nextCursor: null,
    });
  });
});
