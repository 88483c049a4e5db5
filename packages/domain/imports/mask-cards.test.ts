import { describe, expect, it } from 'vitest';
import { createCardMask } from './mask-cards.ts';
import { mapHeader } from './testing/sight.ts';

const header = ['Account Number', 'Payment Amount', 'Payment Date', 'Transaction ID', 'Memo'];
const card = '4111 1111 1111 1111';
const hidden = '•••• •••• •••• ••••';
const payments = createCardMask(mapHeader(header, 'payments'));

describe('what is kept of a row of payments', () => {
  it('has no card number, in whichever column it stands', () => {
    const row = ['A1', '50', '6/9/2026', card, `paid with ${card}`];
    for (const reason of ['card_number', 'amount_invalid', null] as const) {
      const kept = payments.inCells(row, reason);
      expect(kept).toEqual(['A1', '50', '6/9/2026', hidden, `paid with ${hidden}`]);
    }
    expect(payments.inText(card)).toBe(hidden);
  });

  it('still names the debt, except where the row is refused for a card number', () => {
    const row = [card, '50', '6/9/2026', 'T1', ''];
    expect(payments.inCells(row, 'amount_invalid')[0]).toBe(card);
    expect(payments.inCells(row, 'card_number')[0]).toBe(hidden);
  });
});

it('changes no row of another file', () => {
  const debtors = createCardMask(mapHeader(['Name', 'Account Number'], 'debtors'));
  expect(debtors.inCells(['Ann Lee', card], 'phone_missing')).toEqual(['Ann Lee', card]);
});
