import { defineService } from '../../../platform/api/data-result.ts';
import type { Source } from './source.ts';

export const createOrganization = defineService(
  'Error creating the organization',
  (client: Source<'administration', 'createOrganization'>, name: string, idempotencyKey: string) =>
    client.administration.createOrganization({ name }, { context: { idempotencyKey } }),
);
