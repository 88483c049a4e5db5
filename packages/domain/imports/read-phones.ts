import type { LineType } from '../compliance/words.ts';
import { parsePhone } from '../phone/parse-phone.ts';
import { cleanCell } from './clean-cell.ts';
import { type Column, noColumn, type PhoneColumns, type PhoneDescription } from './find-columns.ts';
import type { ImportedPhone, RowWarning } from './imported-row.ts';
import { isBlank } from './is-blank.ts';
import { combineLineTypes, type PhoneWords, readPhoneWords } from './read-phone-words.ts';
import { remember } from './remember.ts';
import { cutText, readCell, warn } from './row-report.ts';

/** A person has no more. */
const mostPhones = 20;
const longestLabel = 50;
/** A cell that is longer holds something else, and is not taken apart. */
const longestCell = 1000;

/** A text in a column of phones that is none. */
export interface BadPhone {
  column: Column;
  value: string;
}

export interface ReadPhones {
  phones: ImportedPhone[];
  bad: BadPhone[];
}

/** Reads every phone of a row, the first to be called first. */
export function createPhoneReader(
  columns: readonly PhoneColumns[],
): (cells: readonly string[], country: string, warnings: RowWarning[]) => ReadPhones {
  const readWords = remember(readPhoneWords);
  return (cells, country, warnings) => {
    const found: ReadPhones = { phones: [], bad: [] };
    for (const column of columns) {
      const raw = column.number.index < 0 ? '' : (cells[column.number.index] ?? '');
      const text = cleanCell(raw);
      if (text === '') continue;
      const said = readDescription(cells, column, readWords, warnings);
      const whole = text.length > longestCell ? null : parsePhone(text, country);
      if (whole !== null) addPhone(found, whole.e164, whole.lineType, said);
      else readParts(raw, text, country, column, said, found);
    }
    if (found.phones.length > mostPhones) {
      for (const { e164 } of found.phones.splice(mostPhones)) {
        found.bad.push({ column: columns[0]?.number ?? noColumn, value: e164 });
      }
    }
    return found;
  };
}

function readDescription(
  cells: readonly string[],
  { label, lineType, place, ownDescription }: PhoneColumns,
  readWords: (text: string) => PhoneWords,
  warnings: RowWarning[],
): PhoneDescription {
  if (label.index < 0 && lineType.index < 0 && place.index < 0) {
    return ownDescription;
  }
  const labelText = readCell(cells, label);
  const typeText = readCell(cells, lineType);
  const placeText = readCell(cells, place);
  const ofType = readWords(typeText);
  const saysType = ofType.lineType !== 'unknown' || ofType.place !== null;
  if (!saysType && !isBlank(typeText)) warn(warnings, 'line_type_unknown', lineType, typeText);
  const descriptions = [ofType, readWords(placeText), readWords(labelText), ownDescription];
  return {
    label:
      labelText === '' ? ownDescription.label : cutText(warnings, labelText, longestLabel, label),
    lineType: descriptions.find((words) => words.lineType !== 'unknown')?.lineType ?? 'unknown',
    place:
      descriptions.find((words) => words.place !== null)?.place ??
      (isBlank(placeText) ? null : 'other'),
  };
}

/** What divides numbers in one cell. A slash alone also stands inside one: 312/555-0142. */
const dividers = /[;|\n\r]|,|\s\/\s|\/(?=\s*[+(]?\d{3})|\s(?:or|and|y|o|u|&)\s/i;
/** "312-555-0142 (cell)", "C: 312-555-0142"; never an extension, which rings at a switchboard. */
const numberAndWord = /^(\+?[\d(][\d\s().-]*\d)\s*[-([:]?\s*(\p{L}+)\.?[)\]]?$/u;
const wordAndNumber = /^(\p{L}+)\.?\s*[-:)]?\s*(\+?[\d(][\d\s().-]*\d)$/u;
const numberWords = /^(?:phone|ph|tel|telefono|teléfono|number|no|p|t)$/i;
/** A number that went through a table of numbers: 3125550142.0. */
const withZeroDecimals = /^(\d{7,15})\.0+$/;

function readParts(
  raw: string,
  text: string,
  country: string,
  { number }: PhoneColumns,
  said: PhoneDescription,
  found: ReadPhones,
): void {
  if (isBlank(text)) return;
  if (text.length > longestCell) {
    found.bad.push({ column: number, value: text });
    return;
  }
  for (const part of raw.split(dividers)) {
    const written = cleanCell(part);
    if (isBlank(written)) continue;
    const [, plain] = withZeroDecimals.exec(written) ?? [];
    const tagged = plain === undefined ? readTag(written) : null;
    const phone = parsePhone(plain ?? tagged?.number ?? written, country);
    if (phone === null) {
      found.bad.push({ column: number, value: written });
      continue;
    }
    const description = tagged === null ? said : { ...said, ...tagged.said };
    addPhone(found, phone.e164, phone.lineType, description);
  }
}

function readTag(text: string): { number: string; said: Partial<PhoneDescription> } | null {
  const [, before, wordAfter] = numberAndWord.exec(text) ?? [];
  const [, wordBefore, after] = wordAndNumber.exec(text) ?? [];
  const number = before ?? after;
  const word = wordAfter ?? wordBefore;
  if (number === undefined || word === undefined) return null;
  if (numberWords.test(word)) return { number, said: {} };
  const { lineType, place } = readPhoneWords(word);
  if (lineType === 'unknown' && place === null) return null;
  return {
    number,
    said: {
      label: word,
      ...(lineType === 'unknown' ? {} : { lineType }),
      ...(place === null ? {} : { place }),
    },
  };
}

/** The same number in two columns is one phone, of which the more protecting word counts. */
function addPhone(
  { phones }: ReadPhones,
  e164: string,
  planned: LineType,
  { label, lineType, place }: PhoneDescription,
): void {
  const phone = { e164, lineType: combineLineTypes(lineType, planned), label, place };
  const index = phones.length === 0 ? -1 : phones.findIndex((known) => known.e164 === e164);
  const known = phones[index];
  if (known === undefined) {
    phones.push(phone);
    return;
  }
  phones[index] = {
    e164,
    lineType: combineLineTypes(phone.lineType, known.lineType),
    label: known.label ?? label,
    place: place === 'work' ? place : (known.place ?? place),
  };
}
