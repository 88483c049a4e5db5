import { randomBytes } from 'node:crypto';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { FileSource } from '../file-source.ts';
import { inspectFile } from '../inspect-file.ts';
import { readRows } from '../read-rows.ts';
import { type BuiltWorkbook, buildWorkbook, writeTextRow } from '../testing/build-workbook.ts';
import { memorySource } from '../testing/memory-source.ts';
import { plainFormat, readAll } from '../testing/read-all.ts';
import { readDirectory } from '../zip/read-directory.ts';
import { chooseSheet } from './choose-sheet.ts';
import { openWorkbook } from './open-workbook.ts';
import { limitChild, readSheetRows } from './read-workbook.ts';

const format = { kind: 'workbook', headerLine: 0 } as const;

const oneRow = (cells: string): BuiltWorkbook['sheets'] => [
  { name: 'One', rows: `<row r="1">${cells}</row>` },
];

async function expectRefusal(content: Uint8Array, sentence: RegExp, fileName = 'debtors.xlsx') {
  await expect(inspectFile(memorySource(content), fileName)).rejects.toMatchObject({
    code: 'file_unreadable',
    message: expect.stringMatching(sentence),
  });
}

/** Each starts a process, which a busy machine takes its time for. */
const patient = { timeout: 60_000 };

describe('a workbook', patient, () => {
  const table = writeTextRow(1, ['Name', 'Phone']) + writeTextRow(2, ['Ann', '3']);

  it('tells its sheets with their rows, and is read by the first that is shown', async () => {
    const content = buildWorkbook({
      sheets: [
        { name: 'Notes', state: 'hidden', rows: '' },
        { name: 'March &amp; April', rows: table, dimension: 'A1:B2' },
        { name: 'Other', rows: writeTextRow(1, ['Name']) + writeTextRow(2, ['Bob']) },
      ],
    });
    const found = await inspectFile(memorySource(content, 100), 'debtors.xlsx');
    expect(found.sheets).toEqual([
      { name: 'Notes', rows: null },
      { name: 'March & April', rows: 2 },
      { name: 'Other', rows: null },
    ]);
    expect(found.format).toMatchObject({ kind: 'workbook', sheet: 'March & April', headerLine: 1 });
    expect(await readAll(memorySource(content), found.format)).toEqual([
      { line: 2, cells: ['Ann', '3'] },
    ]);
    const other = await inspectFile(memorySource(content), 'debtors.xlsx', { sheet: 'Other' });
    expect(other.lines.map(({ cells }) => cells)).toEqual([['Name'], ['Bob']]);
    await expect(readAll(memorySource(content), { ...format, sheet: 'None' })).rejects.toThrow(
      /no sheet of this name/,
    );
  });

  it('is read by the first sheet with a table, unless another is asked for', async () => {
    const content = buildWorkbook({
      sheets: [
        { name: 'Empty', rows: '' },
        { name: 'Title', rows: writeTextRow(1, ['Debtors of March']) },
        { name: 'Hidden', state: 'veryHidden', rows: table },
        { name: 'March', rows: table },
      ],
    });
    const found = await inspectFile(memorySource(content), 'debtors.xlsx');
    expect(found.format).toMatchObject({ sheet: 'March', headerLine: 1 });
    expect(found.lines).toHaveLength(2);
    await expect(
      inspectFile(memorySource(content), 'debtors.xlsx', { sheet: 'Empty' }),
    ).rejects.toThrow(/empty/);
  });

  it('is read with prefixes and other quotation marks', async () => {
    const sheet =
      "<x:worksheet xmlns:x='y'><x:sheetData><!-- <row> --><x:row r='2' a='>'><x:c r='A2' t='str'><x:v>Ann</x:v></x:c></x:row></x:sheetData></x:worksheet>";
    const content = buildWorkbook({
      sheets: [{ name: 'One', rows: '' }],
      extra: { 'xl/worksheets/sheet0.xml': strToU8(sheet) },
    });
    expect(await readAll(memorySource(content), format)).toEqual([{ line: 2, cells: ['Ann'] }]);
  });

  it('of many rows comes in batches', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) =>
      writeTextRow(index + 1, [`Jane ${index}`, 'x'.repeat(20)]),
    ).join('');
    const source = memorySource(buildWorkbook({ sheets: [{ name: 'One', rows }] }));
    const sizes: number[] = [];
    let last = 0;
    const reported: number[] = [];
    for await (const batch of readRows(source, { ...plainFormat, ...format }, (done) =>
      reported.push(done),
    )) {
      sizes.push(batch.length);
      expect(batch[0]?.line).toBe(last + 1);
      last = batch.at(-1)?.line ?? 0;
    }
    expect(last).toBe(20_000);
    expect(sizes.length).toBeGreaterThan(5);
    expect(reported.at(-1)).toBe(source.bytes);
  });

  it('is let go when its reader is left', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) =>
      writeTextRow(index + 1, [randomBytes(20).toString('hex')]),
    ).join('');
    const content = buildWorkbook({ sheets: [{ name: 'One', rows }] });
    let open = 0;
    const source: FileSource = {
      bytes: content.length,
      async *read(from, to) {
        open += 1;
        try {
          yield* memorySource(content, 4096).read(from, to);
        } finally {
          open -= 1;
        }
      },
    };
    for await (const batch of readRows(source, { ...plainFormat, ...format })) {
      expect(batch.length).toBeGreaterThan(0);
      break;
    }
    expect(open).toBe(0);
  });
});

describe('a workbook that cannot be read', patient, () => {
  const sheets = oneRow('<c><v>1</v></c>');

  it.each<[string, Partial<BuiltWorkbook>, RegExp]>([
    [
      'is cut off within a tag',
      { extra: { 'xl/worksheets/sheet0.xml': strToU8('<row><c') } },
      /broken/,
    ],
    ['names a text that is not there', { sheets: oneRow('<c t="s"><v>5</v></c>') }, /broken/],
    [
      'brings entities of its own',
      {
        extra: { 'xl/sharedStrings.xml': strToU8('<!DOCTYPE a [<!ENTITY b "bbb">]><sst/>') },
      },
      /broken/,
    ],
    [
      'has more rows than Excel',
      { sheets: [{ name: 'One', rows: '<row r="1048577"/>' }] },
      /broken/,
    ],
    ['has more columns than Excel', { sheets: oneRow('<c r="AAAA1"><v>1</v></c>') }, /broken/],
    [
      'has a cell of 70 kB',
      { sheets: oneRow(`<c t="str"><v>${'x'.repeat(70_000)}</v></c>`) },
      /row 1 of the sheet/,
    ],
    ['has no sheet', { sheets: [] }, /broken/],
    ['has nothing in its sheet', { sheets: [{ name: 'One', rows: '' }] }, /empty/],
    ['has macros', { extra: { 'xl/vbaProject.bin': strToU8('x') } }, /macros/],
  ])('%s', async (_what, workbook, sentence) => {
    await expectRefusal(buildWorkbook({ sheets, ...workbook }), sentence);
  });

  it('is named as one with macros', async () => {
    await expectRefusal(buildWorkbook({ sheets }), /macros/, 'debtors.xlsm');
  });

  it('is no workbook within', async () => {
    await expectRefusal(zipSync({ '[Content_Types].xml': strToU8('<Types/>') }), /broken/);
  });

  it('is larger than 100 MB', async () => {
    const picture = new Uint8Array(101 * 1024 ** 2);
    const extra: Zippable = { 'xl/media/a.png': [picture, { level: 0 }] };
    await expectRefusal(buildWorkbook({ sheets, extra }), /larger than 100 MB/);
  });

  async function open(workbook: BuiltWorkbook) {
    const source = memorySource(buildWorkbook(workbook));
    const opened = await openWorkbook(source, await readDirectory(source));
    return { opened, sheet: chooseSheet(opened, null) };
  }

  const take = async (rows: AsyncIterable<unknown>) => {
    for await (const _ of rows);
  };

  it('needs more memory than its process has', async () => {
    const text = `<si><t>${'x'.repeat(50_000)}</t></si>`;
    const strings = strToU8(`<sst>${text.repeat(1000)}</sst>`);
    const extra: Zippable = { 'xl/sharedStrings.xml': [strings, { level: 0 }] };
    const { opened, sheet } = await open({ sheets, extra });
    const limits = { megabytes: 16, silenceMilliseconds: 60_000 };
    await expect(take(readSheetRows(opened, sheet, undefined, limits))).rejects.toThrow(
      /more text than can be read/,
    );
  });

  it('is given memory by its size', () => {
    const limits = [0, 10, 100].map((megabytes) => limitChild({ bytes: megabytes * 1024 ** 2 }));
    expect(limits.map(({ megabytes }) => megabytes)).toEqual([256, 336, 1024]);
  });

  it('says nothing for too long', async () => {
    const { opened, sheet } = await open({ sheets });
    const { promise, resolve } = Promise.withResolvers<void>();
    const { source } = opened;
    const slow: FileSource = {
      bytes: source.bytes,
      async *read(from, to) {
        // Later than the silence is broken, however slow the machine is: timers keep their order.
        setTimeout(resolve, 50);
        await promise;
        yield* source.read(from, to);
      },
    };
    const limits = { megabytes: 64, silenceMilliseconds: 1 };
    await expect(
      take(readSheetRows({ ...opened, source: slow }, sheet, undefined, limits)),
    ).rejects.toThrow(/takes too long/);
  });
});
