import { type Invitation, invitation } from '@ringfence/contract/invitations';
import type { Role, Standing } from '@ringfence/domain/access/permissions';
import { AuthError, handOverMail, limitInvitations, limitTries } from '../../auth/index.ts';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { readLanguage } from '../../platform/http/read-language.ts';
import { findFirstAnswer, writeOnceAsSystem } from '../../platform/idempotency/write-once.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';
import { hashToken, linkTo, makeToken } from './invitation-token.ts';
import { findInviter, isMember, lockOrganization, putInvitation } from './queries.ts';
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
  headers: Headers;
  peerAddress(): string;
}

/** The limits are those of the sign-in protocol; here they are reported with our own code. */
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
  const { scope, headers } = context;
  const { organizationId } = scope;
  const request = { scope, headers, operation: 'invitations.create', input, output: invitation };
  // The same request again is no second mail, so it meets no limit either.
  const first = await findFirstAnswer(services.database, request);
  if (first !== undefined) return first;
  await refuseMember(services, organizationId, input.email);
  // By organization, and by the address that is mailed: whether it has an account plays no part.
  const tries = { address: context.peerAddress(), account: organizationId };
  await limitTries(services, 'invitation', tries).catch(explainLimit);
  await limitInvitations(services, input.email).catch(explainLimit);
  // As the system, which alone may hand over a mail: the permission is checked here.
  return writeOnceAsSystem(services.database, request, (transaction) =>
    invite(services, transaction, context, input),
  );
}

/** Answered about the inviter's own organization alone, whose members they see anyway. */
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

/** Once more under the lock: a person who lost their role since the request began brings in nobody. */
async function beginInviting(
  transaction: Transaction,
  { standing, scope: { organizationId, userId } }: InvitationContext,
): Promise<{ organizationName: string; inviterName: string }> {
  const organization = await transaction.first(lockOrganization, [organizationId]);
  const inviter = await transaction.first(findInviter, [organizationId, userId]);
  const isSuper = standing === 'super_administrator';
  if (organization === undefined || !(isSuper || inviter?.role === 'admin')) {
    throw new ProblemError('not_permitted');
  }
  if (organization.suspended_at !== null && !isSuper) {
    throw new ProblemError('organization_suspended');
  }
  return { organizationName: organization.name, inviterName: inviter?.name ?? '' };
}

async function invite(
  services: InvitationServices,
  transaction: Transaction,
  context: InvitationContext,
  { email, role }: { email: string; role: Role },
): Promise<Invitation> {
  const { organizationName, inviterName } = await beginInviting(transaction, context);
  const { organizationId, userId } = context.scope;
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
      organizationName,
      inviterName,
      role,
      link: linkTo(services.settings.address, token),
      days: goodDays,
      language: readLanguage(context.headers.get('accept-language')),
    }),
  });
  await appendEntries(transaction, services.effects, [
    {
      organizationId,
      actor: {
        kind: context.standing === 'super_administrator' ? 'super_administrator' : 'profile',
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
