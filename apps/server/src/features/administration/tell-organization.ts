import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';

export interface OrganizationDeed {
  organizationId: string;
  /** The super administrator. */
  actorId: string;
  action: `organization.${'created' | 'renamed' | 'suspended' | 'reinstated' | 'deleted'}`;
  detail?: Record<string, unknown>;
}

/** Writes down what a super administrator did to an organization, and shows it live. */
export async function tellOrganization(
  { effects }: Pick<Services, 'effects'>,
  transaction: Transaction,
  { organizationId, actorId, action, detail = {} }: OrganizationDeed,
): Promise<void> {
  await appendEntries(transaction, effects, [
    {
      organizationId,
      actor: { kind: 'super_administrator', id: actorId },
      action,
      subject: { kind: 'organization', id: organizationId },
      detail,
    },
  ]);
  await publishEvents(transaction, effects.wakeRelay, [
    { organizationId, event: { kind: 'organization_changed' } },
  ]);
}
