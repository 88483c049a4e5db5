import type { ImportKind } from '@ringfence/domain/imports/import-words';
import { writeCsv } from './write-csv.ts';

/** One file of each kind, to begin with. The phone numbers are of the range that belongs to nobody. */
export const sampleFiles: Readonly<
  Record<ImportKind, { name: string; rows: readonly (readonly string[])[] }>
> = {
  debtors: {
    name: 'debtors-sample.csv',
    rows: [
      [
        ...['reference', 'name', 'phone', 'phone 2', 'balance', 'creditor', 'debt reference'],
        ...['opened on', 'state', 'zip', 'email', 'consent'],
      ],
      [
        ...['A-1001', 'Maria Lopez', '(312) 555-0142', '(312) 555-0143', '250.00', 'First Bank'],
        ...['FB-778', '2025-04-30', 'IL', '60601', 'maria@mail.example', 'yes'],
      ],
      [
        ...['A-1001', 'Maria Lopez', '(312) 555-0142', '', '1,320.50', 'City Clinic'],
        ...['CC-12', '2024-11-05', 'IL', '60601', '', 'yes'],
      ],
      [
        ...['A-1003', 'Linda Chen', '(415) 555-0119', '', '89.99', 'City Clinic'],
        ...['CC-13', '2025-01-20', 'CA', '94103', '', 'no'],
      ],
    ],
  },
  calls: {
    name: 'past-calls-sample.csv',
    rows: [
      ['reference', 'phone', 'called at', 'direction', 'outcome', 'evidence'],
      [
        'A-1001',
        '(312) 555-0142',
        '2026-03-02 14:05',
        'outbound',
        'no_answer',
        'Call 5512 of the old dialer',
      ],
      [
        'A-1001',
        '(312) 555-0142',
        '2026-03-04 16:40',
        'outbound',
        'conversation',
        'Call 5790 of the old dialer',
      ],
      ['A-1003', '(415) 555-0119', '2026-03-03 10:15', 'inbound', 'voicemail', ''],
    ],
  },
  consents: {
    name: 'consents-sample.csv',
    rows: [
      [
        ...['reference', 'phone', 'consent kind', 'obtained on', 'obtained how', 'obtained by'],
        ...['expires on', 'evidence'],
      ],
      [
        ...['A-1001', '(312) 555-0142', 'tcpa', '2025-04-30', 'written_agreement', 'First Bank'],
        ...['', 'Application 778, page 2'],
      ],
      [
        ...['A-1003', '(415) 555-0119', 'frequency', '2026-03-01', 'given_to_us', 'Ringfence'],
        ...['2026-03-08', 'Said in a call'],
      ],
    ],
  },
  payments: {
    name: 'payments-sample.csv',
    rows: [
      ['reference', 'debt reference', 'amount paid', 'paid on', 'payment reference', 'returned'],
      ['A-1001', 'FB-778', '50.00', '2026-03-02', 'P-88120', ''],
      ['A-1003', 'CC-13', '89.99', '2026-03-03', 'P-88131', ''],
      ['A-1001', 'FB-778', '50.00', '2026-03-06', 'P-88120', 'yes'],
    ],
  },
  restrictions: {
    name: 'reasons-not-to-call-sample.csv',
    rows: [
      [
        'reference',
        'phone',
        'restriction kind',
        'occurred at',
        'source',
        'evidence',
        'do not call between',
      ],
      ['A-1001', '', 'attorney', '2026-02-11', 'letter', 'Letter of 11 February', ''],
      ['A-1002', '', 'inconvenient_time', '2026-02-14', 'call', 'Call 5102', 'weekdays 9:00-17:00'],
      ['A-1003', '(415) 555-0119', 'medium_stop', '2026-02-20 09:30', 'call', 'Call 5123', ''],
      ['A-1004', '(212) 555-0187', 'wrong_number', '2026-01-15', 'call', '', ''],
    ],
  },
};

export function writeSample(kind: ImportKind): string {
  return writeCsv(sampleFiles[kind].rows);
}
