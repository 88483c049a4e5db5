import { allOrganizations } from '@ringfence/contract/headers';
import { type OrganizationApi, useOrganizationApi } from '../../platform/api/api-queries.ts';
import { useOrganization, useWorkplace } from './organization-context.ts';

/** For one thing that an address names: in admin mode it is found in whichever organization. */
export function useDetailApi(): OrganizationApi {
  const everywhere = useOrganizationApi(allOrganizations);
  const workplace = useWorkplace();
  return useOrganization().mode === 'admin' ? everywhere : workplace;
}
