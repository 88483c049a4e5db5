import { dayAt, startWeek } from '@ringfence/domain/zones/local-hours';

export const scheduleViews = ['list', 'day', 'week'] as const;
export type ScheduleView = (typeof scheduleViews)[number];

export const scheduleKinds = ['calls', 'cancelled', 'campaigns', 'uploads'] as const;
export type ScheduleKind = (typeof scheduleKinds)[number];

/** What of the schedule is shown, as the address says it; empty where everything is. */
export interface Schedule {
  view: ScheduleView;
  /** A day; in a list the one to which it is narrowed. */
  on: string;
  /** An hour of the day to which a list is narrowed, from 0 to 23. */
  hour: string;
  /** By whose clock. */
  zone: 'mine' | 'theirs';
  kind: ScheduleKind | '';
  campaign: string;
  list: string;
}

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const dayShape = /^\d{4}-\d\d-\d\d$/;
const names = ['view', 'on', 'hour', 'zone', 'kind', 'campaign', 'list'] as const;
/** What stands in no address, because it goes without saying. */
const usual: Partial<Schedule> = { view: 'list', zone: 'mine' };

const isDay = (text: string): boolean => dayShape.test(text) && !Number.isNaN(Date.parse(text));

/** Cancelled calls are due at no time: they are a list, and one of no day. */
const withoutTimes = (schedule: Schedule): Schedule =>
  schedule.kind === 'cancelled' ? { ...schedule, view: 'list', on: '', hour: '' } : schedule;

/** What the address says; what makes no sense is left out. */
export function readSchedule(search: URLSearchParams): Schedule {
  const read = (name: string, isGood: (text: string) => boolean) => {
    const text = search.get(name) ?? '';
    return isGood(text) ? text : '';
  };
  const on = read('on', isDay);
  return withoutTimes({
    view: scheduleViews.find((view) => view === search.get('view')) ?? 'list',
    on,
    hour: on === '' ? '' : read('hour', (text) => /^(1?\d|2[0-3])$/.test(text)),
    zone: search.get('zone') === 'theirs' ? 'theirs' : 'mine',
    kind: scheduleKinds.find((kind) => kind === search.get('kind')) ?? '',
    campaign: read('campaign', (text) => id.test(text)),
    list: read('list', (text) => id.test(text)),
  });
}

/** The address with another schedule; what else it says stays. */
export function writeSchedule(search: URLSearchParams, change: Partial<Schedule>): URLSearchParams {
  const written = new URLSearchParams(search);
  const schedule = withoutTimes({ ...readSchedule(search), ...change });
  for (const name of names) {
    const value = schedule[name];
    if (value === '' || value === usual[name]) written.delete(name);
    else written.set(name, value);
  }
  return written;
}

/** The days that a view shows: the week from its Sunday on, or one day; today where the address names none. */
export function findShownDays(
  { view, on }: Pick<Schedule, 'view' | 'on'>,
  zone: string,
  now: number,
): { from: string; days: 1 | 7 } {
  const day = on === '' ? dayAt(zone, new Date(now)) : on;
  return view === 'week' ? { from: startWeek(day), days: 7 } : { from: day, days: 1 };
}
