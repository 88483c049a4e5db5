import type { Membership } from '@ringfence/contract/access';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useApiSource } from '../../platform/api/api-context.ts';
import { createApiQueries } from '../../platform/api/api-queries.ts';
import { readStored, writeStored } from '../../platform/browser-storage.ts';
import { chooseOrganization, organizationStorageKey } from './choose-organization.ts';
import { OrganizationContext } from './organization-context.ts';

interface OrganizationProviderProps {
  memberships: readonly Membership[];
  isSuperAdmin: boolean;
  children: ReactNode;
}

export function OrganizationProvider(props: OrganizationProviderProps) {
  const { memberships, isSuperAdmin, children } = props;
  const { createOrganizationClient } = useApiSource();
  // Read once: another tab may switch, and this one keeps its own until it is reloaded.
  const [wantedId, setWantedId] = useState(() => readStored(organizationStorageKey));

  const switchOrganization = useCallback((organizationId: string) => {
    writeStored(organizationStorageKey, organizationId);
    setWantedId(organizationId);
  }, []);

  const membership = chooseOrganization(memberships, wantedId);
  const organizationId = membership?.organizationId ?? null;
  const api = useMemo(() => {
    if (organizationId === null) {
      return null;
    }
    const client = createOrganizationClient(organizationId);
    return { client, queries: createApiQueries(client, organizationId) };
  }, [createOrganizationClient, organizationId]);

  const organizations = useMemo(
    () => ({
      memberships,
      current: membership === null || api === null ? null : { membership, ...api },
      switchOrganization,
      isSuperAdmin,
    }),
    [memberships, membership, api, switchOrganization, isSuperAdmin],
  );
  return <OrganizationContext value={organizations}>{children}</OrganizationContext>;
}
