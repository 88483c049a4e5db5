import { writeAmount } from '@ringfence/domain/money/write-amount';
import type { Block } from './report.ts';
import { heading } from './shared-blocks.ts';
import { fieldsOf, rowsOf, showValue, showWord } from './show-value.ts';

function showAmount({ amountMinor, currency }: Readonly<Record<string, unknown>>): string {
  return typeof amountMinor === 'number' && typeof currency === 'string'
    ? `${writeAmount({ amountMinor, currency })} ${currency}`
    : showValue(null);
}

/** What was promised and what became of it, and what came in for it. */
export function describePromises(promises: unknown, payments: unknown): Block[] {
  const promised = rowsOf(promises).map(fieldsOf);
  const paid = rowsOf(payments).map(fieldsOf);
  return [
    heading('Promises to pay'),
    {
      kind: 'table',
      columns: ['Promised', 'Amount', 'Due', 'State', 'Settled', 'Cancelled because'],
      widths: [0.22, 0.16, 0.12, 0.11, 0.22, 0.17],
      rows: promised.map((promise) => [
        showValue(promise.madeAt),
        showAmount(promise),
        showValue(promise.dueOn),
        showWord(promise.state),
        showValue(promise.settledAt),
        showWord(promise.cancelledBecause),
      ]),
      empty: 'Nothing was promised.',
    },
    ...(promised.length === 0 && paid.length === 0
      ? []
      : [
          {
            kind: 'table' as const,
            columns: ['Paid on', 'Amount', 'Source', 'Recorded', 'Taken back'],
            widths: [0.16, 0.2, 0.16, 0.24, 0.24],
            rows: paid.map((payment) => [
              showValue(payment.paidOn),
              showAmount(payment),
              showWord(payment.source),
              showValue(payment.recordedAt),
              showValue(payment.reversedAt),
            ]),
            empty: 'No payment was recorded.',
          },
        ]),
  ];
}
