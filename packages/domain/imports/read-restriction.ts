import { restrictionScopes } from '../compliance/restriction-scopes.ts';
import type { RestrictionKind } from '../compliance/words.ts';
import type { Column, Columns } from './find-columns.ts';
import type { ImportedSubject, RowReading, RowWarning } from './imported-row.ts';
import { isBlank } from './is-blank.ts';
import { type Cells, type History, longestEvidence, type ReadSubject } from './prepare-history.ts';
import { readDoNotCall } from './read-answers.ts';
import { readSource } from './read-consent-words.ts';
import {
  type Inconvenience,
  neverConvenient,
  readInconvenient,
  readSense,
} from './read-inconvenient.ts';
import { locateDay, type ReadMoment } from './read-moment.ts';
import { type RestrictionWord, readRestrictionWord } from './read-restriction-word.ts';
import { remember } from './remember.ts';
import { isRejected, readCell, reject, warn } from './row-report.ts';

const longestText = 200;
const notAtWork: Inconvenience = { slots: [], places: ['work'] };

/** Reads standing reasons not to call that were known before. */
export function createRestrictionReader(history: History): (cells: Cells) => RowReading {
  const { columns, mapping, now, number } = history;
  const [kind, doNotCall, startedAt, source, evidence] = [
    columns.of('restriction_kind'),
    columns.of('do_not_call'),
    columns.of('occurred_at'),
    columns.of('source'),
    columns.of('evidence'),
  ];
  // A list of nothing but people or numbers says of each that they are not to be called.
  const isBareList =
    kind.index < 0 && doNotCall.index < 0 && columns.of('inconvenient_time').index < 0;
  const readSlots = createInconvenientReader(columns);
  const findWord = remember(readRestrictionWord);
  const refuses = remember(readDoNotCall);

  /** Since when, from whom, and by what. */
  function readOrigin(cells: Cells, warnings: RowWarning[]) {
    const text = readCell(cells, startedAt);
    const moment = history.readMoment(cells, warnings);
    if (moment === undefined) warn(warnings, 'date_ignored', startedAt, text);
    const given = findStart(moment, mapping.zone);
    if (given !== null && given > now) warn(warnings, 'date_ignored', startedAt, text);
    // Without a day that can be read it binds from now on: a refusal is never lost for its date.
    const start = given === null || given > now ? now : given;
    const sourceText = history.readText(cells, source, longestText, warnings);
    const proof = history.readText(cells, evidence, longestEvidence, warnings);
    const known = sourceText === '' ? 'records' : readSource(sourceText);
    return {
      startedAt: start.toISOString(),
      source: known ?? 'other',
      evidence: proof === '' && known === undefined ? sourceText : proof,
    };
  }

  /** When or where the person is not to be called. */
  function tellInconvenient(
    cells: Cells,
    { subject, badPhone }: ReadSubject,
    inconvenience: Inconvenience,
    warnings: RowWarning[],
  ): RowReading {
    if (badPhone !== null) warn(warnings, 'extra_phone_invalid', number, badPhone.value);
    const origin = readOrigin(cells, warnings);
    const inconvenient = {
      ...subject,
      ...inconvenience,
      kind: 'inconvenient_time' as const,
      ...origin,
    };
    return { kind: 'inconvenient', inconvenient, warnings };
  }

  return (cells) => {
    const warnings: RowWarning[] = [];
    const found = history.readSubject(cells, warnings);
    if (isRejected(found)) return found;
    const kindText = readCell(cells, kind);
    const refusal = readCell(cells, doNotCall);
    const isRefusal = !isBlank(refusal) && refuses(refusal) === true;
    const times = readSlots(cells);
    const word =
      isBareList || (isBlank(kindText) && isRefusal)
        ? (findWord(refusal) ?? 'stop')
        : isBlank(kindText) && times !== null
          ? 'inconvenient_time'
          : findWord(kindText);
    if (word === undefined) {
      return kind.index < 0
        ? reject('kind_invalid', doNotCall, refusal)
        : reject('kind_invalid', kind, kindText);
    }
    // A place that is named without a number is the person's, as in a note of times and places.
    const isPlace =
      word === 'place_inconvenient' &&
      found.subject.e164 === null &&
      (times?.inconvenience?.places.length ?? 0) > 0;
    if (word === 'inconvenient_time' || isPlace) {
      if (times === null) return reject('hours_invalid', kind, kindText);
      if (times.inconvenience === undefined) {
        warn(warnings, 'inconvenient_unreadable', times.column, times.text);
      }
      return tellInconvenient(cells, found, times.inconvenience ?? neverConvenient, warnings);
    }
    // Whose employer forbids calls at a number that nobody names is not called at work.
    if (word === 'work_prohibited' && found.subject.e164 === null && found.badPhone === null) {
      return tellInconvenient(cells, found, notAtWork, warnings);
    }
    const reason = meanRestriction(word, found.subject);
    if (restrictionScopes[reason] === 'number' && found.subject.e164 === null) {
      return found.badPhone ?? reject('phone_missing', number);
    }
    if (found.badPhone !== null) {
      warn(warnings, 'extra_phone_invalid', number, found.badPhone.value);
    }
    const restriction = { ...found.subject, kind: reason, ...readOrigin(cells, warnings) };
    return { kind: 'restriction', restriction, warnings };
  };
}

interface GivenTimes {
  column: Column;
  text: string;
  /** Undefined: it cannot be read. */
  inconvenience: Inconvenience | undefined;
}

/** Times that stand in one cell, or from, to and days in three; null where none is given. */
function createInconvenientReader(columns: Columns): (cells: Cells) => GivenTimes | null {
  const note = columns.of('inconvenient_time');
  const [from, to, days] = [
    columns.of('inconvenient_from'),
    columns.of('inconvenient_to'),
    columns.of('inconvenient_days'),
  ];
  const sense = readSense(note.name);
  const read = remember((text) => readInconvenient(text, sense));
  const readParts = remember((text) => readInconvenient(text));
  const tell = (cells: Cells, column: Column): string => {
    const text = readCell(cells, column);
    return isBlank(text) ? '' : text;
  };
  return (cells) => {
    const text = tell(cells, note);
    if (text !== '') return { column: note, text, inconvenience: read(text) };
    const [start, end, on] = [tell(cells, from), tell(cells, to), tell(cells, days)];
    if (`${start}${end}${on}` === '') return null;
    const hours =
      start === '' || end === ''
        ? `${start === '' ? '' : `after ${start}`}${end === '' ? '' : `before ${end}`}`
        : `${start} - ${end}`;
    const whole = `${on} ${hours}`.trim();
    const column = [from, to, days].find(({ index }) => index >= 0) ?? note;
    return { column, text: whole, inconvenience: readParts(whole) };
  };
}

function findStart(moment: ReadMoment | null | undefined, zone: string): Date | null {
  if (moment === null || moment === undefined) return null;
  return 'at' in moment ? moment.at : locateDay(moment.day, 'first', zone);
}

/** A stop of which only a number is known is about the number; else about all of the person's. */
function meanRestriction(
  word: Exclude<RestrictionWord, 'inconvenient_time'>,
  subject: ImportedSubject,
): RestrictionKind {
  if (word !== 'stop') return word;
  return subject.externalReference === null ? 'number_stop' : 'medium_stop';
}
