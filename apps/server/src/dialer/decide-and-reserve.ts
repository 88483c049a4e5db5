import { recordedCall } from '@ringfence/domain/calls/call-kinds';
import { judgePersons, keepForecast, keepRoom } from '@ringfence/domain/compliance/judge-persons';
import { readPolicy } from '@ringfence/domain/compliance/policy';
import { loadPeople, loadPolicy } from '../features/compliance/index.ts';
import { type CampaignKey, tellProgress } from '../ledger/index.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { RowOf } from '../platform/database/statement.ts';
import { claimTargets, putOffTargets } from './claim-targets.ts';
import { type CallerSource, countNumbers, dayOf, giveNumbers } from './give-numbers.ts';
import { answerMilliseconds, claimBatch } from './limits.ts';
import { refuseOverCap } from './pause-over-cap.ts';
import { writeVerdicts } from './queries/reserve.ts';
import { findHours } from './queries/schedules.ts';
import type { DialerServices, OpenAccount } from './services.ts';
import { findReserveRoom } from './spend-own-pace.ts';
import { storedRules } from './stored-rules.ts';

export type ReservedCall = RowOf<typeof writeVerdicts.row> & CampaignKey;

/**
 * Decides whether and how each is called, and writes it down: through an account at most `room`
 * calls, without one a forecast. Who is on the phone at this moment comes again later.
 */
export async function judgeTargets(
  services: DialerServices,
  transaction: Transaction,
  campaign: CampaignKey,
  contactIds: readonly string[],
  now: Date,
  reserving?: { account: OpenAccount; room: number; source: CallerSource },
  zonesOf = new Map<string, string | undefined>(),
): Promise<ReservedCall[]> {
  const { organizationId, campaignId } = campaign;
  const { version, policy } = await loadPolicy(transaction, organizationId);
  const hours = await transaction.first(findHours, [organizationId, campaignId]);
  const context = { organizationId, campaignId, ...recordedCall, roles: policy, now };
  const persons = await loadPeople(transaction, context, contactIds);
  for (const { contactId, isReadable } of persons)
    if (!isReadable) services.log.error({ contactId }, 'a person cannot be read');
  const { judged, busy } = judgePersons(persons, readPolicy(policy), now, answerMilliseconds);
  refuseOverCap(judged);
  for (const { contactId, zones } of judged) zonesOf.set(contactId, zones[0]?.zone);
  const { account, room = 0, source } = reserving ?? {};
  const { numbered, left } = source
    ? await giveNumbers(transaction, source, keepRoom(judged, room), now)
    : { numbered: keepForecast(judged), left: [] };
  const rows = await transaction.all(writeVerdicts, [
    organizationId,
    campaignId,
    JSON.stringify(numbered),
    now,
    services.tzdataVersion,
    account !== undefined,
    account?.carrier.description.id ?? null,
    version,
    account?.id ?? null,
    ...storedRules,
    source ? dayOf(source, now) : null,
    hours?.set_at ?? null,
  ]);
  if (source) await countNumbers(transaction, source, rows, now);
  await putOffTargets(transaction, campaign, [...busy, ...left], now);
  await tellProgress(services, transaction, organizationId);
  return rows.map((row) => ({ ...row, organizationId, campaignId }));
}

/**
 * The only door to the carrier. In one transaction: take due targets, lock people and numbers, load
 * what is known, decide, write it down, and reserve what room, own paces and free places allow. Two
 * workers can never both spend a person's last attempt.
 */
export function decideAndReserve(
  services: DialerServices,
  campaign: CampaignKey,
  account: OpenAccount,
  source: CallerSource,
  room = claimBatch,
): Promise<ReservedCall[]> {
  return services.database.asSystem(async (transaction) => {
    const now = await services.clock.readToCall(transaction);
    if (now === undefined) return [];
    const most = await findReserveRoom(transaction, campaign, now, room);
    const contactIds = most <= 0 ? [] : await claimTargets(transaction, campaign, now);
    if (contactIds.length === 0) return [];
    const reserving = { account, room: most, source };
    return judgeTargets(services, transaction, campaign, contactIds, now, reserving);
  });
}
