import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';

export interface PoolDeed {
  action:
    | `caller_id_pool.${'created' | 'renamed' | 'removed'}`
    | 'caller_id.pooled'
    | 'caller_id.rest_ended';
  subject: { kind: 'caller_id_pool' | 'caller_id'; id: string };
  detail: Record<string, unknown>;
}

/** Writes down what changed about pools and their numbers, and shows it live: campaigns may wait for it. */
export async function tellPool(
  { effects }: Pick<Services, 'effects'>,
  transaction: Transaction,
  { organizationId, userId }: OrganizationScope,
  { action, subject, detail }: PoolDeed,
): Promise<void> {
  await appendEntries(transaction, effects, [
    { organizationId, actor: { kind: 'profile', id: userId }, action, subject, detail },
  ]);
  await publishEvents(transaction, effects.wakeRelay, [
    { organizationId, event: { kind: 'organization_changed' } },
    { organizationId, event: { kind: 'campaigns_changed' } },
  ]);
}
