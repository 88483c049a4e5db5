import { writeCsv } from './write-csv.ts';

export const sampleFileName = 'debtors-sample.csv';

/** The numbers are of the range that belongs to nobody. */
export const sampleRows = [
  ['name', 'phone', 'balance', 'reference', 'creditor', 'state', 'zip', 'consent'],
  ['Maria Lopez', '(312) 555-0142', '250.00', 'A-1001', 'First Bank', 'IL', '60601', 'yes'],
  ['James Miller', '(212) 555-0187', '1320.50', 'A-1002', 'First Bank', 'NY', '10001', 'yes'],
  ['Linda Chen', '(415) 555-0119', '89.99', 'A-1003', 'City Clinic', 'CA', '94103', 'no'],
];

export function writeSample(): string {
  return writeCsv(sampleRows);
}
