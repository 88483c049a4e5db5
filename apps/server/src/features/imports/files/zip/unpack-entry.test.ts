import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { inspectFile } from '../inspect-file.ts';
import { buildWorkbook, writeTextRow } from '../testing/build-workbook.ts';
import { buildZip, deflateZeros, type ZippedFile } from '../testing/build-zip.ts';
import { memorySource } from '../testing/memory-source.ts';
import { readAll } from '../testing/read-all.ts';

const table = strToU8('Name,Phone\nJosé,1\nJoe,2\n');
const rows = [
  { line: 2, cells: ['José', '1'] },
  { line: 3, cells: ['Joe', '2'] },
];

async function expectRefusal(content: Uint8Array, sentence: RegExp) {
  for (const read of [
    () => inspectFile(memorySource(content), 'debtors.zip'),
    () => readAll(memorySource(content)),
  ]) {
    await expect(read()).rejects.toMatchObject({
      code: 'file_unreadable',
      message: expect.stringMatching(sentence),
    });
  }
}

const zipOf = (...files: ZippedFile[]) => buildZip(files);

/** Some unpack much, or start a process that reads a workbook. */
const patient = { timeout: 60_000 };

describe('a zip file', patient, () => {
  it('is read by the file in it, at any cut of its bytes', async () => {
    const zip = zipSync({ 'debtors.csv': table });
    for (const pieceBytes of [1, 17, 5000]) {
      const source = memorySource(zip, pieceBytes);
      const found = await inspectFile(source, 'debtors.zip');
      expect(found).toMatchObject({
        entries: ['debtors.csv'],
        format: { kind: 'text', entry: 'debtors.csv', encoding: 'utf-8', headerLine: 1 },
      });
      expect(await readAll(source, found.format)).toEqual(rows);
    }
  });

  it('with several files lets one of them be chosen, and shows none that a system has hidden', async () => {
    const zip = zipSync({
      '__MACOSX/._a.csv': table,
      '.hidden.csv': table,
      'readme.pdf': table,
      'march/a.csv': strToU8('Name\nAnn\n'),
      'march/b.TSV': strToU8('Name\tPhone\nBob\t2\n'),
    });
    const found = await inspectFile(memorySource(zip), 'debtors.zip');
    expect(found.entries).toEqual(['march/a.csv', 'march/b.TSV']);
    expect(found.format.entry).toBe('march/a.csv');
    const other = await inspectFile(memorySource(zip), 'debtors.zip', { entry: 'march/b.TSV' });
    expect(other.format).toMatchObject({ entry: 'march/b.TSV', delimiter: '\t' });
    expect(await readAll(memorySource(zip), other.format)).toEqual([
      { line: 2, cells: ['Bob', '2'] },
    ]);
    await expect(
      inspectFile(memorySource(zip), 'debtors.zip', { entry: '../../etc/passwd' }),
    ).rejects.toThrow(/no file of this name/);
  });

  it('is read by its table, beside what is empty or written about it', async () => {
    const zip = zipSync({
      'march\\empty.csv': new Uint8Array(),
      'march\\read me.txt': strToU8('What this is\nAll of March\n'),
      'march\\debtors.csv': table,
    });
    const found = await inspectFile(memorySource(zip), 'debtors.zip');
    expect(found.entries).toEqual(['march/empty.csv', 'march/read me.txt', 'march/debtors.csv']);
    expect(found.format.entry).toBe('march/debtors.csv');
    expect(await readAll(memorySource(zip), found.format)).toEqual(rows);
  });

  it('may hold its file without an ending, as from a pipe', async () => {
    const found = await inspectFile(memorySource(zipSync({ '-': table })), 'debtors.zip');
    expect(found).toMatchObject({ entries: ['-'], format: { kind: 'text', entry: '-' } });
  });

  it('may hold its file as it is, or write its numbers wide', async () => {
    const plain = zipOf({ name: 'a.csv', content: table, method: 0 });
    expect(await readAll(memorySource(plain), { entry: 'a.csv' })).toEqual(rows);
    const wide = buildZip([{ name: 'a.csv', content: table }], true);
    expect(await readAll(memorySource(wide), { entry: 'a.csv' })).toEqual(rows);
  });

  it('may hold a workbook, of which nothing is left on the disk', async () => {
    const workbook = buildWorkbook({
      sheets: [
        { name: 'One', rows: writeTextRow(1, ['Name', 'Phone']) + writeTextRow(2, ['Ann', '3']) },
      ],
    });
    const zip = zipSync({ 'debtors.xlsx': workbook });
    // In a folder of its own: another test may have a file on the disk at this moment.
    const folder = mkdtempSync(join(tmpdir(), 'unpack-entry-'));
    vi.stubEnv('TMPDIR', folder);
    onTestFinished(() => {
      vi.unstubAllEnvs();
      rmSync(folder, { recursive: true });
    });
    const found = await inspectFile(memorySource(zip), 'debtors.zip');
    expect(found.format).toMatchObject({ kind: 'workbook', sheet: 'One', entry: 'debtors.xlsx' });
    expect(await readAll(memorySource(zip), found.format)).toEqual([
      { line: 2, cells: ['Ann', '3'] },
    ]);
    expect(tmpdir()).toBe(folder);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a zip file that cannot be read', patient, () => {
  const packed = deflateZeros(10);
  const bomb = { name: 'a.csv', packed, checksum: 0 };

  it('is one of 10 GB of zeros, declared or hidden', async () => {
    await expectRefusal(buildZip([{ ...bomb, bytes: 10 * 1024 ** 3 }], true), /more than 2 GB/);
    await expectRefusal(zipOf({ ...bomb, bytes: 100 }), /damaged/);
    await expectRefusal(zipOf({ ...bomb, bytes: 2 * 1024 ** 3 - 1 }), /zip bomb|longer than 1 MB/);
  });

  it('is a workbook whose sheet is 10 GB of zeros', async () => {
    const names = ['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml'];
    const relations =
      '<Relationships><Relationship Id="a" Type="x/worksheet" Target="sheet.xml"/></Relationships>';
    const files: ZippedFile[] = names.map((name) => ({
      name,
      content: strToU8(
        name.endsWith('workbook.xml') ? '<sheets><sheet name="A" r:id="a"/></sheets>' : '<a/>',
      ),
    }));
    files.push({ name: 'xl/_rels/workbook.xml.rels', content: strToU8(relations) });
    const sheet = { ...bomb, name: 'xl/sheet.xml', bytes: 3 * 1024 ** 3 };
    await expectRefusal(buildZip([...files, sheet]), /bomb|broken/);
  });

  it('is one whose files lie over each other', async () => {
    const file = { name: 'a.csv', content: table };
    await expectRefusal(zipOf(file, { ...file, name: 'b.csv', headerAt: 0 }), /over each other/);
    await expectRefusal(zipOf(file, { ...file, name: 'b.csv', headerAt: 40 }), /over each other/);
  });

  it.each<[string, Uint8Array, RegExp]>([
    ['with a password', zipOf({ name: 'a.csv', content: table, flags: 1 }), /password/],
    ['packed in another way', zipOf({ name: 'a.csv', content: table, method: 12 }), /unusual/],
    ['with a wrong checksum', zipOf({ name: 'a.csv', content: table, checksum: 1 }), /damaged/],
    [
      'with broken bytes',
      zipOf({ name: 'a.csv', packed: Buffer.alloc(9, 7), bytes: 99 }),
      /damaged/,
    ],
    ['that was cut off', zipOf({ name: 'a.csv', content: table }).subarray(0, -40), /damaged/],
    ['with another zip in it', zipSync({ 'b.zip': zipSync({ 'a.csv': table }) }), /another zip/],
    [
      'with one under another name',
      zipSync({ 'b.csv': zipSync({ 'a.csv': table }) }),
      /another zip/,
    ],
    ['without a table', zipSync({ 'a.pdf': table }), /no CSV, TSV, TXT or XLSX/],
    ['with nothing in it', zipSync({}), /no CSV, TSV, TXT or XLSX/],
    ['with an empty table', zipSync({ 'a.csv': new Uint8Array() }), /empty/],
    ['with a PDF as a table', zipSync({ 'a.csv': strToU8('%PDF-1.7') }), /PDF/],
  ])('is one %s', async (_what, content, sentence) => {
    await expectRefusal(content, sentence);
  });

  it('is one with more than 10,000 files', async () => {
    const file = { content: new Uint8Array(), method: 0 };
    const files = Array.from({ length: 10_001 }, (_, index) => ({ ...file, name: `${index}.csv` }));
    await expectRefusal(buildZip(files), /more than 10,000 files/);
  });

  it('is any that was changed in any byte: it is read or refused, and nothing else', async () => {
    const zip = Buffer.from(zipSync({ 'debtors.csv': table, 'b.csv': table }));
    for (let at = 0; at < zip.length; at += 1) {
      const changed = Buffer.from(zip);
      changed[at] = (changed[at] ?? 0) ^ 0xff;
      const outcome = await readAll(memorySource(changed)).then(
        () => 'read',
        (error) => error.code ?? error,
      );
      expect(['read', 'file_unreadable']).toContain(outcome);
    }
  });
});
