import { createRowReader } from '@ringfence/domain/imports/read-row';
import { suggestMapping } from '@ringfence/domain/imports/suggest-mapping';
import { describe, expect, it } from 'vitest';
import { inspectFile } from './inspect-file.ts';
import { memorySource } from './testing/memory-source.ts';
import { readAll } from './testing/read-all.ts';

/** What becomes of each row when the file is read as it is suggested; and of the first, its balance. */
async function readFile(content: string) {
  const source = memorySource(content);
  const { format, lines } = await inspectFile(source, 'debtors.csv');
  const { mapping } = suggestMapping({
    kind: 'debtors',
    format,
    header: lines.find(({ line }) => line === format.headerLine)?.cells ?? [],
    rows: lines.filter(({ line }) => line > format.headerLine).map(({ cells }) => cells),
    country: 'US',
    currency: 'USD',
    zone: 'America/Chicago',
    layouts: [],
  });
  const readRow = createRowReader(mapping, new Date('2026-06-10T16:00:00Z'));
  return (await readAll(source, format)).map(({ cells }) => {
    const reading = readRow(cells);
    if (reading.kind === 'rejected') return reading.reason;
    return reading.kind === 'debtor' ? reading.debtor.debts[0]?.balanceMinor : reading.kind;
  });
}

const row = 'Jane Doe,312-555-0142,80.00,late';
const slipped = 'Joe Roe,312-555-0143,1,200.00,';

describe('a row with more cells than the header', () => {
  it('is read where every row ends with a delimiter, unless an amount is cut in two', async () => {
    const rows = [...Array<string>(5).fill(`${row},`), `${slipped},`];
    expect(await readFile(['Name,Phone,Balance,Note', ...rows].join('\n'))).toEqual([
      ...Array<number>(5).fill(8000),
      'cells_too_many',
    ]);
  });

  it.each([1, 5, 20])(
    'is rejected where its amount is cut in two, one of %i rows',
    async (count) => {
      const rows = [slipped, ...Array<string>(count - 1).fill(row)];
      expect(await readFile(['Name,Phone,Balance,Note', ...rows].join('\n'))).toEqual([
        'cells_too_many',
        ...Array<number>(count - 1).fill(8000),
      ]);
    },
  );

  it('is rejected where all amounts are cut in two', async () => {
    const rows = Array<string>(20).fill(slipped);
    expect(new Set(await readFile(['Name,Phone,Balance,Note', ...rows].join('\n')))).toEqual(
      new Set(['cells_too_many']),
    );
  });
});
