import { expect, it } from 'vitest';
import { describeReading } from './describe-reading.ts';
import { createRowReader } from './read-row.ts';
import { mapHeader, now, readBy } from './testing/sight.ts';

const describeRow = (row: Readonly<Record<string, string>>, ...rest: [] | ['calls' | 'consents']) =>
  describeReading(readBy(row, ...rest)).map(({ field, position, text }) => [field, position, text]);

it('a person is described as stored, in the order of the screen', () => {
  expect(
    describeRow({
      ZIP: '2116',
      State: 'Atlantis',
      Name: 'Jane Doe',
      Phone: '312-555-0142; 312-555-0143',
      'Work Phone': '312 555 0144',
      'Customer ID': '007',
      Balance: '$1,250.5',
      'Balance 2': 'JPY 1500',
      'Due Date': '1/31/2026',
      Status: 'active',
      Consent: 'n',
      DNC: 'y',
    }),
  ).toEqual([
    ['reference', 0, '007'],
    ['full_name', 0, 'Jane Doe'],
    ['phone', 0, '+13125550142'],
    ['phone', 1, '+13125550143'],
    ['phone', 2, '+13125550144'],
    ['phone_label', 2, 'Work Phone'],
    ['phone_place', 2, 'work'],
    ['balance', 0, '1250.50 USD'],
    ['due_on', 0, '2026-01-31'],
    ['debt_state', 0, 'open'],
    ['debt_reference', 1, '007-2'],
    ['balance', 1, '1500 JPY'],
    ['debt_state', 1, 'open'],
    ['postal_code', 0, '02116'],
    ['consent', 0, 'no'],
    ['do_not_call', 0, 'yes'],
  ]);
});

it('a reference that was derived is not shown', () => {
  expect(describeRow({ Name: 'Ann', Phone: '312-555-0142', Balance: '0.05' })).toEqual([
    ['full_name', 0, 'Ann'],
    ['phone', 0, '+13125550142'],
    ['balance', 0, '0.05 USD'],
  ]);
});

it('a field of the organization is described with its name', () => {
  const mapping = mapHeader(['Name', 'Phone', 'Balance', 'Colour']);
  const columns = mapping.columns.map((column) =>
    column.name === 'Colour'
      ? { ...column, field: 'custom' as const, customName: 'Paint' }
      : column,
  );
  const readRow = createRowReader({ ...mapping, columns }, now);
  expect(describeReading(readRow(['Ann', '312-555-0142', '5', 'red']))).toContainEqual({
    field: 'custom:Paint',
    position: 0,
    text: 'red',
  });
});

it('history is described with the person it is about', () => {
  const row = { Account: 'A-1', Phone: '312-555-0142', Date: '2026-06-09T12:00:00Z', Result: 'LM' };
  expect(describeRow(row, 'calls')).toEqual([
    ['reference', 0, 'A-1'],
    ['phone', 0, '+13125550142'],
    ['occurred_at', 0, '2026-06-09T12:00:00.000Z'],
    ['direction', 0, 'outbound'],
    ['outcome', 0, 'voicemail'],
  ]);
});

it('nothing is stored of a rejected row', () => {
  expect(describeRow({ Name: '', Phone: '312-555-0142', Balance: '5' })).toEqual([]);
});
