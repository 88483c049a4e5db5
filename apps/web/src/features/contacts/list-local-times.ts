import type { Language } from '../../i18n/languages.ts';
import { formatClock } from '../../ui/format-minute.ts';

const mostTimes = 3;

export interface LocalTimes {
  /** What the clocks show there, each time once. */
  times: string[];
  /** How many more there are than can be read at a glance. */
  more: number;
}

/** What time it is in some zones. */
export function listLocalTimes(
  zones: readonly string[],
  now: number,
  language: Language,
): LocalTimes {
  const times = [...new Set(zones.map((zone) => formatClock(now, language, zone)))];
  return { times: times.slice(0, mostTimes), more: Math.max(0, times.length - mostTimes) };
}
