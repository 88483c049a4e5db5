import { toDataResult } from '../../../platform/api/data-result.ts';
import type { Source } from './source.ts';

export function reinstateOrganization(
  client: Source<'administration', 'reinstateOrganization'>,
  organizationId: string,
) {
  return toDataResult(
    client.administration.reinstateOrganization({ organizationId }),
    'Error ending the suspension of the organization',
  );
}
