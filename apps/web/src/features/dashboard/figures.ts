import type { Dashboard } from '@ringfence/contract/dashboard';
import { type Language, languageLocales } from '../../i18n/languages.ts';
import { findFormat } from '../../ui/format-moment.ts';
import { countDays } from './period.ts';

/** How many people answered of the calls that ended; null where none did. */
export function measureRate({
  ended,
  answered,
}: {
  ended: number;
  answered: number;
}): number | null {
  return ended === 0 ? null : answered / ended;
}

export function formatShare(share: number, language: Language): string {
  return new Intl.NumberFormat(languageLocales[language], {
    style: 'percent',
    maximumFractionDigits: share > 0 && share < 0.1 ? 1 : 0,
  }).format(share);
}

/** How much more or less than before; null where there was nothing to compare with. */
export function formatChange(value: number, before: number, language: Language): string | null {
  if (before === 0) {
    return null;
  }
  return new Intl.NumberFormat(languageLocales[language], {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  }).format((value - before) / before);
}

export interface TimeBar {
  /** The hour of the only day, a day, or a month such as 2026-03. */
  key: string;
  kind: 'hour' | 'day' | 'month';
  from: string;
  to: string;
  hour?: number;
  calls: number;
  answered: number;
}

type Shown = Pick<Dashboard, 'from' | 'to' | 'days' | 'hours'>;
/** Beyond this, a bar for each day could not be kept apart from the next. */
const mostDayBars = 31;
const dayMilliseconds = 86_400_000;

function listDays({ from, to }: Shown): string[] {
  const first = Date.parse(from);
  return Array.from({ length: countDays({ from, to }) }, (_unused, index) =>
    new Date(first + index * dayMilliseconds).toISOString().slice(0, 10),
  );
}

function barOfHour({ from, hours }: Shown, hour: number): TimeBar {
  const known = hours.filter((one) => one.hour === hour);
  return {
    key: String(hour),
    kind: 'hour',
    from,
    to: from,
    hour,
    calls: known.reduce((sum, { calls }) => sum + calls, 0),
    answered: known.reduce((sum, { answered }) => sum + answered, 0),
  };
}

/** The calls over the period: by hour of a day, by day, or by month. */
export function listTimeBars(shown: Shown): TimeBar[] {
  if (shown.from === shown.to) {
    return Array.from({ length: 24 }, (_unused, hour) => barOfHour(shown, hour));
  }
  const byDay = new Map(shown.days.map((day) => [day.day, day]));
  const bars = new Map<string, TimeBar>();
  const days = listDays(shown);
  const isByDay = days.length <= mostDayBars;
  for (const day of days) {
    const key = isByDay ? day : day.slice(0, 7);
    const kind = isByDay ? 'day' : 'month';
    const bar = bars.get(key) ?? { key, kind, from: day, to: day, calls: 0, answered: 0 };
    const known = byDay.get(day);
    bars.set(key, {
      ...bar,
      to: day,
      calls: bar.calls + (known?.calls ?? 0),
      answered: bar.answered + (known?.answered ?? 0),
    });
  }
  return [...bars.values()];
}

/** The bar with most calls; undefined where there was none. */
export function findHighest(bars: readonly TimeBar[]): TimeBar | undefined {
  const highest = bars.reduce<TimeBar | undefined>(
    (best, bar) => (best === undefined || bar.calls > best.calls ? bar : best),
    undefined,
  );
  return highest === undefined || highest.calls === 0 ? undefined : highest;
}

type Hour = Dashboard['hours'][number];

/** An hour with fewer calls says little about when people answer. */
const fewCalls = 10;

/** When people answer most often, of the hours with enough calls to tell; undefined where there is none. */
export function findBestHour(hours: readonly Hour[]): Hour | undefined {
  return hours
    .filter(({ ended, answered }) => ended >= fewCalls && answered > 0)
    .reduce<Hour | undefined>(
      (best, hour) =>
        best === undefined || hour.answered * best.ended > best.answered * hour.ended ? hour : best,
      undefined,
    );
}

/** From the first hour with a call to the last. */
export function listHours(hours: readonly Hour[]): number[] {
  const known = hours.map(({ hour }) => hour);
  if (known.length === 0) {
    return [];
  }
  const first = Math.min(...known);
  return Array.from({ length: Math.max(...known) - first + 1 }, (_unused, index) => first + index);
}

/** A weekday by its number, of which 0 is Sunday. */
export function nameWeekday(weekday: number, language: Language, length: 'short' | 'long'): string {
  // The first of March 2026 was a Sunday.
  return findFormat(`weekday ${length}`, language, { weekday: length, timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, 2, 1 + weekday)),
  );
}

/** An hour of the clock on the wall, such as 9 AM. */
export function nameHour(hour: number, language: Language): string {
  return findFormat('hour', language, { hour: 'numeric', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, 2, 1, hour)),
  );
}

/** What stands below a bar. */
export function nameBar({ kind, from, hour }: TimeBar, language: Language): string {
  if (kind === 'hour') {
    return nameHour(hour ?? 0, language);
  }
  return findFormat(`bar ${kind}`, language, {
    timeZone: 'UTC',
    ...(kind === 'day' ? { month: 'short', day: 'numeric' } : { month: 'short', year: 'numeric' }),
  }).format(new Date(`${from}T00:00:00Z`));
}
