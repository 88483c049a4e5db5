import { toDataResult } from '../../../platform/api/data-result.ts';
import type { Source } from './source.ts';

export function suspendOrganization(
  client: Source<'administration', 'suspendOrganization'>,
  organizationId: string,
  because: string,
) {
  return toDataResult(
    client.administration.suspendOrganization({ organizationId, because }),
    'Error suspending the organization',
  );
}
