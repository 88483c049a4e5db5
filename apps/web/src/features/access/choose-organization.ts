import type { Membership } from '@ringfence/contract/access';

export const organizationStorageKey = 'ringfence-organization';

/** The organization worked in last, if the person still belongs to it, else the first. */
export function chooseOrganization(
  memberships: readonly Membership[],
  storedId: string | null,
): Membership | null {
  return (
    memberships.find(({ organizationId }) => organizationId === storedId) ?? memberships[0] ?? null
  );
}
