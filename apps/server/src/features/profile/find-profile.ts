import type { Profile } from '@ringfence/contract/profile';
import type { RowOf } from '../../platform/database/statement.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Principal } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { findOwnProfile } from './queries.ts';

/** The person who asks. Anyone who has no profile yet is shown what the sign-in protocol knows. */
export async function findProfile(
  services: Pick<Services, 'database'>,
  { userId }: Principal,
): Promise<Profile> {
  const scope = { userId, organizationId: null };
  const [row] = await services.database.askAsTenant(scope, findOwnProfile);
  if (row === undefined) throw new ProblemError('PGRST116');
  return presentProfile(row);
}

function presentProfile(row: RowOf<typeof findOwnProfile.row>): Profile {
  return {
    id: row.id,
    email: row.email,
    fullName: row.full_name,
    createdAt: row.created_at.toISOString(),
  };
}
