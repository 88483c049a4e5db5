import type { Membership } from '@ringfence/contract/access';
import { type DataResult, toDataResult } from '../../../platform/api/data-result.ts';
import type { Source } from './source.ts';

/** Where the signed-in person belongs, the newest membership first. */
export async function listMemberships(
  client: Source<'access', 'memberships'>,
  userId: string | null,
): Promise<DataResult<readonly Membership[]>> {
  const answer =
    userId === null
      ? Promise.reject(new Error('No authenticated user'))
      : client.access.memberships();
  const { data, error } = await toDataResult(
    answer,
    'Error fetching the organizations of the user',
  );
  return error === null ? { data: data.memberships, error } : { data: null, error };
}
