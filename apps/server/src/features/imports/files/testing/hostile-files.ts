import type { RefusalReason } from '@ringfence/domain/imports/refusals';
import { buildWorkbook, writeTextRow } from './build-workbook.ts';
import { buildZip } from './build-zip.ts';

/** A small file that was made to keep its reader busy. */
export interface HostileFile {
  name: string;
  fileName: string;
  /** Of as many parts as once kept a reader busy for minutes, or of fewer. */
  build(parts?: number): Uint8Array;
  /** How many parts end it alike in less than half a second; null: none do. */
  fewParts: number | null;
  /** How many rows are read below its header, or why it is refused. */
  ends: number | RefusalReason;
}

const people = ['Name', 'Phone', 'Balance'];
const header = writeTextRow(1, people);
const person = (line: number): string => writeTextRow(line, ['Ann Lee', '312-555-0101', '5']);
const longText = 'long '.repeat(12_000);

/** A row so many times, each given its line; the first below the header is 2. */
const repeatRow = (count: number, write: (line: number) => string): string =>
  Array.from({ length: count }, (_, index) => write(index + 2)).join('');

interface Parts {
  all: number;
  few: number | null;
}

const workbook = (
  name: string,
  { all, few }: Parts,
  build: (parts: number) => Uint8Array,
  ends: HostileFile['ends'],
): HostileFile => ({
  name,
  fileName: 'people.xlsx',
  build: (parts = all) => build(parts),
  fewParts: few,
  ends,
});
const sheet = (rows: string, more: Partial<Parameters<typeof buildWorkbook>[0]> = {}) =>
  buildWorkbook({ sheets: [{ name: 'People', rows: header + rows }], ...more });
const text = (name: string, build: () => string, ends: HostileFile['ends']): HostileFile => ({
  name,
  fileName: 'people.csv',
  build: () => Buffer.from(build()),
  fewParts: 1,
  ends,
});

const workbooks: HostileFile[] = [
  workbook(
    'number formats that are read in every possible way',
    { all: 20_000, few: 2_000 },
    (parts) =>
      sheet(person(2), {
        formatCodes: Array.from({ length: parts }, () => `${','.repeat(254)}/`),
        styles: Array.from({ length: parts }, (_, index) => 164 + index),
      }),
    1,
  ),
  workbook(
    'one long text in 200,000 rows',
    { all: 200_000, few: 2_000 },
    (parts) =>
      sheet(
        repeatRow(parts, () => '<row><c t="s"><v>0</v></c></row>'),
        { strings: [`<t>${longText}</t>`] },
      ),
    'file_text_too_much',
  ),
  workbook(
    'one long text of spaces in rows that are blank',
    { all: 50_000, few: 2_000 },
    (parts) =>
      sheet(
        repeatRow(parts, () => '<row><c t="s"><v>0</v></c></row>'),
        { strings: [`<t>${' '.repeat(60_000)}</t>`] },
      ),
    'file_text_too_much',
  ),
  workbook(
    'numbers between the signs of a long format',
    { all: 400_000, few: null },
    (parts) =>
      sheet(
        repeatRow(parts, () => '<row><c s="1"><v>7</v></c></row>'),
        { formatCodes: [`&quot;${'x'.repeat(240)}&quot;00`], styles: [0, 164] },
      ),
    'file_text_too_much',
  ),
  workbook(
    'a cell at the far end of every row',
    { all: 100_000, few: 1_000 },
    (parts) =>
      sheet(repeatRow(parts, () => '<row><c r="XFD1" t="inlineStr"><is><t>x</t></is></c></row>')),
    'file_cells_too_many',
  ),
  workbook(
    'ten sheets without a table, and texts that are unpacked for each',
    { all: 11, few: null },
    (parts) =>
      buildWorkbook({
        sheets: Array.from({ length: parts }, (_, index) => ({
          name: `S${index}`,
          rows: writeTextRow(1, ['Title']),
        })),
        strings: Array.from({ length: 400 }, () => `<t>${longText}</t>`),
      }),
    'workbook_unpacks_too_large',
  ),
  workbook(
    'tags within tags, a million deep',
    { all: 1_000_000, few: 100_000 },
    (parts) => sheet(`${person(2)}<row><c><is>${'<a>'.repeat(parts)}`),
    1,
  ),
  workbook(
    'a tag that does not end',
    { all: 400_000, few: 400_000 },
    (parts) => sheet(`<row ${'a="b" '.repeat(parts)}`),
    'workbook_broken',
  ),
  workbook(
    'a comment that does not end',
    { all: 1_000_000, few: 1_000_000 },
    (parts) => sheet(`<!--${'- '.repeat(parts)}`),
    'workbook_broken',
  ),
  workbook(
    'a column of a million letters',
    { all: 900_000, few: 900_000 },
    (parts) => sheet(`<row><c r="${'Z'.repeat(parts)}1"><v>1</v></c></row>`),
    'workbook_broken',
  ),
  workbook(
    'a row far below all others',
    { all: 1, few: 1 },
    () => sheet(`<row r="999999999"><c><v>1</v></c></row>`),
    'workbook_broken',
  ),
  workbook(
    'a hundred thousand merged cells',
    { all: 100_000, few: 10_000 },
    (parts) => sheet(person(2) + '<mergeCell ref="A1:XFD1048576"/>'.repeat(parts)),
    1,
  ),
  workbook(
    'a million rows that are never closed, each with a cell at its far end',
    { all: 1_000_000, few: 1_000 },
    (parts) => sheet('<row><c r="XFD1"><v>1</v></c>'.repeat(parts)),
    'file_cells_too_many',
  ),
  workbook(
    'a row that is closed a million times',
    { all: 1_000_000, few: 50_000 },
    (parts) => sheet(`${person(2)}<row><c r="C3"><v>5</v></c>${'</row>'.repeat(parts)}`),
    2,
  ),
];

const texts: HostileFile[] = [
  text(
    'a line of marks that nothing closes',
    () => {
      const unit = '"a"b,';
      return `${people.join(',')}\n${unit.repeat(200_000)}\nAnn Lee,312-555-0101,5\n`;
    },
    2,
  ),
  text(
    'a line of marks that share the one which closes them, behind which spaces go on',
    () =>
      `${people.join(',')}\n${'"a,'.repeat(150_000)}"${' '.repeat(700_000)}\nAnn Lee,312-555-0101,5\n`,
    'line_too_long',
  ),
  text(
    'a mark that is never closed, and one in each line below',
    () => `${people.join(',')}\n"Ann\n${'x,"y\n'.repeat(200_000)}`,
    200_001,
  ),
  text(
    'one line of 3 MB',
    () => `${people.join(',')}\n${'x'.repeat(3 * 1024 ** 2)}`,
    'line_too_long',
  ),
  text(
    'lines of half a million cells',
    () => `${people.join(',')}\n${`${','.repeat(500_000)}x\n`.repeat(6)}`,
    'columns_too_many',
  ),
  {
    name: 'UTF-16 with halves of pairs and half a letter at its end',
    fileName: 'people.txt',
    build: () =>
      Buffer.concat([
        Buffer.from(`\uFEFF${people.join('\t')}\n`, 'utf16le'),
        Buffer.from('\uD800\t1\t2\n'.repeat(100_000), 'utf16le'),
        Buffer.from([0x41]),
      ]),
    fewParts: 1,
    ends: 100_001,
  },
];

/** Bytes that are packed tightly, and packed once more. */
const zips: HostileFile[] = [
  {
    name: 'a zip file with a workbook of one text in many rows',
    fileName: 'people.zip',
    build: (parts = 20_000) =>
      buildZip([
        {
          name: 'people.xlsx',
          content: sheet(
            repeatRow(parts, () => '<row><c t="s"><v>0</v></c></row>'),
            {
              strings: [`<t>${longText}</t>`],
              extra: { 'xl/media/image.png': new Uint8Array(9e6) },
            },
          ),
        },
      ]),
    fewParts: 2_000,
    ends: 'file_text_too_much',
  },
  {
    name: 'a zip file with a table of delimiters alone',
    fileName: 'people.zip',
    build: (parts = 20_000) => {
      const line = `${','.repeat(999)}x\n`;
      const honest = 'Ann Lee,312-555-0101,5\n'.repeat(300);
      const content = Buffer.from(`${people.join(',')}\n${honest}${line.repeat(parts)}`);
      return buildZip([{ name: 'people.csv', content }]);
    },
    fewParts: 8_500,
    ends: 'file_cells_too_many',
  },
];

export const hostileFiles: readonly HostileFile[] = [...workbooks, ...texts, ...zips];
