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
      'name,phone,,problem',
      'Ana,,,phone_missing',
      'Bob,,,columns_missing',
      "Eve,'+1,extra,phone_invalid",
      '',
    ]);
  });
});
