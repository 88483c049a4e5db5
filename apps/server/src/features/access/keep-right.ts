import {
  isAllowedWhileSuspended,
  mayDo,
  type Permission,
} from '@ringfence/domain/access/permissions';
import type { Services } from '../../services.ts';
import { findPlace } from './find-place.ts';
import { findEmail } from './queries.ts';

/**
 * Whether somebody who asked for something a while ago may still have it done: their place is looked up again,
 * as for a request made now. Whether they were a super administrator was proven when they asked.
 */
export async function keepsRight(
  services: Pick<Services, 'database' | 'superAdministratorEmails'>,
  asked: { userId: string; organizationId: string; wasSuperAdministrator: boolean },
  permission: Permission,
): Promise<boolean> {
  const { userId, organizationId, wasSuperAdministrator } = asked;
  const profile = wasSuperAdministrator
    ? await services.database.asSystem((transaction) => transaction.first(findEmail, [userId]))
    : undefined;
  const principal = { userId, email: profile?.email ?? '', sessionId: '' };
  const place = await findPlace(services, principal, organizationId);
  if (place === undefined || !mayDo(place.standing, permission)) return false;
  const isMember = place.standing !== 'super_administrator';
  if (wasSuperAdministrator && isMember) return false;
  return !(place.isSuspended && isMember && !isAllowedWhileSuspended(permission));
}
