import type { CampaignBreaker } from '@ringfence/contract/breakers';
import { hasTripped, readNearness } from '@ringfence/domain/breakers/advance-breaker';
import { readUsual } from '@ringfence/domain/breakers/move-breaker';
import { findKind } from '@ringfence/domain/breakers/read-limits';
import { mostAbandonmentPercent } from '@ringfence/domain/compliance/policy';
import { leastAnswers } from '@ringfence/domain/compliance/rules/abandonment-cap';
import type { TenantScope } from '../../platform/database/database.ts';
import { inScope } from '../../platform/database/spanning.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { lookAtRow, readStanding } from './look-at-row.ts';
import { findAbandonment, listBreakers } from './queries.ts';

function presentBreaker(row: RowOf<typeof listBreakers.row>): CampaignBreaker[] {
  const kind = findKind(row.kind);
  if (kind === undefined) return [];
  const { is_on: isOn, ordinary_percent: ordinaryPercent } = row;
  const kept = readStanding(row);
  // What paused a campaign stays, whatever its last calls come to.
  const isTripped = !row.is_running && hasTripped(kept.level);
  const standing = isTripped ? kept : lookAtRow(kind, row).now;
  const { level, recent } = standing;
  const total = { calls: row.total_calls, events: row.total_events };
  const usualPercent = readUsual(kind, standing, ordinaryPercent);
  const nearness = isOn ? readNearness(level) : 0;
  return [{ kind, isOn, nearness, recent, total, countedAfter: null, usualPercent }];
}

/** The limit of the policy on calls that nobody spoke on: of fewer answers than it asks for, it says nothing. */
function presentAbandonment(row: RowOf<typeof findAbandonment.row>): CampaignBreaker {
  const { answered, abandoned, counted_after: since, percent } = row;
  const chosen = typeof percent === 'number' ? percent : mostAbandonmentPercent;
  const usualPercent = Math.min(chosen, mostAbandonmentPercent);
  const allowed = (Math.max(answered, leastAnswers) * usualPercent) / 100;
  const share = allowed === 0 ? abandoned : abandoned / allowed;
  const nearness = Math.round(Math.min(1, share, answered / leastAnswers) * 100);
  const counts = { calls: answered, events: abandoned };
  return {
    ...{ kind: 'abandonment', isOn: true, nearness, recent: counts, total: counts, usualPercent },
    countedAfter: since.toISOString(),
  };
}

export function showBreakers(
  { database, now }: Pick<Services, 'database' | 'now'>,
  scope: TenantScope,
  campaignId: string,
): Promise<{ breakers: CampaignBreaker[] }> {
  return database.asTenant(scope, async (transaction) => {
    const rows = await transaction.all(inScope(scope, listBreakers), [campaignId]);
    const values = [campaignId, now()];
    const abandonment = await transaction.first(inScope(scope, findAbandonment), values);
    if (abandonment === undefined) throw new ProblemError('not_found');
    return { breakers: [...rows.flatMap(presentBreaker), presentAbandonment(abandonment)] };
  });
}
