import { role } from '@ringfence/contract/access';
import type { shownInvitation } from '@ringfence/contract/invitations';
import type * as z from 'zod';
import { limitTries } from '../../auth/index.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { explainLimit, type InvitationServices } from './create-invitation.ts';
import { hashToken } from './invitation-token.ts';
import { findInvitation } from './queries.ts';

/** For anyone who holds the secret. One that never was and one that has ended are answered alike. */
export async function showInvitation(
  services: Pick<InvitationServices, 'database' | 'now' | 'settings'>,
  address: string,
  token: string,
): Promise<z.infer<typeof shownInvitation>> {
  await limitTries(services, 'invitation_view', { address }).catch(explainLimit);
  const found = await services.database.asSystem((transaction) =>
    transaction.first(findInvitation, [hashToken(token)]),
  );
  const isOpen =
    found !== undefined &&
    found.accepted_at === null &&
    found.revoked_at === null &&
    found.expires_at > services.now();
  if (!isOpen) throw new ProblemError('invitation_ended');
  return {
    organizationName: found.name,
    email: found.email,
    role: role.parse(found.role),
    expiresAt: found.expires_at.toISOString(),
  };
}
