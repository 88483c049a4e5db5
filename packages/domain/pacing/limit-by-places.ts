import { type BusyLine, countFreePlaces } from '../callflow/list-open-lines.ts';

/**
 * How many more calls may be made whose script can connect somebody: so many that those who ask for it find
 * somebody. While every place is taken that is none. Outside the hours of all lines nobody can be connected, and
 * there is no limit: scripts go on without them.
 */
export function limitByPlaces(
  known: {
    lines: readonly BusyLine[];
    callsPerFreePlace: number;
    /** Such calls that are reserved or under way, and not with a line. */
    calls: number;
  },
  now: Date,
): number {
  const free = countFreePlaces(known.lines, now);
  return free === null
    ? Number.POSITIVE_INFINITY
    : Math.max(0, free * known.callsPerFreePlace - known.calls);
}
