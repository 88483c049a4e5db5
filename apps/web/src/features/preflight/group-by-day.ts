import type { Preflight } from '@ringfence/contract/preflight';

export type Expected = Preflight['hours'][number];

/** The calls of each day in the zone, at the first hour in which there are any. */
export function groupByDay(hours: readonly Expected[], zone: string): Expected[] {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
  const days = Map.groupBy(hours, ({ at }) => format.format(new Date(at)));
  return [...days.values()].flatMap((some) => {
    const [first] = some;
    if (first === undefined) return [];
    return [{ at: first.at, calls: some.reduce((sum, { calls }) => sum + calls, 0) }];
  });
}
