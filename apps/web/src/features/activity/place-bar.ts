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

/** The time of a campaign within some days, up to the end that was chosen; null where none of it lies in them. */
export function placeBar(
  campaign: Pick<ScheduledCampaign, 'startedAt' | 'startsAt' | 'endsAt' | 'lastDueAt'>,
  { from, days }: { from: string; days: number },
  zone: string,
  now: number,
): Bar | null {
  const shown = findStretch({ zone, from, to: addDays(from, days - 1) });
  const [begin, end] = [shown.from.getTime(), shown.to.getTime()];
  const { startedAt, startsAt, endsAt, lastDueAt } = campaign;
  const first = Math.max(Date.parse(startedAt), startsAt === null ? 0 : Date.parse(startsAt));
  // Somebody may still be judged, or wait for their turn.
  const due = Math.max(lastDueAt === null ? now : Date.parse(lastDueAt), now, first);
  const last = endsAt === null ? due : Math.max(first, Date.parse(endsAt));
  if (first >= end || last < begin) return null;
  const share = (moment: number) => Math.min(1, Math.max(0, (moment - begin) / (end - begin)));
  const start = Math.min(share(first), 1 - shortest);
  return { from: start, to: Math.max(share(last), start + shortest) };
}
