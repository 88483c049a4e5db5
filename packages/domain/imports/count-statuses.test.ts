import { expect, it } from 'vitest';
import { createStatusCounter } from './count-statuses.ts';
import { mapHeader } from './testing/sight.ts';

const header = ['Name', 'Phone', 'Balance', 'Status', 'DNC'];
const count = (rows: readonly (readonly [status: string, doNotCall: string])[]) => {
  const counter = createStatusCounter(mapHeader(header));
  for (const [status, doNotCall] of rows) counter.add(['Ann', '312', '5', status, doNotCall]);
  return counter.list().map(({ column, word, meaning, rows: of }) => [column, word, meaning, of]);
};

it('tells what each word was read as, those that forbid calls first', () => {
  expect(
    count([
      ['Active', ''],
      ['Active', 'no'],
      ['Active', ''],
      ['Deceased', ''],
      ['Deceased', ''],
      ['Do not call', ''],
      ['Purple', 'Attorney'],
    ]),
  ).toEqual([
    ['Status', 'Deceased', 'deceased', 2],
    ['DNC', 'Attorney', 'attorney', 1],
    ['Status', 'Do not call', 'medium_stop', 1],
    ['Status', 'Active', 'open', 3],
    ['DNC', 'no', 'may_be_called', 1],
    ['Status', 'Purple', null, 1],
  ]);
});

it('counts no more different words than a status can have', () => {
  const words = Array.from({ length: 500 }, (_, index): [string, string] => [`word ${index}`, '']);
  expect(count([...words, ['word 0', '']])).toHaveLength(200);
});
