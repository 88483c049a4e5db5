import { toDataResult } from '../../../platform/api/data-result.ts';
import type { Source } from './source.ts';

export interface OrganizationSearch {
  search?: string;
  state?: 'active' | 'suspended';
  sort?: 'name' | 'created_at';
  order?: 'asc' | 'desc';
  limit?: number;
  cursor?: string;
}

/** All organizations, by name unless asked otherwise, one page after another. */
export function listOrganizations(
  client: Source<'administration', 'listOrganizations'>,
  search: OrganizationSearch = {},
) {
  const { sort = 'name', order = 'asc', ...others } = search;
  return toDataResult(
    client.administration.listOrganizations({ sort, order, ...others }),
    'Error fetching organizations',
  );
}
