import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';

export interface MemberDeed {
  userId: string;
  action: 'member.added' | 'member.role_changed' | 'member.removed';
  role: string;
  /** The role until then, where it changed. */
  before?: string;
}

/** Writes down what was done to a membership, and shows it live. */
export async function tellMember(
  { effects }: Pick<Services, 'effects'>,
  transaction: Transaction,
  { organizationId, userId: actorId }: OrganizationScope,
  { userId, action, role, before }: MemberDeed,
): Promise<void> {
  await appendEntries(transaction, effects, [
    {
      organizationId,
      actor: { kind: 'profile', id: actorId },
      action,
      subject: { kind: 'profile', id: userId },
      detail: { role, ...(before === undefined ? {} : { values: { role: [before, role] } }) },
    },
  ]);
  await publishEvents(transaction, effects.wakeRelay, [
    { organizationId, event: { kind: 'members_changed' } },
    { organizationId, event: { kind: 'organization_changed' } },
  ]);
}
