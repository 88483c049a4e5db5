import { defineService } from '../../../platform/api/data-result.ts';
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
export const listOrganizations = defineService(
  'Error fetching organizations',
  (client: Source<'administration', 'listOrganizations'>, search: OrganizationSearch = {}) =>
    client.administration.listOrganizations({ sort: 'name', order: 'asc', ...search }),
);
