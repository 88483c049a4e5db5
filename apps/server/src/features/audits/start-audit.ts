import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';

/** The work is a job's. Asking again while one waits adds none. */
export async function startAudit(
  { database, effects, askForAudit }: Pick<Services, 'database' | 'effects' | 'askForAudit'>,
  scope: OrganizationScope,
): Promise<Record<never, never>> {
  const { organizationId, userId } = scope;
  await database.asTenant(scope, (transaction) =>
    appendEntries(transaction, effects, [
      {
        organizationId,
        actor: { kind: 'profile', id: userId },
        action: 'audit.asked',
        subject: { kind: 'organization', id: organizationId },
      },
    ]),
  );
  await askForAudit({ organizationId, askedBy: userId });
  return {};
}
