import type { Membership } from '@ringfence/contract/access';
import { mayDo, type Permission } from '@ringfence/domain/access/permissions';
import { createContext, useContext } from 'react';
import type { ApiQueries } from '../../platform/api/api-queries.ts';
import type { ApiClient } from '../../platform/api/create-api-client.ts';

export interface CurrentOrganization {
  membership: Membership;
  /** The API, bound to this organization. */
  client: ApiClient;
  queries: ApiQueries;
}

export interface Organizations {
  memberships: readonly Membership[];
  current: CurrentOrganization | null;
  switchOrganization: (organizationId: string) => void;
  isSuperAdmin: boolean;
}

export const OrganizationContext = createContext<Organizations | null>(null);

export function useOrganization(): Organizations {
  const organizations = useContext(OrganizationContext);
  if (organizations === null) {
    throw new Error('useOrganization must be used within an OrganizationProvider');
  }
  return organizations;
}

/** For pages, which are only shown once an organization is chosen. */
export function useCurrentOrganization(): CurrentOrganization {
  const { current } = useOrganization();
  if (current === null) {
    throw new Error('useCurrentOrganization must be used where an organization is chosen');
  }
  return current;
}

/** Whether the person's role allows something here; the server asks again. */
export function useMayDo(permission: Permission): boolean {
  return mayDo(useCurrentOrganization().membership.role, permission);
}
