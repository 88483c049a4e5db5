import { restrictionScopes } from '../compliance/restriction-scopes.ts';
import type { RestrictionKind } from '../compliance/words.ts';
import type { ImportedSubject, RowReading, RowWarning } from './imported-row.ts';
import { isBlank } from './is-blank.ts';
import { type Cells, type History, longestEvidence } from './prepare-history.ts';
import { readDoNotCall } from './read-answers.ts';
import { readSource } from './read-consent-words.ts';
import { locateDay, type ReadMoment } from './read-moment.ts';
import { type RestrictionWord, readRestrictionWord } from './read-restriction-word.ts';
import { remember } from './remember.ts';
import { isRejected, readCell, reject, warn } from './row-report.ts';

const longestText = 200;

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
  const isBareList = kind.index < 0 && doNotCall.index < 0;
  const findWord = remember(readRestrictionWord);
  const refuses = remember(readDoNotCall);
  return (cells) => {
    const warnings: RowWarning[] = [];
    const found = history.readSubject(cells, warnings);
    if (isRejected(found)) return found;
    const kindText = readCell(cells, kind);
    const refusal = readCell(cells, doNotCall);
    const isRefusal = !isBlank(refusal) && refuses(refusal) === true;
    const word =
      isBareList || (isBlank(kindText) && isRefusal)
        ? (findWord(refusal) ?? 'stop')
        : findWord(kindText);
    if (word === undefined) {
      return kind.index < 0
        ? reject('kind_invalid', doNotCall, refusal)
        : reject('kind_invalid', kind, kindText);
    }
    const reason = meanRestriction(word, found.subject);
    if (restrictionScopes[reason] === 'number' && found.subject.e164 === null) {
      return found.badPhone ?? reject('phone_missing', number);
    }
    if (found.badPhone !== null) {
      warn(warnings, 'extra_phone_invalid', number, found.badPhone.value);
    }
    const text = readCell(cells, startedAt);
    const moment = history.readMoment(cells, warnings);
    if (moment === undefined) warn(warnings, 'date_ignored', startedAt, text);
    const told = findStart(moment, mapping.zone);
    if (told !== null && told > now) warn(warnings, 'date_ignored', startedAt, text);
    // Without a day that can be read it binds from now on: a refusal is never lost for its date.
    const start = told === null || told > now ? now : told;
    const sourceText = history.readText(cells, source, longestText, warnings);
    const proof = history.readText(cells, evidence, longestEvidence, warnings);
    const known = sourceText === '' ? 'records' : readSource(sourceText);
    const restriction = {
      ...found.subject,
      kind: reason,
      startedAt: start.toISOString(),
      source: known ?? 'other',
      evidence: proof === '' && known === undefined ? sourceText : proof,
    };
    return { kind: 'restriction', restriction, warnings };
  };
}

function findStart(moment: ReadMoment | null | undefined, zone: string): Date | null {
  if (moment === null || moment === undefined) return null;
  return 'at' in moment ? moment.at : locateDay(moment.day, 'first', zone);
}

/** A stop of which only a number is known is about the number; else about all of the person's. */
function meanRestriction(word: RestrictionWord, subject: ImportedSubject): RestrictionKind {
  if (word !== 'stop') return word;
  return subject.externalReference === null ? 'number_stop' : 'medium_stop';
}
