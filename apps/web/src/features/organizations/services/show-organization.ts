import { toDataResult } from '../../../platform/api/data-result.ts';
import type { Source } from './source.ts';

export function showOrganization(
  client: Source<'administration', 'showOrganization'>,
  organizationId: string,
) {
  return toDataResult(
    client.administration.showOrganization({ organizationId }),
    'Error fetching the organization',
  );
}
