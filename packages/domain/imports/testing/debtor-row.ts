import type { ImportedDebtor, RowReading, RowWarning } from '../imported-row.ts';
import type { Mapping } from '../mapping.ts';
import { readBy } from './sight.ts';

type Row = Readonly<Record<string, string>>;

const whole = { Name: 'Jane Doe', Phone: '(312) 555-0142', Balance: '$1,234.50' };

/** One row by header; the person is complete unless something is given otherwise. */
export function readDebtorRow(row: Row, changes: Partial<Mapping> = {}): RowReading {
  return readBy({ ...whole, ...row }, 'debtors', changes);
}

/** The same for a row that is not rejected. */
export function understand(
  row: Row,
  changes: Partial<Mapping> = {},
): { debtor: ImportedDebtor; warnings: readonly RowWarning[] } {
  const reading = readDebtorRow(row, changes);
  if (reading.kind !== 'debtor') throw new Error(JSON.stringify(reading));
  return reading;
}

export function debtorOf(row: Row, changes: Partial<Mapping> = {}): ImportedDebtor {
  return understand(row, changes).debtor;
}

export function warningsOf(row: Row): (readonly [string, string | null, string])[] {
  return understand(row).warnings.map(({ code, column, value }) => [code, column, value]);
}
