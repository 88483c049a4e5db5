import { matchColumns } from '@ringfence/domain/imports/match-columns';
import { readRow } from '@ringfence/domain/imports/read-row';
import { describe, expect, it } from 'vitest';
import { writeRejections } from './write-rejections.ts';

describe('writeRejections', () => {
  it('keeps header and cells and adds what is wrong', () => {
    const text = writeRejections(
      ['name', 'phone'],
      [
        { line: 2, reason: 'phone_missing', column: 'phone', cells: ['Ana', ''] },
        { line: 5, reason: 'columns_missing', column: null, cells: ['Bob'] },
        { line: 6, reason: 'phone_invalid', column: 'phone', cells: ['Eve', '+1', 'extra'] },
      ],
      ({ reason }) => reason,
    );
    expect(text.split('\r\n')).toEqual([
      'problem,name,phone',
      'phone_missing,Ana,',
      'columns_missing,Bob',
      "phone_invalid,Eve,'+1,extra",
      '',
    ]);
  });

  it('writes rows that are read back as they were, slipped ones still refused', () => {
    const header = ['Name', 'Phone', 'Balance'];
    const rejected = [
      ['Ann Doe', '+13125550142', 'much'],
      ['Bob Doe', '+13125550143', '1', '200.00'],
    ];
    const text = writeRejections(
      header,
      rejected.map((cells, index) => ({
        line: index + 2,
        reason: 'balance_invalid',
        column: null,
        cells,
      })),
      ({ reason }) => reason,
    );
    const [top = [], ...rows] = text
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));
    const { columns } = matchColumns(top);
    const defaults = { country: 'US', currency: 'USD' };
    expect(rows.map((cells) => readRow(cells, columns, defaults))).toEqual([
      { kind: 'rejected', reason: 'balance_invalid', column: 'Balance' },
      { kind: 'rejected', reason: 'columns_missing', column: null },
    ]);
    const mended = rows[0]?.map((cell) => (cell === 'much' ? '20' : cell)) ?? [];
    expect(readRow(mended, columns, defaults)).toMatchObject({
      kind: 'person',
      person: { e164: '+13125550142' },
    });
  });
});
