import { localTime } from '../zones/convert-time.ts';
import { findOffset } from '../zones/find-offset.ts';
import { type Column, type Columns, findColumns, noColumn } from './find-columns.ts';
import type { ImportedSubject, RowWarning } from './imported-row.ts';
import { isBlank } from './is-blank.ts';
import type { Mapping } from './mapping.ts';
import { readCountry } from './read-address.ts';
import { locateDay, type ReadMoment, readMoment } from './read-moment.ts';
import { createPhoneReader } from './read-phones.ts';
import { writeTime } from './read-time.ts';
import { remember } from './remember.ts';
import { cutText, hasLostDigits, type Rejected, readCell, reject, warn } from './row-report.ts';

const longestReference = 100;
export const longestEvidence = 500;

export type Cells = readonly string[];

/** What the readers of the three kinds share. */
export interface History {
  columns: Columns;
  /** The column of the number, where there is one. */
  number: Column;
  mapping: Mapping;
  now: Date;
  /** When it happened, of a day and perhaps a time beside it. */
  readMoment: (cells: Cells, warnings: RowWarning[]) => ReadMoment | null | undefined;
  readSubject: (cells: Cells, warnings: RowWarning[]) => ReadSubject | Rejected;
  readText: (cells: Cells, column: Column, longest: number, warnings: RowWarning[]) => string;
}

export interface ReadSubject {
  subject: ImportedSubject;
  /** What was given is not one number; the person is known by reference. */
  badPhone: Rejected | null;
}

/** Works out once what every row of a file of history is read by. */
export function prepareHistory(mapping: Mapping, now: Date): History {
  const columns = findColumns(mapping);
  return {
    columns,
    number: columns.phones[0]?.number ?? noColumn,
    mapping,
    now,
    readMoment: createMomentReader(mapping, columns, now),
    readSubject: createSubjectReader(mapping, columns),
    readText: (cells, column, longest, warnings) => {
      const text = readCell(cells, column);
      return isBlank(text) ? '' : cutText(warnings, text, longest, column);
    },
  };
}

function createMomentReader(mapping: Mapping, columns: Columns, now: Date): History['readMoment'] {
  const { dateOrder: order, zone } = mapping;
  const [date, time] = [columns.of('occurred_at'), columns.of('occurred_time')];
  const isZoneKnown = canTell(zone);
  const read = remember((text) =>
    isZoneKnown ? forgetMidnight(readMoment(text, { order, zone, now }), zone) : undefined,
  );
  return (cells, warnings) => {
    const moment = read(readCell(cells, date));
    const timeText = readCell(cells, time);
    if (isBlank(timeText) || moment === null || moment === undefined || 'at' in moment) {
      return moment;
    }
    const written = writeTime(timeText);
    const joined = written === undefined ? undefined : read(`${moment.day} ${written}`);
    if (joined === undefined) warn(warnings, 'time_ignored', time, timeText);
    return joined ?? moment;
  };
}

/** Nobody calls or writes at midnight to the second: so programs tell a day of which they know no time. */
function forgetMidnight(
  moment: ReadMoment | null | undefined,
  zone: string,
): ReadMoment | null | undefined {
  if (moment === null || moment === undefined || 'day' in moment) return moment;
  const day = findDay(moment.at, zone);
  return locateDay(day, 'first', zone).getTime() === moment.at.getTime() ? { day } : moment;
}

const dayLength = 86_400_000;

/** The day that the calendar of the zone shows. */
export function findDay(moment: Date, zone: string): string {
  return new Date(localTime(zone, moment).day * dayLength).toISOString().slice(0, 10);
}

function canTell(zone: string): boolean {
  try {
    findOffset(zone, 0);
    return true;
  } catch {
    return false;
  }
}

function createSubjectReader(mapping: Mapping, columns: Columns): History['readSubject'] {
  const [reference, country] = [columns.of('reference'), columns.of('country')];
  const number = columns.phones[0]?.number ?? noColumn;
  const debtReference = columns.debts[0]?.debt_reference ?? noColumn;
  const readPhones = createPhoneReader(columns.phones.slice(0, 1));
  const findCountry = remember(readCountry);
  return (cells, warnings) => {
    const ownReference = readCell(cells, reference);
    const debt = readCell(cells, debtReference);
    for (const [text, column] of [
      [ownReference, reference],
      [debt, debtReference],
    ] as const) {
      if (text.length > longestReference) return reject('value_too_long', column, text);
      if (hasLostDigits(text)) return reject('digits_lost', column, text);
    }
    const place = findCountry(readCell(cells, country)) ?? mapping.country;
    const { phones, bad } = readPhones(cells, place, warnings);
    const [phone] = phones;
    // What happened was about one number: of two in a cell nobody knows which.
    const isOne = phones.length === 1;
    const isBad = !isOne && (phone !== undefined || bad.length > 0);
    const numberText = readCell(cells, number);
    const fault = hasLostDigits(numberText) ? 'digits_lost' : 'phone_invalid';
    const badPhone = isBad ? reject(fault, number, numberText) : null;
    if (isOne) for (const { value } of bad) warn(warnings, 'extra_phone_invalid', number, value);
    const subject = {
      externalReference: isBlank(ownReference) ? null : ownReference,
      e164: isOne && phone !== undefined ? phone.e164 : null,
      debtReference: isBlank(debt) ? null : debt,
    };
    if (subject.externalReference === null && subject.e164 === null) {
      return badPhone ?? reject('phone_missing', number.index < 0 ? reference : number);
    }
    return { subject, badPhone };
  };
}
