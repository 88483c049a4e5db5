import { type Membership, role } from '@ringfence/contract/access';
import { ensureProfile } from '../../auth/index.ts';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Principal } from '../../platform/http/procedures.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import { notifyMembers } from '../notifications/index.ts';
import type { InvitationServices } from './create-invitation.ts';
import { hashToken } from './invitation-token.ts';
import {
  findInvitation,
  findMembership,
  insertMembership,
  lockInvitation,
  lockOrganization,
  markAccepted,
} from './queries.ts';

type AcceptServices = Pick<InvitationServices, 'database' | 'effects' | 'now' | 'keepsSessions'>;

/** For the person whose proven address was invited; anyone else who holds the link cannot use it. */
function refuseOthers({ email }: Principal, invitedEmail: string): void {
  if (email === '') {
    throw new ProblemError(
      'not_permitted',
      'Your email address is not confirmed yet. Confirm it, and open the link again.',
    );
  }
  if (email.toLowerCase() !== invitedEmail) {
    throw new ProblemError(
      'not_permitted',
      'This invitation is for another email address. Sign in with the address it was sent to.',
    );
  }
}

/** Accepting twice is no error while the person belongs there. */
export async function acceptInvitation(
  services: AcceptServices,
  principal: Principal,
  token: string,
): Promise<Membership> {
  const { database } = services;
  const tokenHash = hashToken(token);
  const found = await database.asSystem((transaction) =>
    transaction.first(findInvitation, [tokenHash]),
  );
  if (found === undefined) throw new ProblemError('invitation_ended');
  refuseOthers(principal, found.email);
  // Of somebody who signs in elsewhere it was made at first sight.
  if (services.keepsSessions) await ensureProfile(services, principal.userId);
  // As the system, because nobody adds themselves to an organization: the checks stand here instead.
  return database.asSystem(async (transaction) => {
    const { organization_id: organizationId, id } = found;
    const organization = await transaction.first(lockOrganization, [organizationId]);
    if (organization === undefined) throw new ProblemError('invitation_ended');
    const open = await transaction.first(lockInvitation, [organizationId, id, tokenHash]);
    if (open === undefined) throw new ProblemError('invitation_ended');
    const now = services.now();
    if (open.accepted_by !== principal.userId) {
      const hasEnded =
        open.accepted_at !== null || open.revoked_at !== null || open.expires_at <= now;
      if (hasEnded) throw new ProblemError('invitation_ended');
      if (organization.suspended_at !== null) {
        throw new ProblemError(
          'organization_suspended',
          'This organization is suspended, so nobody can join it now. Try again later.',
        );
      }
      await transaction.all(markAccepted, [organizationId, id, now, principal.userId]);
      const joining = { organizationId, userId: principal.userId, role: open.role };
      await join(services, transaction, joining);
    }
    return describeMembership(transaction, organizationId, principal.userId, organization);
  });
}

async function join(
  { effects }: AcceptServices,
  transaction: Transaction,
  { organizationId, userId, role }: { organizationId: string; userId: string; role: string },
): Promise<void> {
  // Somebody else may have made them a member meanwhile; they keep the role that they have.
  const joined = await transaction.first(insertMembership, [organizationId, userId, role]);
  if (joined === undefined) return;
  const subject = { kind: 'profile', id: userId } as const;
  await appendEntries(transaction, effects, [
    {
      organizationId,
      actor: { kind: 'profile', id: userId },
      action: 'member.joined',
      subject,
      detail: { role },
    },
  ]);
  await publishEvents(transaction, effects.wakeRelay, [
    { organizationId, event: { kind: 'members_changed' } },
    { organizationId, event: { kind: 'organization_changed' } },
  ]);
  await notifyMembers(transaction, effects, {
    organizationId,
    kind: 'member_joined',
    subject,
    to: 'admins',
    except: userId,
  });
}

/** A person who was removed since then does not come back by an old link. */
async function describeMembership(
  transaction: Transaction,
  organizationId: string,
  userId: string,
  organization: RowOf<typeof lockOrganization.row>,
): Promise<Membership> {
  const membership = await transaction.first(findMembership, [organizationId, userId]);
  if (membership === undefined) throw new ProblemError('invitation_ended');
  return {
    organizationId,
    role: role.parse(membership.role),
    createdAt: membership.created_at.toISOString(),
    organization: {
      id: organizationId,
      name: organization.name,
      createdAt: organization.created_at.toISOString(),
      zone: organization.zone,
      suspendedAt: organization.suspended_at?.toISOString() ?? null,
    },
  };
}
