import { defineService } from '../../../platform/api/data-result.ts';
import type { Source } from './source.ts';

export const renameOrganization = defineService(
  'Error updating the organization',
  (client: Source<'administration', 'renameOrganization'>, organizationId: string, name: string) =>
    client.administration.renameOrganization({ organizationId, name }),
);
