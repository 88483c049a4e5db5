import { countPoolRoom, type PoolNumber } from '../caller-ids/pool-number.ts';
import { isOpen, type StaffedLine } from '../callflow/list-open-lines.ts';
import { localTime, momentOf } from '../zones/convert-time.ts';

/** Numbers that take turns, as they stand at a moment, and the zone by whose days their calls are counted. */
export interface PlayedPool {
  numbers: readonly PoolNumber[];
  zone: string;
  asOf: number;
}

/** Lines to which calls are connected. All their places are taken to be free when the campaign begins. */
export interface PlayedLines {
  lines: readonly (StaffedLine & { places: number })[];
  callsPerFreePlace: number;
  /** Of all calls, the share that is connected, and for how long. */
  share: number;
  seconds: number;
}

/** What held a campaign up beside the pace: the calls that its numbers may make in a day, or the places at its lines. */
export type Brake = 'numbers' | 'places';

/** How many calls the numbers of a pool may still make, while these are made one step after another. */
export function followPool({ numbers, zone, asOf }: PlayedPool) {
  const today = localTime(zone, new Date(asOf)).day;
  let endsAt = Number.NEGATIVE_INFINITY;
  let spent = 0;
  let standing = numbers;
  return {
    countRoom(at: number): number {
      if (at >= endsAt) {
        const { day } = localTime(zone, new Date(at));
        endsAt = momentOf(zone, day + 1, 0).getTime();
        spent = 0;
        standing =
          day === today ? numbers : numbers.map((number) => ({ ...number, callsToday: 0 }));
      }
      return Math.max(0, countPoolRoom(standing, new Date(at)) - spent);
    },
    spend(calls: number): void {
      spent += calls;
    },
  };
}

/**
 * The calls per second that lines allow at a moment: so many at once for each place that is free, while those who were
 * connected take some of them. None of the lines open is no limit, as for the dialer: nobody is connected then.
 */
export function paceByLines(
  { lines, callsPerFreePlace, share, seconds }: PlayedLines,
  secondsPerCall: number,
  at: number,
): number {
  const now = new Date(at);
  const open = lines.filter((line) => line.takesTransfers && isOpen(line, now));
  if (open.length === 0) return Number.POSITIVE_INFINITY;
  const places = open.reduce((sum, line) => sum + line.places, 0);
  // Calls at once = pace × seconds of a call = calls for a place × (places - pace × share × seconds with a line).
  return (
    (callsPerFreePlace * places) /
    (Math.max(1, secondsPerCall) + callsPerFreePlace * share * seconds)
  );
}
