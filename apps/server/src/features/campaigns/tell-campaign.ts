import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';

/** Writes down what a person did to a campaign, and shows it live. */
export async function tellCampaign(
  { effects }: Pick<Services, 'effects'>,
  transaction: Transaction,
  { organizationId, userId }: TenantScope & { organizationId: string },
  action: string,
  campaignId: string,
  detail: Record<string, unknown> = {},
): Promise<void> {
  await appendEntries(transaction, effects, [
    {
      organizationId,
      actor: { kind: 'profile', id: userId },
      action,
      subject: { kind: 'campaign', id: campaignId },
      detail,
    },
  ]);
  await publishEvents(transaction, effects.wakeRelay, [
    { organizationId, event: { kind: 'campaigns_changed' } },
  ]);
}
