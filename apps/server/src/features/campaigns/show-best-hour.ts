import type { CampaignBestHour } from '@ringfence/contract/campaign-best-hour';
import { compareOrders, type OrderResult } from '@ringfence/domain/best-hour/compare-orders';
import { uncountedOutcomes } from '@ringfence/domain/caller-ids/judge-answer-rate';
import { answeredOutcomes } from '@ringfence/domain/calls/outcome-groups';
import { leastOwnCalls } from '@ringfence/domain/forecast/usual-calls';
import type { TenantScope } from '../../platform/database/database.ts';
import { inScope } from '../../platform/database/spanning.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { countKnownCalls } from '../best-hour/index.ts';
import { countArms } from './queries/best-hour.ts';
import { findHome } from './queries/targets.ts';

/** What calling people at their best hour gains a campaign, against those who keep the even order. */
export async function showBestHour(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
  campaignId: string,
): Promise<CampaignBestHour> {
  const home = await database.asTenant(scope, (transaction) =>
    transaction.first(inScope(scope, findHome), [campaignId]),
  );
  if (home === undefined) throw new ProblemError('not_found');
  const { organization_id: organizationId } = home;
  return database.asTenant({ ...scope, organizationId }, async (transaction) => {
    const arms = [campaignId, uncountedOutcomes, answeredOutcomes];
    const rows = await transaction.all(countArms, arms);
    const resultOf = (arm: 'best' | 'even'): OrderResult => {
      const { placed = 0, answered = 0 } = rows.find((row) => row.arm === arm) ?? {};
      return { placed, answered };
    };
    return {
      basis: { calls: await countKnownCalls(transaction, organizationId), least: leastOwnCalls },
      ...compareOrders(resultOf('best'), resultOf('even')),
    };
  });
}
