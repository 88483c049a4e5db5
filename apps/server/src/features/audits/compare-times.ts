import { type CallFault, makeFault } from './finding.ts';
import type { RawCall } from './raw-history.ts';

/**
 * A decision of ten seconds ago is still dialled on, so that what says when the call was reserved may have
 * been written that much later; the rest is what a worker's clock may be off, and what writing takes.
 */
const reservedMilliseconds = 15_000;
const placingMilliseconds = 5_000;

interface OtherTime {
  deed: 'reserved' | 'placed';
  said: Date;
  written: Date;
}

/** What the call says of its time, where the database wrote it down at another. */
export function listOtherTimes(call: RawCall): OtherTime[] {
  const isOther = (said: Date, written: Date, most: number): boolean =>
    Math.abs(said.getTime() - written.getTime()) > most;
  const { reserved_at, reserved_written_at, placing_at, placing_written_at } = call;
  const others: OtherTime[] = [];
  if (
    reserved_written_at !== null &&
    isOther(reserved_at, reserved_written_at, reservedMilliseconds)
  )
    others.push({ deed: 'reserved', said: reserved_at, written: reserved_written_at });
  if (placing_at !== null && placing_written_at !== null)
    if (isOther(placing_at, placing_written_at, placingMilliseconds))
      others.push({ deed: 'placed', said: placing_at, written: placing_written_at });
  return others;
}

/** Whether the call was placed when it says: a wrong clock shows, and so does a time that somebody changed. */
export function compareTimes(call: RawCall): CallFault[] {
  const others = listOtherTimes(call);
  if (others.length === 0) return [];
  const detail = others.map(
    ({ deed, said, written }) => `${deed} ${written.toISOString()}, says ${said.toISOString()}`,
  );
  return [makeFault('facts', 'other_time', detail.join('; '))];
}
