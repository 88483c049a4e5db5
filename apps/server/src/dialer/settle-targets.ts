import type { Outcome } from '@ringfence/domain/calls/words';
import { chooseNextAttempt } from '@ringfence/domain/retry/choose-next-attempt';
import { appendEntries } from '../platform/activity/append-entries.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { CampaignKey } from './claim-targets.ts';
import {
  finishCampaign as finishStatement,
  settleTargets as settleStatement,
} from './queries/settle.ts';
import type { LockedCall } from './read-progress.ts';
import type { DialerServices } from './services.ts';
import { tellProgress } from './tell-progress.ts';

export interface EndedCall {
  row: LockedCall;
  outcome: Outcome;
  endedAt: Date;
}

function settle({ row, outcome, endedAt }: EndedCall) {
  const next = chooseNextAttempt({
    outcome,
    attempts: row.attempts,
    mostAttempts: row.most_attempts,
    endedAt,
  });
  const isStopped = row.campaign_state === 'stopped';
  return {
    organizationId: row.organization_id,
    campaignId: row.campaign_id,
    contactId: row.contact_id,
    at: next.kind === 'again' && !isStopped ? next.at : null,
    because: next.kind === 'done' ? next.because : isStopped ? 'campaign_stopped' : null,
    withdrawn: outcome === 'withdrawn',
  };
}

/** The outcome and the retry rules give each target its next time, or its end. */
export async function settleTargets(
  transaction: Transaction,
  ended: readonly EndedCall[],
): Promise<void> {
  if (ended.length > 0) await transaction.all(settleStatement, [JSON.stringify(ended.map(settle))]);
}

/** Nobody is left who could still be called. */
export async function finishCampaign(
  services: DialerServices,
  { organizationId, campaignId }: CampaignKey,
): Promise<void> {
  await services.database.asSystem(async (transaction) => {
    const values = [organizationId, campaignId, services.now()];
    if ((await transaction.first(finishStatement, values)) === undefined) return;
    const subject = { kind: 'campaign', id: campaignId };
    const entry = { organizationId, actor: { kind: 'system' }, subject } as const;
    await appendEntries(transaction, services.effects, [{ ...entry, action: 'campaign.finished' }]);
    await tellProgress(services, transaction, organizationId);
  });
}
