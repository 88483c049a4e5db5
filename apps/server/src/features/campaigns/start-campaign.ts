import { type Campaign, campaign } from '@ringfence/contract/campaigns';
import { indicatesCollection } from '@ringfence/domain/callflow/check-spoken-name';
import { planCampaign } from '../../ledger/index.ts';
import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import { invalidInput } from '../../platform/http/problem.ts';
import { writeOnce } from '../../platform/idempotency/write-once.ts';
import type { Services } from '../../services.ts';
import { requireCallerSource } from '../caller-id-pools/index.ts';
import { refuseWhileHalted } from '../halts/index.ts';
import { requireOpenList } from '../lists/index.ts';
import { requireApprovedScript } from '../scripts/index.ts';
import { findCampaign } from './find-campaign.ts';
import { findListFilling, insertCampaign } from './queries.ts';
import { tellCampaign } from './tell-campaign.ts';

export interface CampaignInput {
  name: string;
  listId: string;
  scriptId: string;
  /** One of both. */
  callerId?: string | undefined;
  callerPoolId?: string | undefined;
  spokenName: string;
  mostAttempts: number;
}

/** The person who picks up may not be the one who owes, so the name must not mention debts. */
export function checkSpokenName(spokenName: string): void {
  if (!indicatesCollection(spokenName)) return;
  throw invalidInput(
    'spokenName',
    'This name tells that you collect debts, and anybody may pick up the phone (12 CFR 1006.6(d)). Use a name that does not.',
  );
}

async function checkList(transaction: Transaction, listId: string): Promise<void> {
  const list = await transaction.first(findListFilling, [listId]);
  if (list === undefined) throw invalidInput('listId', 'This list does not exist.');
  if (!list.filled)
    throw invalidInput('listId', 'Nobody is on this list yet. Upload people first.');
  await requireOpenList(transaction, listId);
}

export function startCampaign(
  services: Pick<Services, 'database' | 'effects' | 'now'>,
  context: { scope: TenantScope & { organizationId: string }; headers: Headers },
  input: CampaignInput,
): Promise<Campaign> {
  checkSpokenName(input.spokenName);
  const request = { ...context, operation: 'campaigns.start', input, output: campaign };
  return writeOnce(services.database, request, async (transaction) => {
    await refuseWhileHalted(transaction);
    await checkList(transaction, input.listId);
    const script = await requireApprovedScript(transaction, input.scriptId);
    const accountId = await requireCallerSource(transaction, input);
    const now = services.now();
    const made = await transaction.first(insertCampaign, [
      input.name,
      input.listId,
      script.scriptId,
      script.version,
      input.callerId ?? null,
      input.spokenName,
      input.mostAttempts,
      now,
      accountId,
      input.callerPoolId ?? null,
    ]);
    if (made === undefined) throw new Error('the campaign was not written');
    const { organizationId } = context.scope;
    await planCampaign(transaction, { organizationId, campaignId: made.id }, now);
    await tellCampaign(services, transaction, context.scope, 'campaign.started', made.id, {
      attempts: String(input.mostAttempts),
    });
    return findCampaign(transaction, made.id, now);
  });
}
