import { campaignCall } from '@ringfence/domain/calls/call-kinds';
import {
  type JudgedPerson,
  judgePersons,
  keepRoom,
} from '@ringfence/domain/compliance/judge-persons';
import { readPolicy } from '@ringfence/domain/compliance/policy';
import { loadPeople, loadPolicy } from '../features/compliance/index.ts';
import { type CampaignKey, tellProgress } from '../ledger/index.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { RowOf } from '../platform/database/statement.ts';
import { claimTargets } from './claim-targets.ts';
import { answerMilliseconds, claimBatch } from './limits.ts';
import { refuseOverCap } from './pause-over-cap.ts';
import { writeVerdicts } from './queries/reserve.ts';
import type { DialerServices, OpenAccount } from './services.ts';
import { storedRules } from './stored-rules.ts';

export interface ReservedCall extends RowOf<typeof writeVerdicts.row> {
  organizationId: string;
  campaignId: string;
}

/** Of a forecast, only what keeps somebody from being called is stored, and how they would be. */
function presentForecast(person: JudgedPerson): Partial<JudgedPerson> {
  const { contactId, phoneId, debtId, kind, openUntil, ledgerVersion } = person;
  return kind === 'allow' ? { contactId, phoneId, debtId, kind, openUntil, ledgerVersion } : person;
}

export interface Judged {
  calls: ReservedCall[];
  /** On the phone at this moment. */
  busy: string[];
}

/**
 * Loads what is known of the people, decides whether and how each is called, and writes the verdicts down; of
 * those who may be called now, at most `room` calls through an account. Without one it is a forecast.
 */
export async function judgeTargets(
  services: DialerServices,
  transaction: Transaction,
  campaign: CampaignKey,
  contactIds: readonly string[],
  now: Date,
  reserving?: { account: OpenAccount; room: number },
): Promise<Judged> {
  const { tzdataVersion, log } = services;
  const { organizationId, campaignId } = campaign;
  const { version, policy } = await loadPolicy(transaction, organizationId);
  const context = { organizationId, campaignId, ...campaignCall, roles: policy, now };
  const persons = await loadPeople(transaction, context, contactIds);
  for (const { contactId, isReadable } of persons) {
    if (!isReadable) log.error({ contactId }, 'a person cannot be read');
  }
  const { judged, busy } = judgePersons(persons, readPolicy(policy), now, answerMilliseconds);
  refuseOverCap(judged);
  const { account, room } = reserving ?? {};
  const stored = room === undefined ? judged.map(presentForecast) : keepRoom(judged, room);
  const rows = await transaction.all(writeVerdicts, [
    organizationId,
    campaignId,
    JSON.stringify(stored),
    now,
    tzdataVersion,
    account !== undefined,
    account?.carrier.description.id ?? null,
    version,
    account?.id ?? null,
    ...storedRules,
  ]);
  return { calls: rows.map((row) => ({ ...row, organizationId, campaignId })), busy };
}

/**
 * The only door to the carrier. In one transaction: take due targets, lock the people and numbers,
 * load what is known, choose number and debt, decide, write the decision down, and reserve the call of
 * those who may be called, at most `room`. Two workers can never both spend a person's last attempt.
 */
export function decideAndReserve(
  services: DialerServices,
  campaign: CampaignKey,
  account: OpenAccount,
  room = claimBatch,
): Promise<ReservedCall[]> {
  return services.database.asSystem(async (transaction) => {
    const now = await services.clock.readToCall(transaction);
    if (now === undefined) return [];
    const claim = await claimTargets(transaction, campaign, now);
    if (claim.contactIds.length === 0) return [];
    const { contactIds } = claim;
    const reserving = { account, room };
    const { calls, busy } = await judgeTargets(
      services,
      transaction,
      campaign,
      contactIds,
      now,
      reserving,
    );
    await claim.putOff(busy);
    await tellProgress(services, transaction, campaign.organizationId);
    return calls;
  });
}
