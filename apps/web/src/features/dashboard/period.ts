import { nameDay, numberDay } from '@ringfence/domain/zones/local-days';

export const periodChoices = ['today', 'week', 'month', 'year', 'custom'] as const;
export type PeriodChoice = (typeof periodChoices)[number];

export interface Period {
  choice: PeriodChoice;
  /** The first and the last day, such as 2026-03-02. */
  from: string;
  to: string;
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
/** The server sums up no more than two years. */
const mostDays = 731;
const lengths = { today: 1, week: 7, month: 30, year: 365 } as const;

/** The server's too, for an organization that has chosen none: the calls behind a figure are those of the same days. */
export const zoneOfNone = 'UTC';

/** The day by the clock on the wall of a zone. */
export function findToday(now: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${read('year')}-${read('month')}-${read('day')}`;
}

function isDay(text: string | null): text is string {
  if (text === null || !dayPattern.test(text) || text < '1900-01-01') {
    return false;
  }
  const number = numberDay(text);
  return Number.isFinite(number) && nameDay(number) === text;
}

export const countDays = ({ from, to }: Pick<Period, 'from' | 'to'>): number =>
  numberDay(to) - numberDay(from) + 1;

/** Days that the server sums up: in order, and not too many. */
export function areDays(from: string | null, to: string | null): boolean {
  return isDay(from) && isDay(to) && from <= to && countDays({ from, to }) <= mostDays;
}

function choosePeriod(choice: keyof typeof lengths, today: string): Period {
  return { choice, from: nameDay(numberDay(today) - lengths[choice] + 1), to: today };
}

/** The period as the address has it; today, where it says nothing that can be read. */
export function readPeriod(search: URLSearchParams, today: string): Period {
  const [from, to] = [search.get('from'), search.get('to')];
  if (from !== null && to !== null && areDays(from, to)) {
    return { choice: 'custom', from, to };
  }
  const named = search.get('period');
  const choice = named === 'week' || named === 'month' || named === 'year' ? named : 'today';
  return choosePeriod(choice, today);
}

/** What the address says of a period, beside whatever else it says. */
export function writePeriod(search: URLSearchParams, period: Period): URLSearchParams {
  const written = new URLSearchParams(search);
  for (const name of ['period', 'from', 'to']) {
    written.delete(name);
  }
  if (period.choice === 'custom') {
    written.set('from', period.from);
    written.set('to', period.to);
  } else if (period.choice !== 'today') {
    written.set('period', period.choice);
  }
  return written;
}
