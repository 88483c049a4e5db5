import type { Profile } from '@ringfence/contract/profile';
import type { GoTrueClient, User } from '@supabase/auth-js';
import type { ApiClient } from '../../platform/api/create-api-client.ts';
import { defineService } from '../../platform/api/data-result.ts';
import { readProblem } from '../../platform/api/problem.ts';

/** The person as the sign-in has them, for as long as they have no profile. */
function presentAuthData({ id, email = '', user_metadata, created_at }: User): Profile {
  const fullName: unknown = user_metadata.full_name;
  return {
    id,
    email,
    fullName: typeof fullName === 'string' ? fullName : '',
    createdAt: new Date(created_at).toISOString(),
  };
}

/** The profile of the signed-in person. */
export const readCurrentProfile = defineService(
  'Error fetching the profile',
  async (
    client: Pick<ApiClient, 'profile'>,
    authClient: Pick<GoTrueClient, 'getSession'>,
  ): Promise<Profile> => {
    const { data } = await authClient.getSession();
    const user = data.session?.user;
    if (user === undefined) {
      throw new Error('No authenticated user');
    }
    try {
      return await client.profile.show();
    } catch (error) {
      if (readProblem(error)?.code === 'PGRST116') {
        return presentAuthData(user);
      }
      throw error;
    }
  },
);
