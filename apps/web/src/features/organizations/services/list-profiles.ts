import type { Profile } from '@ringfence/contract/profile';
import { type DataResult, toDataResult } from '../../../platform/api/data-result.ts';
import { readProblem } from '../../../platform/api/problem.ts';
import type { Source } from './source.ts';

const mostProfiles = 20;

type ProfilesResult = DataResult<readonly Profile[]> | { data: readonly []; error: Error };

/** People by email address, those whose name or address has the wanted part. */
export async function listProfiles(
  client: Source<'administration', 'listProfiles'>,
  search: string,
): Promise<ProfilesResult> {
  const { data, error } = await toDataResult(
    client.administration.listProfiles({
      limit: mostProfiles,
      ...(search === '' ? {} : { search }),
    }),
    'Error fetching profiles',
  );
  if (error === null) {
    return { data: data.profiles, error };
  }
  // Without the table there are no people to choose from; the message says how to mend it.
  return readProblem(error)?.code === 'profiles_missing'
    ? { data: [], error }
    : { data: null, error };
}
