import { toDataResult } from '../../../platform/api/data-result.ts';
import type { Source } from './source.ts';

export function createOrganization(
  client: Source<'administration', 'createOrganization'>,
  name: string,
  idempotencyKey: string,
) {
  return toDataResult(
    client.administration.createOrganization({ name }, { context: { idempotencyKey } }),
    'Error creating the organization',
  );
}
