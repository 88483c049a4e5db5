import { describe, expect, it } from 'vitest';
import { neutraliseCell, writeCsv } from './write-csv.ts';

describe('neutraliseCell', () => {
  it.each(['=1+1', '+13125550142', '-5', '@SUM(A1)', '\tx', '\rx'])('marks %j as text', (cell) => {
    expect(neutraliseCell(cell)).toBe(`'${cell}`);
  });

  it.each(['', 'Ana', '12.50', 'a=b', ' =1'])('leaves %j alone', (cell) => {
    expect(neutraliseCell(cell)).toBe(cell);
  });
});

describe('writeCsv', () => {
  it('quotes what would break a row', () => {
    expect(
      writeCsv([
        ['name', 'note'],
        ['Torres, Ana', 'said "no"\ntwice'],
      ]),
    ).toBe('name,note\r\n"Torres, Ana","said ""no""\ntwice"\r\n');
  });

  it('neutralises before it quotes', () => {
    expect(writeCsv([['=HYPERLINK("x","y")']])).toBe(`"'=HYPERLINK(""x"",""y"")"\r\n`);
  });
});
