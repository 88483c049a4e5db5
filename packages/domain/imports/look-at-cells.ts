import { parseCredit } from '../money/parse-credit.ts';
import { parseMoney } from '../money/parse-money.ts';
import { parsePhone } from '../phone/parse-phone.ts';
import { cleanCell } from './clean-cell.ts';
import type { ImportField } from './import-words.ts';
import { isBlank } from './is-blank.ts';
import { readCountry, readRegion } from './read-address.ts';
import { readAnswer, readDoNotCall, readLanguage } from './read-answers.ts';
import { readBirth } from './read-birth.ts';
import { readClock } from './read-clock.ts';
import { readDate } from './read-date.ts';
import {
  readDebtKind,
  readPersonRole,
  readServiceMember,
  readTimeBarred,
} from './read-debt-facts.ts';
import { readDebtStatus } from './read-debt-state.ts';
import { readMoment } from './read-moment.ts';
import { readDirection, readPastOutcome } from './read-past-call-words.ts';
import { readPhoneWords } from './read-phone-words.ts';
import { readReassignedAnswer } from './read-reassigned-answer.ts';
import { readRestrictionWord } from './read-restriction-word.ts';
import { writeTime } from './read-time.ts';

/** What the look at a column needs to know; no clock is asked, and any will do for two-digit years. */
const someDay = new Date(Date.UTC(2026, 0, 1));
const writing = { zone: 'UTC', now: someDay };
const orders = ['month_first', 'day_first', 'year_first'] as const;
const marks = ['point', 'comma'] as const;

const isDay = (text: string): boolean =>
  orders.some((order) => typeof readDate(text, order, someDay) === 'string');
const isAmount = (text: string, currency: string): boolean =>
  marks.some((mark) => parseMoney(text, currency, mark) !== null) ||
  parseCredit(text, currency) !== null;
const isPhone = (text: string, country: string): boolean =>
  /\d.*\d.*\d.*\d.*\d.*\d/.test(text) &&
  text.split(/[;|,]|\s\/\s/).some((part) => parsePhone(cleanCell(part), country) !== null);
const zip = /^\d{5}(?:-?\d{4})?$|^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i;

interface Home {
  country: string;
  currency: string;
}

type Test = (text: string, home: Home) => boolean;

/** Whether a cell can be what the field holds, where its looks can tell. */
const tests: Partial<Readonly<Record<ImportField, Test>>> = {
  full_name: (text) => /\p{L}/u.test(text) && !/\d/.test(text),
  first_name: (text) => /\p{L}/u.test(text) && !/\d/.test(text),
  middle_name: (text) => /\p{L}/u.test(text) && !/\d/.test(text),
  last_name: (text) => /\p{L}/u.test(text) && !/\d/.test(text),
  second_last_name: (text) => /\p{L}/u.test(text) && !/\d/.test(text),
  name_suffix: (text) => /^[\p{L}\d][\p{L}\d., ]{0,9}$/u.test(text),
  birth_year: (text) => orders.some((order) => (readBirth(text, order, someDay) ?? null) !== null),
  email: (text) => /^\S+@\S+\.\S+$/.test(text),
  region: (text, { country }) =>
    readRegion(text, country) !== undefined || readRegion(text, 'CA') !== undefined,
  postal_code: (text, { country }) =>
    country === 'US' ? /^\d{3,5}(?:-?\d{4})?$/.test(text) || zip.test(text) : /\d/.test(text),
  country: (text) => readCountry(text) !== undefined,
  language: (text) => readLanguage(text) !== undefined || /^\p{L}+$/u.test(text),
  consent: (text) => readAnswer(text) !== undefined,
  do_not_call: (text) => readDoNotCall(text) !== undefined,
  service_member: (text) => readServiceMember(text) !== undefined,
  phone: (text, { country }) => isPhone(text, country),
  balance: (text, { currency }) => isAmount(text, currency),
  original_amount: (text, { currency }) => isAmount(text, currency),
  opened_on: isDay,
  due_on: isDay,
  charged_off_on: isDay,
  notice_sent_on: isDay,
  first_contact_at: isDay,
  expires_on: isDay,
  debt_state: (text) => readDebtStatus(text) !== undefined,
  permitted_from: (text) => readClock(text) !== undefined,
  permitted_to: (text) => readClock(text) !== undefined,
  reassigned_checked_on: isDay,
  reassigned_answer: (text) => readReassignedAnswer(text) !== undefined,
  permitted_place: (text) => readPhoneWords(text).place !== null,
  debt_kind: (text) => readDebtKind(text) !== undefined,
  time_barred: (text) => readTimeBarred(text) !== undefined,
  person_role: (text) => readPersonRole(text) !== undefined,
  occurred_at: (text) => orders.some((order) => readMoment(text, { ...writing, order })),
  occurred_time: (text) => writeTime(text) !== undefined,
  direction: (text) => readDirection(text) !== undefined,
  outcome: (text) => readPastOutcome(text) !== undefined,
  restriction_kind: (text) => readRestrictionWord(text) !== undefined,
};

/** The part of the cells that can be what the field holds, 0 to 1; null where looks cannot tell. */
export function measureFit(
  field: ImportField,
  cells: readonly string[],
  home: Home,
): number | null {
  const test = tests[field];
  const filled = listFilled(cells);
  if (test === undefined || filled.length === 0) return null;
  return filled.filter((cell) => test(cell, home)).length / filled.length;
}

/** As many as it takes to know: a file may have hundreds of columns. */
const mostCells = 50;

function listFilled(cells: readonly string[]): string[] {
  return cells.filter((cell) => !isBlank(cell)).slice(0, mostCells);
}

/** What so many cells of a column have to look like before it is taken for something without a name. */
const enough = 0.8;

/**
 * What a column holds by its cells alone. Stricter than `measureFit`: every name of two words is a name,
 * every number an amount, so each has to look like itself and like nothing before it.
 */
export function guessField(cells: readonly string[], home: Home): ImportField | null {
  const filled = listFilled(cells);
  if (filled.length === 0) return null;
  const mostAre = (test: (text: string) => boolean): boolean =>
    filled.filter(test).length / filled.length >= enough;
  if (mostAre((text) => /^\S+@\S+\.\S+$/.test(text))) return 'email';
  if (mostAre((text) => isPhone(text, home.country) && /\d{4}$/.test(text))) return 'phone';
  if (
    mostAre(
      (text) =>
        text.length <= 3 &&
        readRegion(text, home.country) !== undefined &&
        ['US', 'CA'].includes(home.country),
    )
  ) {
    return 'region';
  }
  if (mostAre((text) => zip.test(text)) && new Set(filled).size > 1) return 'postal_code';
  if (
    mostAre((text) => /[$€£]|[.,]\d\d(?:-|\)| ?CR)?$/i.test(text) && isAmount(text, home.currency))
  ) {
    return 'balance';
  }
  if (mostAre((text) => /^\p{L}[\p{L}'’.-]*,?(?: [\p{L}'’.-]+)+$/u.test(text))) return 'full_name';
  const isKey = new Set(filled).size === filled.length && filled.length > 1;
  return isKey && mostAre((text) => /^(?=.*\d)[\p{L}\d/_-]{3,30}$/u.test(text) && !isDay(text))
    ? 'reference'
    : null;
}
