import type { Hours, WeekHours } from '@ringfence/domain/compliance/policy';
import { type Language, languageLocales } from '../i18n/languages.ts';
import { sundayFirst } from './sunday-first.ts';

const dayMinutes = 24 * 60;
/** A Monday, so that days can be named by their place in the week. */
const someMonday = Date.UTC(2024, 0, 1);
const minuteMilliseconds = 60_000;

/** Minutes since midnight as a field for times has them; the end of the day is `00:00`. */
export function writeClock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${String(hour).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The minutes of what stands in a field for times; null where it is empty or half typed. */
export function readClock(text: string): number | null {
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return hour === undefined || minute === undefined ? null : Number(hour) * 60 + Number(minute);
}

/** From one time until before another; `00:00` at the end means the end of the day. */
export function readHours(from: string, to: string): Hours | 'missing' | 'order' {
  const begin = readClock(from);
  const end = readClock(to);
  if (begin === null || end === null) {
    return 'missing';
  }
  const hours = { from: begin, to: end === 0 ? dayMinutes : end };
  return hours.from < hours.to ? hours : 'order';
}

export function nameWeekday(day: number, language: Language, style: 'long' | 'short'): string {
  return new Intl.DateTimeFormat(languageLocales[language], {
    weekday: style,
    timeZone: 'UTC',
  }).format(someMonday + day * dayMinutes * minuteMilliseconds);
}

export interface HoursWords {
  language: Language;
  allDay: string;
  none: string;
}

/** Such as `8:00 AM–9:00 PM`, as the reader writes times. */
export function describeHours(hours: Hours | null, words: HoursWords): string {
  if (hours === null) {
    return words.none;
  }
  if (hours.from === 0 && hours.to === dayMinutes) {
    return words.allDay;
  }
  const format = new Intl.DateTimeFormat(languageLocales[words.language], {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  const write = (minutes: number) => format.format(someMonday + minutes * minuteMilliseconds);
  return `${write(hours.from)}–${write(hours.to)}`;
}

export function isSameHours(one: Hours | null, other: Hours | null): boolean {
  return one?.from === other?.from && one?.to === other?.to;
}

/** A week in a line, such as `Sun no calls, Mon–Fri 8:00 AM–9:00 PM, Sat no calls`. */
export function describeWeek(week: WeekHours, words: HoursWords): string {
  const spans: { from: number; to: number; hours: Hours | null }[] = [];
  sundayFirst(week.map((hours, day) => ({ hours, day }))).forEach(({ hours, day }) => {
    const last = spans.at(-1);
    if (last !== undefined && isSameHours(last.hours, hours)) {
      last.to = day;
    } else {
      spans.push({ from: day, to: day, hours });
    }
  });
  return spans
    .map(({ from, to, hours }) => {
      const days = (from === to ? [from] : [from, to]).map((day) =>
        nameWeekday(day, words.language, 'short'),
      );
      return `${days.join('–')} ${describeHours(hours, words)}`;
    })
    .join(', ');
}

/** What is left of the organization's hours where the pack has fewer. */
export function cutHours(own: Hours, law: Hours | null): Hours | null {
  if (law === null) {
    return null;
  }
  const hours = { from: Math.max(own.from, law.from), to: Math.min(own.to, law.to) };
  return hours.from < hours.to ? hours : null;
}
