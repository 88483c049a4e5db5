import type { ScheduledCampaign } from '@ringfence/contract/scheduled';
import { findStretch } from '@ringfence/domain/zones/local-days';
import { addDays } from '@ringfence/domain/zones/local-hours';

/** Where a bar begins and ends, as shares of the time that is shown. */
export interface Bar {
  from: number;
  to: number;
}

/** So that a short one can still be seen. */
const shortest = 0.01;

/** The time of a campaign within some days; null where none of it lies in them. */
export function placeBar(
  { startedAt, lastDueAt }: Pick<ScheduledCampaign, 'startedAt' | 'lastDueAt'>,
  { from, days }: { from: string; days: number },
  zone: string,
  now: number,
): Bar | null {
  const shown = findStretch({ zone, from, to: addDays(from, days - 1) });
  const [begin, end] = [shown.from.getTime(), shown.to.getTime()];
  // Somebody may still be judged, or wait for their turn.
  const last = Math.max(lastDueAt === null ? now : Date.parse(lastDueAt), now);
  const first = Date.parse(startedAt);
  if (first >= end || last < begin) return null;
  const share = (moment: number) => Math.min(1, Math.max(0, (moment - begin) / (end - begin)));
  const start = Math.min(share(first), 1 - shortest);
  return { from: start, to: Math.max(share(last), start + shortest) };
}
