import type { Campaign } from '@ringfence/contract/campaigns';
import { findKind } from '@ringfence/domain/breakers/read-limits';
import { standingOrigins } from '@ringfence/domain/calls/call-kinds';
import { maskPersonal } from '@ringfence/domain/text/mask-personal';
import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { restBreakers } from '../breakers/index.ts';
import { refuseWhileHalted } from '../halts/index.ts';
import { isVersionApproved, requireApprovedScript } from '../scripts/index.ts';
import { requireRingBackLine } from '../staffed-lines/index.ts';
import { findCampaign } from './find-campaign.ts';
import { changeScript, changeState, insertResumes, lockPaused } from './queries.ts';
import { requireStandingScript } from './start-standing.ts';
import { tellCampaign } from './tell-campaign.ts';

export interface CampaignToResume {
  campaignId: string;
  reason: string;
  scriptId?: string | undefined;
}

/** Takes the script that was chosen; without one, what the campaign said before must still be approved. */
async function settleScript(
  transaction: Transaction,
  campaignId: string,
  paused: { origin: string; script_id: string; script_version: number },
  scriptId: string | undefined,
): Promise<void> {
  if (scriptId !== undefined) {
    const origin = standingOrigins.find((standing) => standing === paused.origin);
    const { version } = origin
      ? await requireStandingScript(transaction, { origin, scriptId })
      : await requireApprovedScript(transaction, scriptId);
    await transaction.all(changeScript, [campaignId, scriptId, version]);
    return;
  }
  const { script_id, script_version: version } = paused;
  if (!(await isVersionApproved(transaction, { scriptId: script_id, version }))) {
    throw invalidInput(
      'scriptId',
      'Choose an approved script: what this campaign said before is not approved.',
    );
  }
  // It may have been removed since the campaign began, and every way through a script names it.
  await requireRingBackLine(transaction);
}

/** What was counted until now lets the campaign pause by itself no more; that needs a reason. */
async function letPass(
  transaction: Transaction,
  campaignId: string,
  pausedFor: string | null,
  reason: string,
  now: Date,
): Promise<void> {
  const isOverCap = pausedFor === 'abandonment';
  const isBroken = pausedFor !== null && findKind(pausedFor) !== undefined;
  if (!isOverCap && !isBroken) return;
  if (reason === '') throw invalidInput('reason', 'Say why the campaign may go on.');
  if (isOverCap) await transaction.all(insertResumes, [campaignId, now]);
  else await transaction.all(restBreakers, [campaignId]);
}

/**
 * Goes on with a paused campaign. One that paused because too many of its calls found nobody speaking, or because a
 * breaker tripped, needs a reason, and counts from here on: the same calls do not pause it again. Twice changes nothing.
 */
export function resumeCampaign(
  services: Pick<Services, 'database' | 'effects' | 'now'>,
  scope: TenantScope & { organizationId: string },
  { campaignId, reason, scriptId }: CampaignToResume,
): Promise<Campaign> {
  return services.database.asTenant(scope, async (transaction) => {
    await refuseWhileHalted(transaction);
    const now = services.now();
    const paused = await transaction.first(lockPaused, [campaignId]);
    if (paused !== undefined)
      await letPass(transaction, campaignId, paused.paused_for, reason, now);
    if (paused !== undefined) {
      await settleScript(transaction, campaignId, paused, scriptId);
      await transaction.first(changeState, [campaignId, ['paused'], 'running', now]);
      const detail = reason === '' ? {} : { reason: maskPersonal(reason) };
      await tellCampaign(services, transaction, scope, 'campaign.resumed', campaignId, detail);
    }
    const campaign = await findCampaign(transaction, campaignId, now);
    if (campaign.state !== 'running') {
      throw new ProblemError('conflict', `The campaign is ${campaign.state} already.`);
    }
    return campaign;
  });
}
