import type { Invitation } from '@ringfence/contract/invitations';
import type { Role, Standing } from '@ringfence/domain/access/permissions';
import { AuthError, handOverMail, limitMessages, limitTries } from '../../auth/index.ts';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';
import { hashToken, linkTo, makeToken } from './invitation-token.ts';
import { isMember, lockOrganization, nameInviter, putInvitation } from './queries.ts';
import { writeInvitation } from './write-invitation.ts';

const goodDays = 7;
const dayMilliseconds = 24 * 60 * 60 * 1000;

export type InvitationServices = Pick<
  Services,
  'database' | 'effects' | 'now' | 'settings' | 'wakeMessages' | 'keepsSessions'
>;

interface InvitationContext {
  standing: Standing;
  scope: OrganizationScope;
  peerAddress(): string;
}

/** The limits are those of the sign-in protocol; here they are told with our own code. */
export function explainLimit(error: unknown): never {
  if (error instanceof AuthError && error.status === 429) {
    throw new ProblemError('too_many_requests');
  }
  throw error;
}

/** Inviting an address again sends a new link and ends the old one. */
export async function createInvitation(
  services: InvitationServices,
  context: InvitationContext,
  input: { email: string; role: Role },
): Promise<Invitation> {
  if (!services.settings.canMail) {
    throw new ProblemError('conflict', 'No mails can be sent from here, so nobody can be invited.');
  }
  const { organizationId } = context.scope;
  await refuseMember(services, organizationId, input.email);
  // By organization, and by the address that is mailed: whether it has an account plays no part.
  const tries = { address: context.peerAddress(), account: organizationId };
  await limitTries(services, 'invitation', tries).catch(explainLimit);
  await limitMessages(services, 'email', input.email).catch(explainLimit);
  // As the system, which alone may hand over a mail: the permission was checked by the route.
  return services.database.asSystem((transaction) => invite(services, transaction, context, input));
}

/** Told of the inviter's own organization alone, whose members they see anyway. */
async function refuseMember(
  { database }: InvitationServices,
  organizationId: string,
  email: string,
): Promise<void> {
  const member = await database.asSystem((transaction) =>
    transaction.first(isMember, [organizationId, email]),
  );
  if (member?.found) throw new ProblemError('already_member');
}

async function invite(
  services: InvitationServices,
  transaction: Transaction,
  { standing, scope: { organizationId, userId } }: InvitationContext,
  { email, role }: { email: string; role: Role },
): Promise<Invitation> {
  const organization = await transaction.first(lockOrganization, [organizationId]);
  if (organization === undefined) throw new ProblemError('not_permitted');
  const inviter = await transaction.first(nameInviter, [userId]);
  const inviterName = inviter?.name ?? '';
  const token = makeToken();
  const createdAt = services.now();
  const expiresAt = new Date(createdAt.getTime() + goodDays * dayMilliseconds);
  const made = await transaction.first(putInvitation, [
    organizationId,
    email,
    role,
    hashToken(token),
    userId,
    createdAt,
    expiresAt,
  ]);
  if (made === undefined) throw new Error('an invitation was not written');
  await handOverMail(services, transaction, {
    recipient: email,
    uselessAfter: expiresAt,
    ...writeInvitation({
      organizationName: organization.name,
      inviterName,
      role,
      link: linkTo(services.settings.address, token),
      days: goodDays,
    }),
  });
  await appendEntries(transaction, services.effects, [
    {
      organizationId,
      actor: {
        kind: standing === 'super_administrator' ? 'super_administrator' : 'profile',
        id: userId,
      },
      action: 'member.invited',
      subject: { kind: 'invitation', id: made.id },
      // Without the address: this record is kept for ever, and they may never come.
      detail: { role },
    },
  ]);
  await publishEvents(transaction, services.effects.wakeRelay, [
    { organizationId, event: { kind: 'members_changed' } },
  ]);
  return {
    id: made.id,
    email,
    role,
    invitedBy: inviterName,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
