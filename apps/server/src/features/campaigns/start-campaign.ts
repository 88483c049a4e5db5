import { type Campaign, type callOrder, campaign } from '@ringfence/contract/campaigns';
import { indicatesCollection } from '@ringfence/domain/callflow/check-spoken-name';
import { findScheduleFault } from '@ringfence/domain/campaigns/find-schedule-fault';
import type { WeekHours } from '@ringfence/domain/compliance/policy';
import { firstRetryRules, type RetryRules } from '@ringfence/domain/retry/retry-rules';
import type * as z from 'zod';
import { planCampaign } from '../../ledger/index.ts';
import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import { invalidInput } from '../../platform/http/problem.ts';
import { writeOnce } from '../../platform/idempotency/write-once.ts';
import type { Services } from '../../services.ts';
import { requireCallerSource } from '../caller-id-pools/index.ts';
import { refuseWhileHalted } from '../halts/index.ts';
import { requireOpenList, requireUnmoved } from '../lists/index.ts';
import { requireApprovedScript } from '../scripts/index.ts';
import { findCampaign } from './find-campaign.ts';
import { findListFilling, insertCampaign, insertCampaignLists, insertSchedule } from './queries.ts';
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
  furtherListIds?: string[];
  excludedListIds?: string[];
  order?: z.output<typeof callOrder>;
  startsAt?: string | undefined;
  endsAt?: string | undefined;
  hours?: WeekHours | undefined;
  callsPerSecond?: number | undefined;
  callsAtOnce?: number | undefined;
  retry?: RetryRules;
}

/** The person who picks up may not be the one who owes, so the name must not mention debts. */
export function checkSpokenName(spokenName: string): void {
  if (!indicatesCollection(spokenName)) return;
  throw invalidInput(
    'spokenName',
    'This name tells that you collect debts, and anybody may pick up the phone (12 CFR 1006.6(d)). Use a name that does not.',
  );
}

export async function checkList(
  transaction: Transaction,
  listId: string,
  field = 'listId',
): Promise<void> {
  const list = await transaction.first(findListFilling, [listId]);
  if (list === undefined) throw invalidInput(field, 'This list does not exist.');
  if (!list.filled) throw invalidInput(field, 'Nobody is on this list yet. Upload people first.');
  await requireOpenList(transaction, listId, field);
}

/** Whose people are left out may be put away, or empty: leaving nobody out harms nobody. */
async function checkLists(transaction: Transaction, input: CampaignInput): Promise<void> {
  const { listId: first, furtherListIds = [], excludedListIds = [] } = input;
  await checkList(transaction, first);
  for (const [index, listId] of furtherListIds.entries()) {
    await checkList(transaction, listId, `furtherListIds.${index}`);
  }
  for (const [index, listId] of excludedListIds.entries()) {
    const field = `excludedListIds.${index}`;
    if ([first, ...furtherListIds].includes(listId)) {
      throw invalidInput(field, 'A list cannot be called and left out at once.');
    }
    const list = await transaction.first(findListFilling, [listId]);
    if (list === undefined) throw invalidInput(field, 'This list does not exist.');
  }
  await requireUnmoved(transaction, excludedListIds);
}

export function checkSchedule(
  { startsAt, endsAt }: Pick<CampaignInput, 'startsAt' | 'endsAt'>,
  now: Date,
): void {
  const read = (moment: string | undefined) => (moment === undefined ? null : new Date(moment));
  const fault = findScheduleFault({ startsAt: read(startsAt), endsAt: read(endsAt) }, now);
  if (fault === 'starts_too_late') {
    throw invalidInput('startsAt', 'The campaign must begin within the next 30 days.');
  }
  if (fault === 'ends_too_early') {
    throw invalidInput('endsAt', 'The campaign must end after it begins, and later than now.');
  }
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
    await checkLists(transaction, input);
    const script = await requireApprovedScript(transaction, input.scriptId);
    const accountId = await requireCallerSource(transaction, input);
    const now = services.now();
    checkSchedule(input, now);
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
      JSON.stringify(input.retry ?? firstRetryRules),
      input.callsPerSecond ?? null,
      input.callsAtOnce ?? null,
      input.order ?? 'even',
    ]);
    if (made === undefined) throw new Error('the campaign was not written');
    const lists = (input.furtherListIds ?? []).filter((id) => id !== input.listId);
    const excluded = [...new Set(input.excludedListIds ?? [])];
    await transaction.all(insertCampaignLists, [made.id, [...new Set(lists)], excluded]);
    const { startsAt, endsAt, hours } = input;
    if (startsAt !== undefined || endsAt !== undefined || hours !== undefined) {
      const week = hours === undefined ? null : JSON.stringify(hours);
      const times = [startsAt ?? null, endsAt ?? null, week];
      await transaction.all(insertSchedule, [made.id, now, ...times]);
    }
    const { organizationId } = context.scope;
    await planCampaign(transaction, { organizationId, campaignId: made.id }, now);
    await tellCampaign(services, transaction, context.scope, 'campaign.started', made.id, {
      attempts: String(input.mostAttempts),
    });
    return findCampaign(transaction, made.id, now);
  });
}
