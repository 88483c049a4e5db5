import { findOffset } from '../zones/find-offset.ts';
import { type Column, type Columns, findColumns, noColumn } from './find-columns.ts';
import type { ImportedSubject, RowWarning } from './imported-row.ts';
import { isBlank } from './is-blank.ts';
import type { Mapping } from './mapping.ts';
import { readCountry } from './read-address.ts';
import { type ReadMoment, readMoment } from './read-moment.ts';
import { createPhoneReader } from './read-phones.ts';
import { remember } from './remember.ts';
import { cutText, type Rejected, readCell, reject, warn } from './row-report.ts';

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
  readMoment: (text: string) => ReadMoment | null | undefined;
  readSubject: (cells: Cells, warnings: RowWarning[]) => ReadSubject | Rejected;
  readText: (cells: Cells, column: Column, longest: number, warnings: RowWarning[]) => string;
}

export interface ReadSubject {
  subject: ImportedSubject;
  /** What was told is not one number; the person is known by reference. */
  badPhone: Rejected | null;
}

/** Works out once what every row of a file of history is read by. */
export function prepareHistory(mapping: Mapping, now: Date): History {
  const columns = findColumns(mapping);
  const writing = { order: mapping.dateOrder, zone: mapping.zone, now };
  const isZoneKnown = canTell(mapping.zone);
  return {
    columns,
    number: columns.phones[0]?.number ?? noColumn,
    mapping,
    now,
    readMoment: remember((text) => (isZoneKnown ? readMoment(text, writing) : undefined)),
    readSubject: createSubjectReader(mapping, columns),
    readText: (cells, column, longest, warnings) => {
      const text = readCell(cells, column);
      return isBlank(text) ? '' : cutText(warnings, text, longest, column);
    },
  };
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
    }
    const place = findCountry(readCell(cells, country)) ?? mapping.country;
    const { phones, bad } = readPhones(cells, place, warnings);
    const [phone] = phones;
    // What happened was about one number: of two in a cell nobody knows which.
    const isOne = phones.length === 1;
    const isBad = !isOne && (phone !== undefined || bad.length > 0);
    const badPhone = isBad ? reject('phone_invalid', number, readCell(cells, number)) : null;
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
