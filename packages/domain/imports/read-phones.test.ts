import { describe, expect, it } from 'vitest';
import { debtorOf, warningsOf } from './testing/debtor-row.ts';

describe('phones', () => {
  const phonesOf = (row: Readonly<Record<string, string>>) =>
    debtorOf(row).phones.map(({ e164, lineType, place, label }) => [
      e164.slice(-4),
      lineType,
      place,
      label,
    ]);

  it('of several columns are all kept, with what their names say', () => {
    expect(
      phonesOf({
        'Work Phone': '312-555-0101',
        Cell: '312-555-0102',
        'Home Phone': '312-555-0103',
      }),
    ).toEqual([
      ['0142', 'unknown', null, null],
      ['0102', 'mobile', null, 'Cell'],
      ['0103', 'unknown', 'home', 'Home Phone'],
      ['0101', 'unknown', 'work', 'Work Phone'],
    ]);
  });

  it.each([
    '312-555-0142; 312-555-0143',
    '312-555-0142 / 312-555-0143',
    '3125550142/3125550143',
    '312-555-0142, 312-555-0143',
    '312-555-0142|312-555-0143',
    '312-555-0142\n312-555-0143',
    '312-555-0142 or 312-555-0143',
    '(312) 555-0142 y (312) 555-0143',
  ])('in one cell are parted: %j', (cell) => {
    expect(phonesOf({ Phone: cell }).map(([last]) => last)).toEqual(['0142', '0143']);
  });

  it.each([
    ['312-555-0142 (cell)', 'mobile', null],
    ['C: 312-555-0142', 'mobile', null],
    ['312-555-0142 work', 'unknown', 'work'],
    ['Home 312-555-0142', 'unknown', 'home'],
    ['Tel. 312-555-0142', 'unknown', null],
    ['3125550142.0', 'unknown', null],
  ])('are read with a word beside them: %j', (cell, lineType, place) => {
    expect(debtorOf({ Phone: cell }).phones).toMatchObject([
      { e164: '+13125550142', lineType, place },
    ]);
  });

  it('that are given twice are one, as protected as either says', () => {
    expect(phonesOf({ 'Work Phone': '312-555-0142', Cell: '3125550142' })).toEqual([
      ['0142', 'mobile', 'work', 'Cell'],
    ]);
  });

  it('take type, label and place from columns of their own', () => {
    expect(phonesOf({ 'Phone Type': 'Work', 'Phone Label': 'Front desk' })).toEqual([
      ['0142', 'unknown', 'work', 'Front desk'],
    ]);
    expect(phonesOf({ 'Phone Place': 'Barn' })).toEqual([['0142', 'unknown', 'other', null]]);
    expect(warningsOf({ 'Phone Type': 'quantum' })).toEqual([
      ['line_type_unknown', 'Phone Type', 'quantum'],
    ]);
  });

  it('are read in the country of the person', () => {
    expect(debtorOf({ Country: 'UK', Phone: '07400 123456' })).toMatchObject({
      country: 'GB',
      phones: [{ e164: '+447400123456', lineType: 'mobile' }],
    });
  });

  it('are worth a warning where others can be called', () => {
    const row = { Phone: '555', 'Phone 2': '312-555-0143', 'Phone 3': '312 555 0144 ext 5' };
    expect(phonesOf(row).map(([last]) => last)).toEqual(['0143']);
    expect(warningsOf(row)).toEqual([
      ['extra_phone_invalid', 'Phone', '555'],
      ['extra_phone_invalid', 'Phone 3', '312 555 0144 ext 5'],
    ]);
  });
});
