import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FileRefusal } from '../limits.ts';
import { ReadingMeter } from '../measure-reading.ts';
import { type BuiltWorkbook, writeTextRow } from '../testing/build-workbook.ts';
import { readInProcess } from '../testing/read-in-process.ts';
import { createSheetReader } from './read-sheet.ts';

const readCells = (workbook: BuiltWorkbook) => readInProcess(workbook).map(({ cells }) => cells);

const oneRow = (cells: string): BuiltWorkbook['sheets'] => [
  { name: 'One', rows: `<row r="1">${cells}</row>` },
];

describe('a cell of a workbook', () => {
  it('keeps its leading zeros where it is text, or is shown with them', () => {
    const cells = '<c t="s"><v>0</v></c><c s="1"><v>2116</v></c><c><v>2116</v></c>';
    const workbook = { strings: ['<t>007</t>'], styles: [0, 164], formatCodes: ['00000'] };
    expect(readCells({ ...workbook, sheets: oneRow(cells) })).toEqual([['007', '02116', '2116']]);
  });

  it('is an ISO day or moment where it is shown as one', () => {
    const cells = [
      '<c s="1"><v>46085</v></c>',
      '<c s="1"><v>46085.645833333336</v></c>',
      '<c s="2"><v>0.5</v></c>',
      '<c s="3"><v>46085</v></c>',
      '<c s="4"><v>46085</v></c>',
      '<c s="1"><v>1</v></c>',
      '<c t="d"><v>2026-03-04</v></c>',
      '<c t="d"><v>2026-03-04T00:00:00.000</v></c>',
      '<c t="d"><v>2026-03-04T15:30:00.000</v></c>',
      '<c t="d"><v>1899-12-30T15:30:00</v></c>',
    ].join('');
    const formatCodes = ['[$-409]d\\-mmm\\-yy;@', '&quot;days&quot; 0.00;[Red]\\d0'];
    const workbook = { styles: [0, 14, 21, 164, 165], formatCodes, sheets: oneRow(cells) };
    expect(readCells(workbook)).toEqual([
      [
        '2026-03-04',
        '2026-03-04T15:30:00',
        '12:00:00',
        '2026-03-04',
        '46085',
        '1900-01-01',
        '2026-03-04',
        '2026-03-04',
        '2026-03-04T15:30:00',
        '15:30:00',
      ],
    ]);
    const old = { styles: [0, 14], is1904: true, sheets: oneRow('<c s="1"><v>44623</v></c>') };
    expect(readCells(old)).toEqual([['2026-03-04']]);
  });

  it('is a number as Excel shows it', () => {
    const stored = [
      '0.10000000000000001',
      '1234.5',
      '1.3125550142E10',
      '-7',
      '1E-7',
      '1.5E+21',
      '3125550142',
      '4111111111111111',
      '41111111111111111111',
      '4.111111111111111E15',
      // Without its last digit, as Excel and LibreOffice keep it.
      '4.11111111111111E+015',
    ];
    const cells = stored.map((number) => `<c><v>${number}</v></c>`).join('');
    expect(readCells({ sheets: oneRow(cells) })).toEqual([
      [
        '0.1',
        '1234.5',
        '13125550142',
        '-7',
        '0.0000001',
        '1.5E+21',
        '3125550142',
        '4111111111111111',
        '41111111111111111111',
        '4111111111111111',
        '4.11111111111111E+15',
      ],
    ]);
  });

  it('is an amount in cents where it is shown as one, however few decimals are shown', () => {
    const cells = [
      '<c s="1"><v>1070.1234560000001</v></c><c s="2"><v>1070.5649999999998</v></c>',
      '<c s="3"><v>1.005</v></c><c s="1"><v>5.5511151231257827E-17</v></c>',
      '<c s="1"><v>-12.505</v></c><c s="4"><v>1.23456</v></c><c><v>1.23456</v></c>',
    ].join('');
    const formatCodes = ['_(&quot;$&quot;* #,##0.00_);_(&quot;$&quot;* \\(#,##0.00\\)', '0.000'];
    const workbook = { styles: [0, 164, 3, 4, 165], formatCodes, sheets: oneRow(cells) };
    expect(readCells(workbook)).toEqual([
      ['1070.12', '1070.57', '1.01', '0', '-12.51', '1.235', '1.23456'],
    ]);
  });

  it('is a share of a hundred, a time of day or how long it took where it is shown so', () => {
    const cells = [
      '<c s="1"><v>7.4999999999999997E-2</v></c><c s="2"><v>0</v></c>',
      '<c s="2"><v>0.64583333333333337</v></c><c s="3"><v>1.2604166666666667</v></c>',
    ].join('');
    const workbook = { styles: [0, 10, 20, 46], sheets: oneRow(cells) };
    expect(readCells(workbook)).toEqual([['7.5%', '00:00:00', '15:30:00', '30:15:00']]);
  });

  it('is the value of its formula, a word for true and false, and an error as it is shown', () => {
    const cells = [
      '<c><f>A1&gt;2</f><v>3</v></c>',
      '<c t="str"><f>"x"&amp;"&lt;v&gt;"</f><v>Doe &amp; Roe</v></c>',
      '<c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c><c t="str"><f>X()</f></c><c><v>9</v></c>',
    ].join('');
    expect(readCells({ sheets: oneRow(cells) })).toEqual([
      ['3', 'Doe & Roe', 'TRUE', '#N/A', '', '9'],
    ]);
  });

  it('is all runs of its text, without how it is pronounced', () => {
    const strings = [
      '<r><rPr><b/></rPr><t xml:space="preserve">Jane </t></r><r><t>Doe</t></r>',
      '<t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh>',
      '<t>a_x000D_b_x005F_x0041_</t>',
      '<t><![CDATA[<&>]]>&#233;&#x1F600;</t>',
      '',
    ];
    const cells = strings.map((_text, index) => `<c t="s"><v>${index}</v></c>`).join('');
    expect(readCells({ strings, sheets: oneRow(`${cells}<c><v>1</v></c>`) })).toEqual([
      ['Jane Doe', '東京', 'a\rb_x0041_', '<&>é😀', '', '1'],
    ]);
  });

  it('stands in its column and row, whether or not those before it are written', () => {
    const rows =
      '<row r="3"><c r="B3"><v>1</v></c><c r="AB3"><v>2</v></c></row><row><c><v>3</v></c></row><row r="9"/><row r="10"><c r="A10" t="inlineStr"><is><t> </t></is></c></row>';
    const read = readInProcess({ sheets: [{ name: 'One', rows }] });
    expect(read.map(({ line, cells }) => [line, cells.length, cells.filter(Boolean)])).toEqual([
      [3, 28, ['1', '2']],
      [4, 1, ['3']],
    ]);
  });

  it('with a character that is none marks its row', () => {
    const workbook = { strings: ['<t>a&#0;b</t>', '<t>a_xD800_</t>'] };
    const rows = [0, 1].map((index) => `<row><c t="s"><v>${index}</v></c></row>`).join('');
    expect(readInProcess({ ...workbook, sheets: [{ name: 'One', rows }] })).toEqual([
      { line: 1, cells: ['a\uFFFDb'], fault: 'text_unreadable' },
      { line: 2, cells: ['a\uFFFD'], fault: 'text_unreadable' },
    ]);
  });
});

describe('a row of a sheet', () => {
  it('that names one long text in many cells is refused before it is written out', () => {
    const cells = '<c t="s"><v>0</v></c>'.repeat(1000);
    const strings = [`<t>${'x'.repeat(60_000)}</t>`];
    expect(() => readInProcess({ strings, sheets: oneRow(cells) })).toThrow(
      /Row 1 of the sheet is longer than 1 MB/,
    );
  });

  it('is counted with its gaps, although it is never closed', () => {
    const rows = '<row><c r="XFD1"><v>1</v></c>'.repeat(1000);
    expect(() => readInProcess({ sheets: [{ name: 'One', rows }] })).toThrow(
      /more than 8 million cells/,
    );
  });

  it('is counted once for each of its cells and of the gaps between them', () => {
    const read = (cells: number) => {
      const limits = { text: 100, unpacked: 100, cells };
      const surroundings = { strings: [], styles: [], is1904: false };
      const meter = new ReadingMeter(limits);
      const scanner = createSheetReader({ ...surroundings, meter }, () => {});
      scanner.push('<row><c r="B1"><v>1</v></c><c r="AB1"><v>2</v></c><c r="AC1"/></row><row/>');
      scanner.push('<row><c><v>1</v></c><c r="E2"><v>2</v></c><c r="C2"><v>3</v></c></row>');
      scanner.end();
    };
    expect(() => read(28 + 5)).not.toThrow();
    expect(() => read(28 + 4)).toThrow(FileRefusal);
  });

  it('is counted as wide as it is, however many of its cells are written twice', () => {
    const cells = '<c r="XFD1"><v>1</v></c>'.repeat(1000);
    const [row] = readInProcess({ sheets: oneRow(cells) });
    expect(row?.cells).toHaveLength(16_384);
  });

  it('is there once, however often it is closed', () => {
    const rows = '<row><c><v>1</v></c></row></row></row><row><c><v>2</v></c></row>';
    expect(readCells({ sheets: [{ name: 'One', rows }] })).toEqual([['1'], ['2']]);
  });
});

describe('rows of any sheet', () => {
  const escapes = new Map([
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['&', '&amp;'],
    ['"', '&quot;'],
    ['é', '&#xE9;'],
  ]);
  const letters = [...escapes.keys(), ...'ab1 ,;\n_漢'.split(''), '😀'];
  const cell = fc
    .array(fc.constantFrom(...letters), { maxLength: 8 })
    .map((pieces) => pieces.join(''));
  const writeMarks = (text: string) =>
    text.replace(/[<>&"é]/g, (mark) => escapes.get(mark) ?? mark);

  it('come back as they were written, however the text is cut', () => {
    const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 8 });
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 30 }), (written, pieceLength) => {
        const sheet = written.map((cells, index) => writeTextRow(index + 1, cells.map(writeMarks)));
        const read = readInProcess(
          { sheets: [{ name: 'One', rows: sheet.join('') }] },
          pieceLength,
        );
        const expected = written.flatMap((cells, index) => {
          const filled = cells.slice(0, cells.findLastIndex((text) => text !== '') + 1);
          return filled.every((text) => text.trim() === '')
            ? []
            : [{ line: index + 1, cells: filled }];
        });
        expect(read).toEqual(expected);
      }),
    );
  });
});
