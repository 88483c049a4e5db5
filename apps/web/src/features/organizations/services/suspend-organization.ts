import { defineService } from '../../../platform/api/data-result.ts';
import type { Source } from './source.ts';

export const suspendOrganization = defineService(
  'Error suspending the organization',
  (
    client: Source<'administration', 'suspendOrganization'>,
    organizationId: string,
    because: string,
  ) => client.administration.suspendOrganization({ organizationId, because }),
);
