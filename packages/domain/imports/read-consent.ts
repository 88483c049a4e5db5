import { type ConsentFault, checkConsent } from '../compliance/check-consent.ts';
import type { ReassignedCheck } from '../compliance/reassigned-answers.ts';
import type { Column } from './find-columns.ts';
import type { RejectionReason } from './import-words.ts';
import type { ImportedConsent, RowReading, RowWarning } from './imported-row.ts';
import { isBlank } from './is-blank.ts';
import { type Cells, findDay, type History, longestEvidence } from './prepare-history.ts';
import { readClock } from './read-clock.ts';
import { readConsentKind, readObtainedHow } from './read-consent-words.ts';
import { readDate } from './read-date.ts';
import { locateDay } from './read-moment.ts';
import { readPhoneWords } from './read-phone-words.ts';
import { readReassignedAnswer } from './read-reassigned-answer.ts';
import { remember } from './remember.ts';
import { isRejected, type Rejected, readCell, reject, warn } from './row-report.ts';

const longestText = 200;
const minutesInDay = 1440;
const dayLength = 86_400_000;

type Scope = Pick<ImportedConsent, 'fromMinute' | 'toMinute' | 'place'>;

/** The last day counts: it ends when the next one begins, by the clock of the file. */
function findEnd(day: string, zone: string): Date {
  const next = new Date(Date.parse(day) + dayLength).toISOString().slice(0, 10);
  return locateDay(next, 'first', zone);
}

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
  const [from, to, place] = [
    columns.of('permitted_from'),
    columns.of('permitted_to'),
    columns.of('permitted_place'),
  ];
  const [checkedOn, answered] = [
    columns.of('reassigned_checked_on'),
    columns.of('reassigned_answer'),
  ];
  const findKind = remember(readConsentKind);
  const findClock = remember(readClock);
  const readDay = remember((text) => readDate(text, mapping.dateOrder, now));

  function readMinute(cells: Cells, column: Column): number | null | Rejected {
    const text = readCell(cells, column);
    if (isBlank(text)) return null;
    return findClock(text) ?? reject('hours_invalid', column, text);
  }

  function readScope(cells: Cells): Scope | Rejected {
    const fromMinute = readMinute(cells, from);
    if (isRejected(fromMinute)) return fromMinute;
    const end = readMinute(cells, to);
    if (isRejected(end)) return end;
    const placeText = readCell(cells, place);
    const tied = isBlank(placeText) ? null : readPhoneWords(placeText).place;
    // Left out, permission for one place would become permission for all.
    if (tied === null && !isBlank(placeText)) return reject('place_invalid', place, placeText);
    // Midnight ends a day.
    return { fromMinute, toMinute: end === 0 ? minutesInDay : end, place: tied };
  }

  /** A yes is never lost for its day, and a no gives nothing without one. */
  function readCheck(cells: Cells, warnings: RowWarning[]): ReassignedCheck | null | Rejected {
    const text = readCell(cells, answered);
    if (isBlank(text)) return null;
    const answer = readReassignedAnswer(text);
    if (answer === undefined) return reject('reassigned_invalid', answered, text);
    const dayText = readCell(cells, checkedOn);
    const day = isBlank(dayText) ? null : readDay(dayText);
    const today = findDay(now, mapping.zone);
    if (typeof day === 'string' && day <= today) return { checkedOn: day, answer };
    warn(warnings, 'date_ignored', checkedOn, dayText);
    return answer === 'yes' ? { checkedOn: today, answer } : null;
  }

  const columnOf: Readonly<Record<ConsentFault, readonly [RejectionReason, Column]>> = {
    // It is given for a number (47 CFR 64.1200(a)(1)(iii)).
    number_missing: ['phone_missing', history.number],
    scope_not_of_kind: ['scope_not_of_kind', kind],
    hours_incomplete: ['hours_invalid', to],
    hours_empty: ['hours_invalid', to],
    scope_missing: ['scope_missing', from],
    end_missing: ['end_missing', expiresOn],
    end_before_begin: ['end_before_begin', expiresOn],
    end_too_late: ['date_invalid', expiresOn],
    evidence_missing: ['evidence_missing', evidence],
  };
  function rejectFault(fault: ConsentFault, cells: Cells): Rejected {
    const [reason, column] = columnOf[fault];
    return reject(reason, column, readCell(cells, column));
  }

  return (cells) => {
    const warnings: RowWarning[] = [];
    const found = history.readSubject(cells, warnings);
    if (isRejected(found)) return found;
    // Permission for one number must not become permission for all of the person's.
    if (found.badPhone !== null) return found.badPhone;
    const kindText = readCell(cells, kind);
    const permitted = kind.index < 0 ? 'tcpa' : findKind(kindText);
    if (permitted === undefined) return reject('kind_invalid', kind, kindText);
    const text = readCell(cells, obtainedOn);
    const moment = history.readMoment(cells, warnings);
    if (moment === null) return reject('moment_missing', obtainedOn, text);
    if (moment === undefined) return reject('date_invalid', obtainedOn, text);
    // A day that was written as midnight elsewhere is that day: no zone moves it.
    const day =
      'day' in moment ? moment.day : (moment.writtenOn ?? findDay(moment.at, mapping.zone));
    const begin = 'at' in moment ? moment.at : locateDay(day, 'first', mapping.zone);
    if (begin > now) return reject('moment_in_future', obtainedOn, text);
    const expiryText = readCell(cells, expiresOn);
    const expiry = isBlank(expiryText) ? null : readDay(expiryText);
    // Left out, it would hold for ever.
    if (expiry === undefined) return reject('date_invalid', expiresOn, expiryText);
    const how = history.readText(cells, obtainedHow, longestText, warnings);
    const reassigned = readCheck(cells, warnings);
    if (isRejected(reassigned)) return reassigned;
    const scope = readScope(cells);
    if (isRejected(scope)) return scope;
    const proof = history.readText(cells, evidence, longestEvidence, warnings);
    const expiresAt = expiry === null ? null : findEnd(expiry, mapping.zone);
    const hasNumber = found.subject.e164 !== null;
    const draft = { kind: permitted, hasNumber, ...scope, at: begin, expiresAt, evidence: proof };
    const fault = checkConsent(draft);
    if (fault !== null) return rejectFault(fault, cells);
    const consent = {
      ...found.subject,
      kind: permitted,
      obtainedHow: how === '' ? 'records' : readObtainedHow(how),
      obtainedBy: history.readText(cells, obtainedBy, longestText, warnings),
      obtainedOn: day,
      expiresOn: expiry,
      expiresAt: expiresAt?.toISOString() ?? null,
      ...scope,
      reassigned,
      evidence: proof,
    };
    return { kind: 'consent', consent, warnings };
  };
}
