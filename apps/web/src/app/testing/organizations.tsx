import type { ReactNode } from 'react';
import {
  OrganizationContext,
  type Organizations,
} from '../../features/access/organization-context.ts';

const nothing = () => {};

/** Somebody who belongs to no organization, unless more is said. */
export function WithOrganizations({
  children,
  ...given
}: Partial<Organizations> & { children: ReactNode }) {
  const organizations: Organizations = {
    memberships: [],
    isSuperAdmin: false,
    mode: 'organization',
    current: null,
    switchOrganization: nothing,
    switchToAdminMode: nothing,
    switchToOrganizationMode: nothing,
    ...given,
  };
  return <OrganizationContext value={organizations}>{children}</OrganizationContext>;
}
