import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCsv, writeCsvLine } from './write-csv.ts';

describe('a line of a file', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+cmd', "'+cmd"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['\t=1', '"\'\t=1"'],
    [' =1', "' =1"],
    ['+13125550142', '+13125550142'],
    ['-12.50', '-12.50'],
    ['0012', '0012'],
    ['a,b', '"a,b"'],
    ['say "so"', '"say ""so"""'],
    ['two\nlines', '"two\nlines"'],
    ['', ''],
  ])('writes %j as %j', (cell, written) => {
    expect(writeCsvLine([cell])).toBe(`${written}\r\n`);
  });

  it('never begins a cell with what a spreadsheet computes', () => {
    const unit = fc.constantFrom(...'=+-@＝＋－＠\t\r\n "\',;1a.');
    fc.assert(
      fc.property(fc.string({ unit }), (cell) => {
        const written = writeCsvLine([cell]).slice(0, -2);
        const shown = written.startsWith('"') ? written.slice(1) : written;
        expect(/^\s*[=@＝＋－＠]/.test(shown)).toBe(false);
        expect(/^\s*[+-]\D/.test(shown)).toBe(false);
      }),
    );
  });
});

describe('a file', () => {
  it('asks for rows only as they are taken', async () => {
    let made = 0;
    async function* rows() {
      for (;;) {
        made += 1;
        yield ['x'.repeat(1_000)];
      }
    }
    const pieces = writeCsv(rows());
    await pieces.next();
    const first = made;
    await pieces.next();
    await pieces.return();
    expect(first).toBeLessThan(100);
    expect(made).toBeLessThan(200);
  });
});
