import { describe, expect, it } from 'vitest';
import { inspectFile } from './inspect-file.ts';
import { buildWorkbook, writeTextRow } from './testing/build-workbook.ts';
import { memorySource } from './testing/memory-source.ts';

type Rows = readonly (readonly string[])[];

const cover: Rows = [
  ['Mercy Health Placements'],
  ['Prepared for', 'Harbor Recovery'],
  ['Accounts', '450'],
  ['Total', '81,220.00'],
];
const summary: Rows = [
  ['Status', 'Total', 'Share'],
  ['Open', '400', '88%'],
  ['Closed', '50', '12%'],
];
const people: Rows = [
  ['Placement file'],
  ['Printed', '3/4/2026'],
  ['Account Number', 'Debtor Name', 'Phone', 'Balance'],
  ['A-1', 'Jane Doe', '312 555 0142', '80.00'],
  ['A-2', 'Joe Roe', '312 555 0143', '90.00'],
];

function inspectWorkbook(sheets: Readonly<Record<string, Rows>>, sheet?: string) {
  const workbook = buildWorkbook({
    sheets: Object.entries(sheets).map(([name, rows]) => ({
      name,
      rows: rows.map((cells, index) => writeTextRow(index + 1, cells)).join(''),
    })),
  });
  return inspectFile(
    memorySource(workbook),
    'placements.xlsx',
    sheet === undefined ? {} : { sheet },
  );
}

describe('a workbook of several sheets', () => {
  it.each([
    ['behind a cover sheet', { Cover: cover, Accounts: people }],
    ['behind a summary', { Cover: cover, Summary: summary, Accounts: people }],
    ['before notes', { Accounts: people, Notes: cover }],
    ['of two tables, the first', { Accounts: people, Others: people }],
  ])('is read from the sheet with the people, %s', async (_where, sheets) => {
    const { format } = await inspectWorkbook(sheets);
    expect(format).toMatchObject({ sheet: 'Accounts', headerLine: 3 });
  });

  it('is read from its first sheet where none has known names', async () => {
    const { format } = await inspectWorkbook({ Cover: cover, Other: cover });
    expect(format.sheet).toBe('Cover');
  });

  it('is read from the sheet that was asked for, whose header is found', async () => {
    const sheets = { Cover: cover, Summary: summary, Accounts: people };
    expect((await inspectWorkbook(sheets, 'Summary')).format).toMatchObject({
      sheet: 'Summary',
      headerLine: 1,
    });
  });
});
