import { delimiters, encodings } from '@ringfence/domain/imports/import-words';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { FileSource } from './file-source.ts';
import { inspectFile } from './inspect-file.ts';
import { memorySource } from './testing/memory-source.ts';
import { encodeText } from './testing/write-text.ts';

const inspect = (content: string | Uint8Array, fileName = 'debtors.csv') =>
  inspectFile(memorySource(content), fileName);

async function expectRefusal(content: string | Uint8Array, sentence: RegExp, fileName?: string) {
  await expect(inspect(content, fileName)).rejects.toMatchObject({
    code: 'file_unreadable',
    message: expect.stringMatching(sentence),
  });
}

describe('the encoding', () => {
  it.each(encodings.flatMap((encoding) => [[encoding, true] as const, [encoding, false] as const]))(
    '%s is found, with a mark: %s',
    async (encoding, withMark) => {
      const text = `Name;Phone\n${'José Müller;312 555 0142\n'.repeat(20)}`;
      const found = await inspect(encodeText(text, encoding, withMark));
      expect(found.format).toMatchObject({ encoding, delimiter: ';', headerLine: 1 });
      expect(found.lines[0]).toEqual({ line: 1, cells: ['Name', 'Phone'] });
      expect(found.lines[1]).toEqual({ line: 2, cells: ['José Müller', '312 555 0142'] });
    },
  );

  const lines = (count: number) => Buffer.from('Jane Doe,3125550142\n'.repeat(count));

  it('is found by letters in the middle or at the end of a large file', async () => {
    const plain = lines(200_000);
    const letters = Buffer.from('Jos\xe9 Doe,3125550142\n'.repeat(10_000), 'latin1');
    const source = memorySource(Buffer.concat([plain, letters]));
    const found = await inspectFile(source, 'debtors.csv');
    expect(found.format.encoding).toBe('windows-1252');
  });

  it('stays UTF-8 where a few bytes are broken, so that other names are not garbled', async () => {
    const letters = Buffer.from('José Doe,3125550142\n'.repeat(50));
    const broken = Buffer.from('Jos\xe9 Doe,3125550142\n', 'latin1');
    const found = await inspect(Buffer.concat([lines(1), letters, broken]));
    expect(found.format.encoding).toBe('utf-8');
    expect(found.lines.filter(({ fault }) => fault === 'text_unreadable')).toHaveLength(1);
  });

  it('and whatever else is wanted is taken as it is', async () => {
    const found = await inspectFile(memorySource('a;b\n1;2\n3;4\n'), 'debtors.csv', {
      encoding: 'windows-1252',
      delimiter: ',',
      headerLine: 2,
    });
    expect(found.format).toMatchObject({
      encoding: 'windows-1252',
      delimiter: ',',
      headerLine: 2,
    });
    expect(found.lines[0]?.cells).toEqual(['a;b']);
  });
});

describe('the delimiter', () => {
  it.each(delimiters)('%j is found among others', async (delimiter) => {
    const rows = [
      ['Name', 'Phone', 'Balance'],
      ['Doe, Jane', '312-555-0142', '1,200.00'],
      ['Roe; Rick | Jr', '+1 312 555', '7,5'],
      ['"x', '', '9'],
    ];
    const text = rows
      .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter))
      .join('\r\n');
    const found = await inspect(text);
    expect(found.format.delimiter).toBe(delimiter);
    expect(found.lines.map(({ cells }) => cells)).toEqual(rows);
  });

  it('is found where cells are not quoted and a title stands above', async () => {
    const found = await inspect(
      'Debtors, as of March, all offices\nName;Phone;Balance\nJane Doe;312;1,50\nJoe Roe;313;2,75\n',
    );
    expect(found.format).toMatchObject({ delimiter: ';', headerLine: 2 });
  });

  it('is the one that Excel writes in the first line', async () => {
    const found = await inspect('sep=|\r\nName,x|Phone\r\nJane,y|1\r\n');
    expect(found.format).toMatchObject({ delimiter: '|', headerLine: 2 });
  });

  it('does not matter in a table of one column', async () => {
    const found = await inspect('Phone\n3125550142\n3125550143\n');
    expect(found.format).toMatchObject({ delimiter: ',', headerLine: 1 });
  });
});

describe('the header', () => {
  it.each([
    ['Name,Phone 2,Balance 30+\nJane,312,1\n', 1],
    ['\n\nName,Phone\nJane,312\n', 3],
    ['Report\nPrinted 2026-03-04,,\n\nName,Phone,Balance\nJane,312,1\n', 4],
    ['Client:,Mercy,Date:,3/4/2026\nName,Phone,Balance,City,State,Zip\nJane,312,1,Reno,NV,8\n', 2],
    ['A-1,Jane Doe,3125550142,1,,\nA-2,Joe,Roe,x,Reno,NV\nA-3,Joe,313,1,Reno,NV\n', 0],
    ['A-1,Jane Doe,312,1,,\nA-2,Joe,Roe,,,\nA-3,Joe,313,1,Reno,NV\n', 0],
    ['A-1,Jane Doe,3125550142,100.00\nA-2,Joe Roe,3125550143,50.00\n', 0],
    ['A-1,Jane,j@example.com\nA-2,Joe,r@example.com\n', 0],
  ])('of %j is line %i', async (content, headerLine) => {
    expect((await inspect(content)).format.headerLine).toBe(headerLine);
  });

  const headerOf = async (content: string) => (await inspect(content)).lines[0]?.cells;

  it.each([
    ['every row', 'Jane Doe,312,80.00,\n'.repeat(5), 4],
    ['every row and twice', 'Jane Doe,312,80.00,,\n'.repeat(5), 5],
    ['every row, and some have slipped', 'Ann Lee,3,8,\nBo Ray,3,9,\nJoe Roe,313,1,200.00,\n', 4],
    ['half of the rows', 'Ann Lee,3,8,\nBo Ray,3,9\n'.repeat(5), 3],
    ['every row, but with a cell in between', 'Ann Lee,3,8,x,\n'.repeat(5), 3],
  ])('has columns without a name where a delimiter ends %s', async (_what, rows, columns) => {
    expect(await headerOf(`Name,Phone,Balance\n${rows}`)).toEqual(
      ['Name', 'Phone', 'Balance', '', ''].slice(0, columns),
    );
  });

  it.each(['1,200.00', '$12,000', '-1,200.00 USD'])(
    'has none where %s is cut in two throughout and the last cell is empty',
    async (amount) => {
      const rows = `Jane Doe,312,${amount},\n`.repeat(20);
      expect(await headerOf(`Name,Phone,Balance,Note\n${rows}`)).toHaveLength(4);
    },
  );

  it('of thousands of columns without a name is one of those before them', async () => {
    const empty = ','.repeat(3000);
    const found = await inspect(`Name,Phone${empty}\nJane,312${empty}\n`);
    expect(found.lines.map(({ cells }) => cells)).toEqual([
      ['Name', 'Phone'],
      ['Jane', '312'],
    ]);
  });

  it('is shown with the first 200 rows', async () => {
    const found = await inspect(`Name,Phone\n${'Jane,312\n'.repeat(500)}`);
    expect(found.lines).toHaveLength(200);
    expect(found.lines.at(-1)?.line).toBe(200);
  });
});

describe('a file that cannot be read', () => {
  it.each([
    ['nothing', '', /empty/],
    ['blank lines alone', '\n \n,,\n', /empty/],
    ['a header alone', 'Name,Phone,Balance\n', /no rows below its header/],
    ['3,000 columns', `${'Name,'.repeat(3000)}Phone\n1,2\n`, /3,001 columns/],
    ['3,000 columns without a header', `${'1,'.repeat(2999)}2\n1,2\n`, /3,000 columns/],
    ['a PDF', '%PDF-1.7\n...', /PDF/],
    ['a web page', '\n<html><table><tr><td>Name</td></tr></table></html>', /web page/],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1'), /picture/],
    ['gzip', Buffer.from([0x1f, 0x8b, 8, 0]), /gzip/],
    [
      'bytes',
      Buffer.from(Array.from({ length: 4000 }, (_, index) => (index * 7) % 256)),
      /not a text file/,
    ],
    ['zeros', Buffer.alloc(5000), /not a text file/],
  ])('of %s is refused with a sentence', async (_what, content, sentence) => {
    await expectRefusal(content, sentence);
  });

  it('is one of more than 2 GB', async () => {
    const source: FileSource = { ...memorySource('Name\nJane\n'), bytes: 2 * 1024 ** 3 + 1 };
    await expect(inspectFile(source, 'debtors.csv')).rejects.toThrow(/larger than 2 GB/);
  });

  it('is a workbook of an old Excel, or one with a password', async () => {
    const container = Buffer.alloc(4096);
    container.write('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1');
    container.writeUInt16LE(9, 30);
    container.writeUInt32LE(1, 48);
    await expectRefusal(container, /old Excel/, 'debtors.xls');
    await expectRefusal(container, /password/, 'debtors.xlsx');
    container.write('EncryptedPackage', 1024 + 128, 'utf16le');
    await expectRefusal(container, /password/, 'debtors');
  });

  it.each([
    ['word/document.xml', /text document/],
    ['xl/workbook.bin', /xlsb/],
    ['xl/vbaProject.bin', /macros/],
    ['xl/macrosheets/sheet1.xml', /macros/],
  ])('is one with %s in it', async (name, sentence) => {
    const types = { '[Content_Types].xml': strToU8('<Types/>') };
    await expectRefusal(zipSync({ ...types, [name]: strToU8('x') }), sentence);
  });
});
