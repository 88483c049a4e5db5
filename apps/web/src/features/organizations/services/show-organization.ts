import { defineService } from '../../../platform/api/data-result.ts';
import type { Source } from './source.ts';

export const showOrganization = defineService(
  'Error fetching the organization',
  (client: Source<'administration', 'showOrganization'>, organizationId: string) =>
    client.administration.showOrganization({ organizationId }),
);
