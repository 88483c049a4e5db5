import { cleanCell } from './clean-cell.ts';
import type { ImportKind } from './import-words.ts';
import type { RowReading } from './imported-row.ts';
import { isTotalsRow } from './is-totals-row.ts';
import type { Mapping } from './mapping.ts';
import { prepareHistory } from './prepare-history.ts';
import { createCallReader } from './read-call.ts';
import { createConsentReader } from './read-consent.ts';
import { createDebtorReader } from './read-debtor.ts';
import { createPaymentReader } from './read-payment.ts';
import { createRestrictionReader } from './read-restriction.ts';
import { reject } from './row-report.ts';

type RowReader = (cells: readonly string[]) => RowReading;

const createReader: Readonly<Record<ImportKind, (mapping: Mapping, now: Date) => RowReader>> = {
  debtors: createDebtorReader,
  calls: (mapping, now) => createCallReader(prepareHistory(mapping, now)),
  consents: (mapping, now) => createConsentReader(prepareHistory(mapping, now)),
  payments: createPaymentReader,
  restrictions: (mapping, now) => createRestrictionReader(prepareHistory(mapping, now)),
};

/**
 * Reads the rows of a file one by one. Every row is answered with what it tells or why it cannot be
 * used; none is an exception. What the columns mean is worked out once, and not again a million times.
 */
export function createRowReader(mapping: Mapping, now: Date): RowReader {
  const read = createReader[mapping.kind](mapping, now);
  const width = mapping.columns.length;
  const isWorkbook = mapping.format.kind === 'workbook';
  return (cells) => {
    if (cells.length > width) {
      // A line with more cells than the header has slipped, as "1,200.00" without quotes does: what
      // stands behind is in the wrong column, and the balance would be one dollar. An empty cell at its
      // end proves nothing. The cells of a workbook stand where they stand.
      const extra = cells.slice(width).find((cell) => !isWorkbook || cell.trim() !== '');
      if (extra !== undefined) {
        return explain(cells, reject('cells_too_many', null, cleanCell(extra)));
      }
    }
    return explain(cells, read(cells));
  };
}

/** A line of totals is no person, and says so rather than what it has not. */
function explain(cells: readonly string[], reading: RowReading): RowReading {
  const isDoubtful =
    reading.kind === 'rejected' ||
    (reading.kind === 'debtor' && reading.debtor.phones.length === 0);
  if (!isDoubtful || !isTotalsRow(cells)) return reading;
  return reject('totals_row', null, cleanCell(cells.find((cell) => cell.trim() !== '') ?? ''));
}
