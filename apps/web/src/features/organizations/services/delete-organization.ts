import { defineService } from '../../../platform/api/data-result.ts';
import type { Source } from './source.ts';

/** The name typed again goes along, so that the server can hold it against the real one. */
export const deleteOrganization = defineService(
  'Error deleting the organization',
  (
    client: Source<'administration', 'deleteOrganization'>,
    organizationId: string,
    confirmation: string,
  ) => client.administration.deleteOrganization({ organizationId, confirmation }),
);
