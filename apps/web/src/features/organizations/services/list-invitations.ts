import type { Invitation } from '@ringfence/contract/invitations';
import { type DataResult, toDataResult } from '../../../platform/api/data-result.ts';
import type { Source } from './source.ts';

/** The invitations of the organization of the client that nobody has taken yet, newest first. */
export async function listInvitations(
  client: Source<'invitations', 'list'>,
): Promise<DataResult<readonly Invitation[]>> {
  const { data, error } = await toDataResult(
    client.invitations.list(),
    'Error fetching invitations',
  );
  return error === null ? { data: data.invitations, error } : { data: null, error };
}
