import { findCurrenciesBySymbol, findMinorDigits } from '../money/currencies.ts';
import { parseCredit } from '../money/parse-credit.ts';
import { type Money, parseMoney } from '../money/parse-money.ts';
import { hasCardNumber } from '../promises/has-card-number.ts';
import { type Column, findColumns, noColumn } from './find-columns.ts';
import type { RowReading } from './imported-row.ts';
import { isBlank } from './is-blank.ts';
import type { Mapping } from './mapping.ts';
import { readDate } from './read-date.ts';
import { remember } from './remember.ts';
import { hasLostDigits, isRejected, type Rejected, readCell, reject } from './row-report.ts';

const longestReference = 100;
/** It is tomorrow already somewhere. */
const zoneAheadMilliseconds = 14 * 60 * 60 * 1000;

/** As banks and agencies mark a payment that came back, in English and Spanish. */
const reversalWords =
  /^(?:y|yes|true|1|x|r|rev|reversed?|reversal|nsf|returned?|bounced?|chargeback|void(?:ed)?|s|si|sí|devuelto|devuelta|devolución|devolucion|rechazado|reverso|reversado|anulado|contracargo)$/iu;
const paymentWords = /^(?:n|no|false|0|p|pmt|payment|paid|posted|cleared|pago|pagado|aplicado)$/iu;

/** Undefined where nobody can tell. */
function readReversal(text: string): boolean | undefined {
  if (isBlank(text) || paymentWords.test(text)) return false;
  return reversalWords.test(text) ? true : undefined;
}

/** Reads payments: for which debt, how much, when, and what the payer's system calls each. */
export function createPaymentReader(
  mapping: Mapping,
  now: Date,
): (cells: readonly string[]) => RowReading {
  const columns = findColumns(mapping);
  const [reference, amount, paidOn, payer, reversal] = [
    columns.of('reference'),
    columns.of('payment_amount'),
    columns.of('paid_on'),
    columns.of('payer_reference'),
    columns.of('payment_reversal'),
  ];
  const debtReference = columns.debts[0]?.debt_reference ?? noColumn;
  const currencyColumn = columns.debts[0]?.currency ?? noColumn;
  const readDay = remember((text) => readDate(text, mapping.dateOrder, now));
  const latestDay = new Date(now.getTime() + zoneAheadMilliseconds).toISOString().slice(0, 10);

  function readName(cells: readonly string[], column: Column): string | null | Rejected {
    const text = readCell(cells, column);
    if (isBlank(text)) return null;
    if (text.length > longestReference) return reject('value_too_long', column, text);
    return hasLostDigits(text) ? reject('digits_lost', column, text) : text;
  }

  /** Less than nothing is a payment that came back. */
  function readAmount(cells: readonly string[]): Money | Rejected {
    const text = readCell(cells, amount);
    if (isBlank(text)) return reject('amount_missing', amount);
    const code = readCell(cells, currencyColumn).toUpperCase();
    const own = isBlank(code) ? mapping.currency : code;
    const isOwn = findCurrenciesBySymbol(own)?.includes(mapping.currency) === true;
    if (findMinorDigits(own) === undefined && !isOwn) {
      return reject('currency_invalid', currencyColumn, code);
    }
    const currency = isOwn ? mapping.currency : own;
    const money = parseMoney(text, currency, mapping.decimalMark);
    if (money === 'ambiguous') return reject('amount_ambiguous', amount, text);
    if (money !== null) {
      return money.amountMinor === 0 ? reject('amount_invalid', amount, text) : money;
    }
    const credit = parseCredit(text, currency);
    if (credit === null || credit.amountMinor === 0) return reject('amount_invalid', amount, text);
    return { amountMinor: 0 - credit.amountMinor, currency: credit.currency };
  }

  return (cells) => {
    const externalReference = readName(cells, reference);
    if (isRejected(externalReference)) return externalReference;
    const debt = readName(cells, debtReference);
    if (isRejected(debt)) return debt;
    const payerReference = readName(cells, payer);
    if (isRejected(payerReference)) return payerReference;
    // Its value is not shown with the reason.
    if (payerReference !== null && hasCardNumber(payerReference)) {
      return reject('card_number', payer);
    }
    const money = readAmount(cells);
    if (isRejected(money)) return money;
    const mark = readCell(cells, reversal);
    const isMarked = readReversal(mark);
    if (isMarked === undefined) return reject('reversal_invalid', reversal, mark);
    const isReversal = isMarked || money.amountMinor < 0;
    if (externalReference === null && debt === null && !isReversal) {
      return reject('debt_reference_missing', debtReference.index < 0 ? reference : debtReference);
    }
    const dayText = readCell(cells, paidOn);
    const day = readDay(dayText);
    if (day === null) return reject('moment_missing', paidOn);
    if (day === undefined) return reject('date_invalid', paidOn, dayText);
    if (day > latestDay) return reject('moment_in_future', paidOn, dayText);
    const payment = {
      externalReference,
      e164: null,
      debtReference: debt,
      amountMinor: Math.abs(money.amountMinor),
      currency: money.currency,
      paidOn: day,
      payerReference,
      isReversal,
    };
    return { kind: 'payment', payment, warnings: [] };
  };
}
