import type { Language } from '../i18n/languages.ts';
import { findFormat } from './format-moment.ts';

/** A moment to the minute, with its day of the week; for what is planned by people. */
export function formatMinute(moment: string, language: Language, timeZone?: string): string {
  return findFormat('minute', language, {
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(new Date(moment));
}

/** A moment of the next days or weeks, as short as a column of a table needs it. */
export function formatSoon(moment: string, language: Language, timeZone?: string): string {
  return findFormat('soon', language, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(new Date(moment));
}

/** What the clock on the wall shows somewhere. */
export function formatClock(moment: number, language: Language, timeZone: string): string {
  return findFormat('clock', language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(moment);
}
