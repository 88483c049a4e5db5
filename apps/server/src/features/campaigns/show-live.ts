import { type CampaignLive, campaignLive } from '@ringfence/contract/campaign-live';
import { estimateFinish } from '@ringfence/domain/campaigns/estimate-finish';
import { findHold } from '@ringfence/domain/campaigns/find-hold';
import * as z from 'zod';
import type { TenantScope } from '../../platform/database/database.ts';
import { inScope } from '../../platform/database/spanning.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { findPlaceRoom } from './find-place-room.ts';
import { readLive } from './queries/live.ts';
import { findHome } from './queries/targets.ts';

const states = z.record(z.string(), z.number().int());
const limit = z.number().nullable();
const holder = z.object({
  callsPerSecond: limit,
  callsAtOnce: limit,
  made: z.number(),
  underWay: z.number(),
});
const holders = z.object({ campaign: holder, organization: holder, account: holder });

type LiveRow = RowOf<typeof readLive.row>;

function presentLive(row: LiveRow, placeRoom: number, now: Date): CampaignLive {
  const { asked, ten_seconds: lastTenSeconds, calls_at_once: callsAtOnce } = row;
  const isRunning = row.state === 'running';
  const finish = estimateFinish({
    now,
    left: row.left,
    settled: row.settled,
    calls: row.calls,
    recent: { calls: row.recent_calls, since: row.recent_since },
    lastDueAt: row.last_due_at,
  });
  const nothing = { reserved: 0, placing: 0, queued: 0, ringing: 0, answered: 0 };
  return {
    at: now.toISOString(),
    inTheAir: campaignLive.shape.inTheAir.parse({ ...nothing, ...states.parse(row.in_the_air) }),
    pace: { asked, lastTenSeconds, lastMinute: row.minute },
    callsAtOnce,
    held: isRunning ? findHold(holders.parse(row.holders), placeRoom) : null,
    finishesAt: isRunning ? (finish?.toISOString() ?? null) : null,
  };
}

/** What a campaign does at this moment. */
export async function showLive(
  { database, now: readClock }: Pick<Services, 'database' | 'now'>,
  scope: TenantScope,
  campaignId: string,
): Promise<CampaignLive> {
  const now = readClock();
  const home = await database.asTenant(scope, (transaction) =>
    transaction.first(inScope(scope, findHome), [campaignId]),
  );
  if (home === undefined) throw new ProblemError('not_found');
  return database.asTenant(
    { ...scope, organizationId: home.organization_id },
    async (transaction) => {
      const row = await transaction.first(readLive, [campaignId, now]);
      if (row === undefined) throw new ProblemError('not_found');
      const room =
        row.state === 'running'
          ? await findPlaceRoom(transaction, campaignId, now)
          : Number.POSITIVE_INFINITY;
      return presentLive(row, room, now);
    },
  );
}
