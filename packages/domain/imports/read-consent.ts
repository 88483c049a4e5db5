import type { RowReading, RowWarning } from './imported-row.ts';
import { isBlank } from './is-blank.ts';
import { type Cells, findDay, type History, longestEvidence } from './prepare-history.ts';
import { readConsentKind, readObtainedHow } from './read-consent-words.ts';
import { readDate } from './read-date.ts';
import { locateDay } from './read-moment.ts';
import { remember } from './remember.ts';
import { isRejected, readCell, reject } from './row-report.ts';

const longestText = 200;

/** Reads permission that people gave before. */
export function createConsentReader(history: History): (cells: Cells) => RowReading {
  const { columns, mapping, now } = history;
  const [kind, obtainedOn, expiresOn] = [
    columns.of('consent_kind'),
    columns.of('occurred_at'),
    columns.of('expires_on'),
  ];
  const [obtainedHow, obtainedBy, evidence] = [
    columns.of('obtained_how'),
    columns.of('obtained_by'),
    columns.of('evidence'),
  ];
  const findKind = remember(readConsentKind);
  const readDay = remember((text) => readDate(text, mapping.dateOrder, now));
  return (cells) => {
    const warnings: RowWarning[] = [];
    const found = history.readSubject(cells, warnings);
    if (isRejected(found)) return found;
    // Permission for one number must not become permission for all of the person's.
    if (found.badPhone !== null) return found.badPhone;
    const kindText = readCell(cells, kind);
    const permitted = kind.index < 0 ? 'tcpa' : findKind(kindText);
    if (permitted === undefined) return reject('kind_invalid', kind, kindText);
    if (permitted === 'tcpa' && found.subject.e164 === null) {
      // It is given for a number (47 CFR 64.1200(a)(1)(iii)).
      return reject('phone_missing', history.number);
    }
    const text = readCell(cells, obtainedOn);
    const moment = history.readMoment(cells, warnings);
    if (moment === null) return reject('moment_missing', obtainedOn, text);
    if (moment === undefined) return reject('date_invalid', obtainedOn, text);
    const day = 'day' in moment ? moment.day : findDay(moment.at, mapping.zone);
    const begin = 'at' in moment ? moment.at : locateDay(day, 'first', mapping.zone);
    if (begin > now) return reject('moment_in_future', obtainedOn, text);
    const expiryText = readCell(cells, expiresOn);
    const expiry = isBlank(expiryText) ? null : readDay(expiryText);
    // Left out, it would hold for ever.
    if (expiry === undefined) return reject('date_invalid', expiresOn, expiryText);
    const how = history.readText(cells, obtainedHow, longestText, warnings);
    const consent = {
      ...found.subject,
      kind: permitted,
      obtainedHow: how === '' ? 'records' : readObtainedHow(how),
      obtainedBy: history.readText(cells, obtainedBy, longestText, warnings),
      obtainedOn: day,
      expiresOn: expiry,
      evidence: history.readText(cells, evidence, longestEvidence, warnings),
    };
    return { kind: 'consent', consent, warnings };
  };
}
