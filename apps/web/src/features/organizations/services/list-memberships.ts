import { defineService } from '../../../platform/api/data-result.ts';
import type { Source } from './source.ts';

/** Where the signed-in person belongs, the newest membership first. */
export const listMemberships = defineService(
  'Error fetching the organizations of the user',
  async (client: Source<'access', 'memberships'>, userId: string | null) => {
    if (userId === null) {
      throw new Error('No authenticated user');
    }
    return (await client.access.memberships()).memberships;
  },
);
