import { defineService } from '../../../platform/api/data-result.ts';
import type { Source } from './source.ts';

export const reinstateOrganization = defineService(
  'Error ending the suspension of the organization',
  (client: Source<'administration', 'reinstateOrganization'>, organizationId: string) =>
    client.administration.reinstateOrganization({ organizationId }),
);
