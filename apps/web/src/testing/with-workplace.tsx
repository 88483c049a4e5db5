import type { ComponentProps } from 'react';
import {
  OrganizationContext,
  type Organizations,
  type Workplace,
} from '../features/access/organization-context.ts';
import { createOrganizationApi } from '../platform/api/api-queries.ts';
import { createTestSource } from '../platform/api/testing/create-test-source.ts';
import { WithApi } from './with-api.tsx';

const source = createTestSource();

export function createWorkplace(
  organizationId: string | null,
  given: Partial<Pick<Workplace, 'standing' | 'isSuspended' | 'isMissing'>> = {},
): Workplace {
  return {
    organization: organizationId === null ? null : { id: organizationId, name: organizationId },
    standing: organizationId === null ? 'super_administrator' : 'admin',
    isSuspended: false,
    isMissing: false,
    ...given,
    ...createOrganizationApi(source, organizationId ?? 'all'),
  };
}

type WithWorkplaceProps = Partial<Organizations> & Omit<ComponentProps<typeof WithApi>, 'source'>;

/** A page of somebody who works in an organization, without a server. */
export function WithWorkplace({ known = [], children, ...given }: WithWorkplaceProps) {
  const nothing = () => {};
  const organizations: Organizations = {
    memberships: [],
    isSuperAdmin: false,
    mode: 'organization',
    current: createWorkplace('Harbor'),
    switchOrganization: nothing,
    switchToAdminMode: nothing,
    switchToOrganizationMode: nothing,
    ...given,
  };
  return (
    <WithApi source={source} known={known}>
      <OrganizationContext value={organizations}>{children}</OrganizationContext>
    </WithApi>
  );
}
