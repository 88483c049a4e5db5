import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { revokeInvitationsOf } from './queries.ts';

/**
 * Takes back what somebody sent who may invite nobody any more: they could have invited themselves, by
 * another address, and would come back as whatever they chose to be.
 */
export async function endInvitationsOf(
  { effects, now }: Pick<Services, 'effects' | 'now'>,
  transaction: Transaction,
  { organizationId, userId: actorId }: OrganizationScope,
  userId: string,
): Promise<void> {
  const revoked = await transaction.all(revokeInvitationsOf, [userId, now()]);
  await appendEntries(
    transaction,
    effects,
    revoked.map(({ id, role }) => ({
      organizationId,
      actor: { kind: 'profile', id: actorId },
      action: 'invitation.revoked',
      subject: { kind: 'invitation', id },
      detail: { role },
    })),
  );
}
