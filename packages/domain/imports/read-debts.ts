import { findCurrenciesBySymbol, findMinorDigits } from '../money/currencies.ts';
import { parseCredit } from '../money/parse-credit.ts';
import { parseMoney } from '../money/parse-money.ts';
import type { Column, DebtColumns } from './find-columns.ts';
import type { WarningCode } from './import-words.ts';
import type { ImportedDebt, RowWarning } from './imported-row.ts';
import { isBlank } from './is-blank.ts';
import type { Mapping } from './mapping.ts';
import { readDebtKind, readPersonRole, readTimeBarred } from './read-debt-facts.ts';
import { isHeld, readDebtStatus } from './read-debt-state.ts';
import { remember } from './remember.ts';
import {
  cutText,
  hasLostDigits,
  isRejected,
  type Rejected,
  readCell,
  reject,
  warn,
} from './row-report.ts';

const longestReference = 100;
const longestCreditor = 200;
const longestGroup = 100;

export type DebtReader = (
  cells: readonly string[],
  /** The person's own, from which a second debt without a reference gets one. */
  externalReference: () => string,
  warnings: RowWarning[],
) => ImportedDebt[] | Rejected;

/** Reads every debt of a row. A row that tells of none is rejected: its balance is missing. */
export function createDebtReader(
  mapping: Mapping,
  columns: readonly DebtColumns[],
  readDay: (text: string) => string | null | undefined,
  now: Date,
): DebtReader {
  const readStatus = remember(readDebtStatus);
  const readKind = remember(readDebtKind);
  const readRole = remember(readPersonRole);
  const readBarred = remember(readTimeBarred);
  const latestDay = findLatestDay(now);
  const isOwedNegative = mapping.negativeBalances === 'owed';
  const readCode = remember((text) => readCurrency(text, mapping.currency));

  const readDate = (cells: readonly string[], column: Column, warnings: RowWarning[]) => {
    const text = readCell(cells, column);
    if (text === '') return null;
    const day = readDay(text);
    if (day === undefined) warn(warnings, 'date_ignored', column, text);
    return day ?? null;
  };
  /** What lies in the future has not happened. */
  const readPastDate = (cells: readonly string[], column: Column, warnings: RowWarning[]) => {
    const day = readDate(cells, column, warnings);
    if (day === null || day <= latestDay) return day;
    warn(warnings, 'date_ignored', column, readCell(cells, column));
    return null;
  };
  /** What cannot be read is left out and said, rather than losing the debt for it. */
  const readFact = <Value>(
    cells: readonly string[],
    column: Column,
    read: (text: string) => Value | undefined,
    code: WarningCode,
    warnings: RowWarning[],
  ): Value | null => {
    const text = readText(cells, column);
    if (text === '') return null;
    const value = read(text);
    if (value === undefined) warn(warnings, code, column, text);
    return value ?? null;
  };

  const readOne = (
    cells: readonly string[],
    debt: DebtColumns,
    warnings: RowWarning[],
  ): ImportedDebt | Rejected => {
    const reference = readText(cells, debt.debt_reference);
    if (reference.length > longestReference) {
      return reject('value_too_long', debt.debt_reference, reference);
    }
    if (hasLostDigits(reference)) return reject('digits_lost', debt.debt_reference, reference);
    const creditor = readText(cells, debt.creditor);
    if (creditor.length > longestCreditor) return reject('value_too_long', debt.creditor, creditor);
    const stateText = readText(cells, debt.debt_state);
    const status = stateText === '' ? null : readStatus(stateText);
    if (status === undefined) return reject('debt_state_invalid', debt.debt_state, stateText);
    const state = status?.state ?? null;
    const code = readText(cells, debt.currency);
    const currency = code === '' ? null : readCode(code);
    if (currency === undefined) return reject('currency_invalid', debt.currency, code);

    /** What is owed to the person is less than nothing. */
    const readMoney = (column: Column) => {
      const text = readText(cells, column);
      if (text === '') return null;
      const own = currency ?? mapping.currency;
      let money = parseMoney(text, own, mapping.decimalMark);
      if (money === 'ambiguous') return reject('balance_ambiguous', column, text);
      if (money === null) {
        const credit = parseCredit(text, own);
        if (credit === null) return reject('balance_invalid', column, text);
        money = { amountMinor: 0 - credit.amountMinor, currency: credit.currency };
      }
      // The amount names a currency of its own, and the column another.
      if (currency !== null && money.currency !== currency) {
        return reject('currency_invalid', debt.currency, code);
      }
      return isOwedNegative ? { ...money, amountMinor: 0 - money.amountMinor } : money;
    };
    let balance = readMoney(debt.balance);
    if (balance === null || isRejected(balance)) {
      // Nobody is called about it, whatever the amount is: losing this would mean a call too many.
      const isEnded = state !== null && isHeld(state, 0);
      if (!isEnded) return balance ?? reject('balance_missing', debt.balance);
      balance = { amountMinor: 0, currency: currency ?? mapping.currency };
    }
    if (balance.amountMinor < 0) {
      // Nobody is called for what the creditor owes them.
      warn(warnings, 'balance_credit', debt.balance, readText(cells, debt.balance));
      balance = { ...balance, amountMinor: 0 };
    }
    let original = readMoney(debt.original_amount);
    if (isRejected(original)) return original;
    if (original !== null && original.amountMinor < 0) {
      const text = readText(cells, debt.original_amount);
      warn(warnings, 'original_amount_ignored', debt.original_amount, text);
      original = null;
    }
    if (original !== null && original.currency !== balance.currency) {
      return reject(
        'currency_invalid',
        debt.original_amount,
        readText(cells, debt.original_amount),
      );
    }
    const group = readText(cells, debt.debt_group);
    return {
      reference: reference || null,
      creditor: creditor || null,
      balanceMinor: balance.amountMinor,
      originalMinor: original?.amountMinor ?? null,
      currency: balance.currency,
      openedOn: readDate(cells, debt.opened_on, warnings),
      dueOn: readDate(cells, debt.due_on, warnings),
      chargedOffOn: readDate(cells, debt.charged_off_on, warnings),
      noticeSentOn: readDate(cells, debt.notice_sent_on, warnings),
      firstContactOn: readPastDate(cells, debt.first_contact_at, warnings),
      group: group === '' ? null : cutText(warnings, group, longestGroup, debt.debt_group),
      state,
      restriction: status?.restriction ?? null,
      kind: readFact(cells, debt.debt_kind, readKind, 'debt_kind_unknown', warnings),
      isTimeBarred:
        status?.isTimeBarred ??
        readFact(cells, debt.time_barred, readBarred, 'time_barred_unknown', warnings),
      role: readFact(cells, debt.person_role, readRole, 'person_role_unknown', warnings),
    };
  };

  const [only] = columns;
  return (cells, externalReference, warnings) => {
    if (columns.length === 1 && only !== undefined) {
      const debt = readOne(cells, only, warnings);
      return isRejected(debt) ? debt : [debt];
    }
    const debts: ImportedDebt[] = [];
    const isGiven = (debt: DebtColumns): boolean => isThere(cells, debt);
    for (const [index, debt] of columns.entries()) {
      // Where none is given, the first is at fault.
      const isWanted = isGiven(debt) || (index === 0 && !columns.some(isGiven));
      if (!isWanted) continue;
      const read = readOne(cells, debt, warnings);
      if (isRejected(read)) return read;
      // By its place and not by how many are given, so that next week it is the same debt.
      const named =
        read.reference === null && index > 0
          ? { ...read, reference: `${externalReference()}-${index + 1}` }
          : read;
      const twin = debts.find(({ reference }) => reference === named.reference);
      if (twin === undefined) debts.push(named);
      else if (JSON.stringify(twin) !== JSON.stringify(named)) {
        return reject('debt_contradicts', debt.debt_reference, named.reference ?? '');
      }
    }
    return debts;
  };
}

/** It is tomorrow already somewhere. */
function findLatestDay(now: Date): string {
  return new Date(now.getTime() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

function readText(cells: readonly string[], column: Column): string {
  const text = readCell(cells, column);
  return isBlank(text) ? '' : text;
}

function isThere(cells: readonly string[], { balance, debt_reference }: DebtColumns): boolean {
  return readText(cells, balance) !== '' || readText(cells, debt_reference) !== '';
}

/** A code, or a sign that the organization's own currency has. */
function readCurrency(text: string, own: string): string | undefined {
  const code = text.toUpperCase();
  if (findMinorDigits(code) !== undefined) return code;
  return findCurrenciesBySymbol(code)?.includes(own) ? own : undefined;
}
