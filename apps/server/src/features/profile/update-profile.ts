import type { Profile } from '@ringfence/contract/profile';
import { ensureProfile } from '../../auth/index.ts';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { Principal } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { findProfile } from './find-profile.ts';
import { listOwnOrganizations, updateOwnName } from './queries.ts';

export type ProfileServices = Pick<Services, 'database' | 'effects' | 'keepsSessions'>;

/** Changes the name of the person who asks, and tells each of their organizations. */
export async function updateProfile(
  services: ProfileServices,
  principal: Principal,
  fullName: string,
): Promise<Profile> {
  const { userId } = principal;
  // Of somebody who signs in elsewhere it was made at first sight.
  if (services.keepsSessions) await ensureProfile(services, userId);
  await services.database.asTenant({ userId, organizationId: null }, async (transaction) => {
    if ((await transaction.first(updateOwnName, [fullName])) === undefined) return;
    const memberships = await transaction.all(listOwnOrganizations);
    await appendEntries(
      transaction,
      services.effects,
      memberships.map(({ organization_id }) => ({
        organizationId: organization_id,
        actor: { kind: 'profile', id: userId },
        action: 'profile.updated',
        subject: { kind: 'profile', id: userId },
        // That it changed, and not from what to what: this record is kept for ever.
        detail: { changed: ['full_name'] },
      })),
    );
  });
  return findProfile(services, principal);
}
