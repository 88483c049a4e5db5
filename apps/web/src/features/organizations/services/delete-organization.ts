import { toDataResult } from '../../../platform/api/data-result.ts';
import type { Source } from './source.ts';

/** The name typed again goes along, so that the server can hold it against the real one. */
export function deleteOrganization(
  client: Source<'administration', 'deleteOrganization'>,
  organizationId: string,
  confirmation: string,
) {
  return toDataResult(
    client.administration.deleteOrganization({ organizationId, confirmation }),
    'Error deleting the organization',
  );
}
