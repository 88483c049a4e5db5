import type { Membership } from '@ringfence/contract/access';
import {
  isAllowedWhileSuspended,
  mayDo,
  type Permission,
  type Standing,
} from '@ringfence/domain/access/permissions';
import { createContext, useContext } from 'react';
import type { ApiQueries } from '../../platform/api/api-queries.ts';
import type { ApiClient } from '../../platform/api/create-api-client.ts';

/** A super administrator works across all organizations, or inside one like everybody else. */
export type Mode = 'admin' | 'organization';

/** Where the person works, and the API bound to it. */
export interface Workplace {
  /**
   * The organization; null in admin mode while none is chosen: what is shown then spans all of them,
   * and people who want to write choose one first. Its name is null until it is known.
   */
  organization: { id: string; name: string | null } | null;
  standing: Standing;
  /** Its members can look at everything and change nothing; super administrators can. */
  isSuspended: boolean;
  /** In admin mode: the address names an organization that there is not, or not any more. */
  isMissing: boolean;
  client: ApiClient;
  queries: ApiQueries;
}

export interface Organizations {
  memberships: readonly Membership[];
  isSuperAdmin: boolean;
  /** Always 'organization' for people who are no super administrators. */
  mode: Mode;
  /** Null for a person who belongs to no organization and is in organization mode. */
  current: Workplace | null;
  /** Out of admin mode too; into the current organization it does nothing. */
  switchOrganization: (organizationId: string) => void;
  switchToAdminMode: () => void;
  /** Into the given organization, or else the first of the person. */
  switchToOrganizationMode: (organizationId?: string) => void;
}

export const OrganizationContext = createContext<Organizations | null>(null);

export function useOrganization(): Organizations {
  const organizations = useContext(OrganizationContext);
  if (organizations === null) {
    throw new Error('useOrganization must be used within an OrganizationProvider');
  }
  return organizations;
}

/** For pages, which are only shown where there is a workplace. */
export function useWorkplace(): Workplace {
  const { current } = useOrganization();
  if (current === null) {
    throw new Error('useWorkplace must be used where there is a workplace');
  }
  return current;
}

/** Whether the person may do something there; the server asks again. */
export function isPermitted(
  { standing, isSuspended }: Pick<Workplace, 'standing' | 'isSuspended'>,
  permission: Permission,
): boolean {
  const isHeld = isSuspended && standing !== 'super_administrator';
  return mayDo(standing, permission) && (!isHeld || isAllowedWhileSuspended(permission));
}

export function useMayDo(permission: Permission): boolean {
  return isPermitted(useWorkplace(), permission);
}
