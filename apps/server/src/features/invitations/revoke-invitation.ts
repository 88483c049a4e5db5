import { appendEntries } from '../../platform/activity/append-entries.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';
import { revokeInvitation as revokeStatement } from './queries.ts';

/** Its link leads nowhere from then on. */
export function revokeInvitation(
  { database, effects, now }: Pick<Services, 'database' | 'effects' | 'now'>,
  scope: OrganizationScope,
  invitationId: string,
): Promise<Record<never, never>> {
  const { organizationId, userId } = scope;
  return database.asTenant(scope, async (transaction) => {
    const revoked = await transaction.first(revokeStatement, [invitationId, now()]);
    if (revoked === undefined) throw new ProblemError('not_found');
    await appendEntries(transaction, effects, [
      {
        organizationId,
        actor: { kind: 'profile', id: userId },
        action: 'invitation.revoked',
        subject: { kind: 'invitation', id: invitationId },
        detail: { role: revoked.role },
      },
    ]);
    await publishEvents(transaction, effects.wakeRelay, [
      { organizationId, event: { kind: 'members_changed' } },
    ]);
    return {};
  });
}
