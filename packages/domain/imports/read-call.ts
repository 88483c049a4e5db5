import type { RowReading, RowWarning } from './imported-row.ts';
import { isBlank } from './is-blank.ts';
import { type Cells, type History, longestEvidence } from './prepare-history.ts';
import { locateDay } from './read-moment.ts';
import { readDirection, readPastOutcome } from './read-past-call-words.ts';
import { remember } from './remember.ts';
import { isRejected, readCell, reject, warn } from './row-report.ts';

/** Reads calls that a previous system made or took. */
export function createCallReader(history: History): (cells: Cells) => RowReading {
  const { columns, mapping, now, number } = history;
  const [occurredAt, direction, outcome, evidence] = [
    columns.of('occurred_at'),
    columns.of('direction'),
    columns.of('outcome'),
    columns.of('evidence'),
  ];
  const findOutcome = remember(readPastOutcome);
  const findDirection = remember(readDirection);
  return (cells) => {
    const warnings: RowWarning[] = [];
    const found = history.readSubject(cells, warnings);
    if (isRejected(found)) return found;
    // The call took place, whatever became of its number.
    if (found.badPhone !== null) {
      warn(warnings, 'extra_phone_invalid', number, found.badPhone.value);
    }
    const text = readCell(cells, occurredAt);
    const moment = history.readMoment(cells, warnings);
    if (moment === null) return reject('moment_missing', occurredAt, text);
    if (moment === undefined) return reject('date_invalid', occurredAt, text);
    // Of a day without a time its last minute is taken: a call counts for as long as it may.
    const end = 'at' in moment ? moment.at : locateDay(moment.day, 'last', mapping.zone);
    const begin = 'at' in moment ? moment.at : locateDay(moment.day, 'first', mapping.zone);
    if (begin > now) return reject('moment_in_future', occurredAt, text);
    const outcomeText = readCell(cells, outcome);
    const result = findOutcome(outcomeText);
    if (result === undefined) return reject('outcome_invalid', outcome, outcomeText);
    // Where nothing is said, we called: it counts.
    const directionText = readCell(cells, direction);
    const way = isBlank(directionText) ? 'outbound' : findDirection(directionText);
    if (way === undefined) return reject('direction_invalid', direction, directionText);
    const call = {
      ...found.subject,
      occurredAt: (end > now ? now : end).toISOString(),
      direction: way,
      outcome: result,
      evidence: history.readText(cells, evidence, longestEvidence, warnings),
    };
    return { kind: 'call', call, warnings };
  };
}
