import { defineService } from '../../../platform/api/data-result.ts';
import { readProblem } from '../../../platform/api/problem.ts';
import type { Source } from './source.ts';

const mostProfiles = 20;

const askForProfiles = defineService(
  'Error fetching profiles',
  async (client: Source<'administration', 'listProfiles'>, search: string) => {
    const { profiles } = await client.administration.listProfiles({
      limit: mostProfiles,
      ...(search === '' ? {} : { search }),
    });
    return profiles;
  },
);

/**
 * People by email address, those whose name or address has the wanted part. Without the table there
 * are no people to choose from; the message says how to mend it.
 */
export async function listProfiles(...question: Parameters<typeof askForProfiles>) {
  const answer = await askForProfiles(...question);
  return readProblem(answer.error)?.code === 'profiles_missing' ? { ...answer, data: [] } : answer;
}
