import { toDataResult } from '../../../platform/api/data-result.ts';
import type { Source } from './source.ts';

export function renameOrganization(
  client: Source<'administration', 'renameOrganization'>,
  organizationId: string,
  name: string,
) {
  return toDataResult(
    client.administration.renameOrganization({ organizationId, name }),
    'Error updating the organization',
  );
}
