import { notifyMembers } from '../features/notifications/index.ts';
import { type CampaignKey, endTargets, tellProgress } from '../ledger/index.ts';
import { appendEntries } from '../platform/activity/append-entries.ts';
import type { Transaction } from '../platform/database/database.ts';
import { holdOver, listOver, stopOver } from './queries/schedules.ts';
import type { DialerServices } from './services.ts';

/** One that somebody else holds, or whose end was moved meanwhile, is left as it is. */
async function endOne(
  services: DialerServices,
  transaction: Transaction,
  campaign: CampaignKey,
): Promise<void> {
  const { organizationId, campaignId } = campaign;
  const key = [organizationId, campaignId];
  if ((await transaction.first(holdOver, key)) === undefined) return;
  const now = await services.clock.read(transaction);
  if ((await transaction.first(stopOver, [...key, now])) === undefined) return;
  const about = { organizationId, subject: { kind: 'campaign', id: campaignId } } as const;
  await endTargets(transaction, campaign);
  await appendEntries(transaction, services.effects, [
    { ...about, actor: { kind: 'system' }, action: 'campaign.ended' },
  ]);
  await notifyMembers(transaction, services.effects, {
    ...about,
    kind: 'campaign_finished',
    to: 'admins',
  });
  await tellProgress(services, transaction, organizationId);
}

/**
 * Stops the campaigns whose end has come, each by itself: what fails in one holds up no other. Nobody is called from
 * that moment on in any case: the rule on a campaign's hours does not allow it.
 */
export async function endOnTime(services: DialerServices): Promise<void> {
  const { database, clock, log } = services;
  const over = await database.asSystem(async (transaction) =>
    transaction.all(listOver, [await clock.read(transaction)]),
  );
  for (const { organization_id: organizationId, id: campaignId } of over) {
    await database
      .asSystem((transaction) => endOne(services, transaction, { organizationId, campaignId }))
      .catch((error: unknown) => log.error({ campaignId, error }, 'a campaign was not ended'));
  }
}
