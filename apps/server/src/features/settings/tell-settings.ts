import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';

export interface SettingsDeed {
  action:
    | 'settings.changed'
    | 'caller_id.verified'
    | `${'licence' | 'caller_id'}.${'added' | 'changed' | 'removed'}`;
  subject: { kind: 'organization' | 'licence' | 'caller_id'; id: string };
  /** What the subject is, because it may be gone when somebody reads this. */
  detail: Record<string, unknown>;
}

/** Writes down what changed in the settings, and shows it live. */
export async function tellSettings(
  { effects }: Pick<Services, 'effects'>,
  transaction: Transaction,
  { organizationId, userId }: OrganizationScope,
  { action, subject, detail }: SettingsDeed,
): Promise<void> {
  await appendEntries(transaction, effects, [
    { organizationId, actor: { kind: 'profile', id: userId }, action, subject, detail },
  ]);
  await publishEvents(transaction, effects.wakeRelay, [
    { organizationId, event: { kind: 'organization_changed' } },
  ]);
}
