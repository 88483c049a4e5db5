import type { Membership } from '@ringfence/contract/access';
import type { Mode } from './organization-context.ts';
import type { StoredChoice } from './organization-memory.ts';

/** The organization worked in last, if the person still belongs to it, else the first. */
export function chooseOrganization(
  memberships: readonly Membership[],
  storedId: string | null,
): Membership | null {
  return (
    memberships.find(({ organizationId }) => organizationId === storedId) ?? memberships[0] ?? null
  );
}

export interface ChosenPlace {
  mode: Mode;
  /** Null in admin mode, and for people who belong to no organization. */
  membership: Membership | null;
}

/**
 * A super administrator begins in admin mode unless they left in organization mode, which there is
 * only for who belongs to an organization. Everybody else is in organization mode.
 */
export function choosePlace(
  memberships: readonly Membership[],
  isSuperAdmin: boolean,
  stored: StoredChoice,
): ChosenPlace {
  if (isSuperAdmin && (stored.mode !== 'organization' || memberships.length === 0)) {
    return { mode: 'admin', membership: null };
  }
  return {
    mode: 'organization',
    membership: chooseOrganization(memberships, stored.organizationId),
  };
}
