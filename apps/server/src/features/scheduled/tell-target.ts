import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';

export interface TargetDeed {
  action: 'target.moved' | 'target.called_now' | 'target.cancelled' | 'target.restored';
  campaignId: string;
  contactId: string;
  detail: Record<string, unknown>;
}

/** Writes down what somebody did to a call that is to come, and shows it live. */
export async function tellTarget(
  { effects }: Pick<Services, 'effects'>,
  transaction: Transaction,
  { organizationId, userId }: OrganizationScope,
  { action, campaignId, contactId, detail }: TargetDeed,
): Promise<void> {
  await appendEntries(transaction, effects, [
    {
      organizationId,
      actor: { kind: 'profile', id: userId },
      action,
      subject: { kind: 'contact', id: contactId },
      detail: { campaignId, ...detail },
    },
  ]);
  await publishEvents(transaction, effects.wakeRelay, [
    { organizationId, event: { kind: 'campaigns_changed' } },
  ]);
}
