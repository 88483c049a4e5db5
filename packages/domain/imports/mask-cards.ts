import { maskCardNumbers } from '../promises/has-card-number.ts';
import { findColumns } from './find-columns.ts';
import type { RejectionReason } from './import-words.ts';
import type { Mapping } from './mapping.ts';

interface CardMask {
  inText(text: string): string;
  /** Of a row, with the reason for which it is refused, if it is. */
  inCells(cells: readonly string[], reason: RejectionReason | null): readonly string[];
}

/**
 * What of a row may be kept. Of a file of payments no card number is (PCI DSS, requirement 3), in whichever column it
 * stands. What names the debt stays, because the row could not be mended without it; but not in a row that is refused
 * for its card number.
 */
export function createCardMask(mapping: Mapping): CardMask {
  if (mapping.kind !== 'payments') return { inText: (text) => text, inCells: (cells) => cells };
  const columns = findColumns(mapping);
  const naming = new Set([
    columns.of('reference').index,
    ...columns.debts.map((debt) => debt.debt_reference.index),
  ]);
  return {
    inText: maskCardNumbers,
    inCells: (cells, reason) =>
      cells.map((cell, index) =>
        reason !== 'card_number' && naming.has(index) ? cell : maskCardNumbers(cell),
      ),
  };
}
