import type { Role } from '@ringfence/domain/access/permissions';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';
import { notifyMembers } from '../notifications/index.ts';

export interface NewMembership {
  organizationId: string;
  role: Role;
}

/** Writes down that a super administrator made somebody a member, and shows it live. */
export async function tellJoining(
  { effects }: Pick<Services, 'effects'>,
  transaction: Transaction,
  { organizationId, role, userId, actorId }: NewMembership & { userId: string; actorId: string },
): Promise<void> {
  await appendEntries(transaction, effects, [
    {
      organizationId,
      actor: { kind: 'super_administrator', id: actorId },
      action: 'member.added',
      subject: { kind: 'profile', id: userId },
      detail: { role },
    },
  ]);
  await publishEvents(transaction, effects.wakeRelay, [
    { organizationId, event: { kind: 'members_changed' } },
    { organizationId, event: { kind: 'organization_changed' } },
  ]);
}

/** Afterwards, because the sign-in protocol's role tells nobody anything; they see the member anyway. */
export async function notifyAdmins(
  { database, effects, log }: Pick<Services, 'database' | 'effects' | 'log'>,
  { organizationId }: NewMembership,
  userId: string,
): Promise<void> {
  try {
    await database.asSystem((transaction) =>
      notifyMembers(transaction, effects, {
        organizationId,
        kind: 'member_joined',
        subject: { kind: 'profile', id: userId },
        to: 'admins',
        except: userId,
      }),
    );
  } catch (error) {
    log.warn({ error, organizationId }, 'the admins could not be notified of a new member');
  }
}
