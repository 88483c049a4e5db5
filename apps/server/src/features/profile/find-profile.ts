import type { Profile } from '@ringfence/contract/profile';
import { describePerson, findUser } from '../../auth/index.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import type { Principal } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { findOwnProfile } from './queries.ts';

/** The person who asks; without a profile, what the sign-in protocol knows of them. */
export async function findProfile(
  services: Pick<Services, 'database'>,
  { userId }: Principal,
): Promise<Profile> {
  const row = await services.database.asTenant({ userId, organizationId: null }, (transaction) =>
    transaction.first(findOwnProfile),
  );
  if (row !== undefined) return presentProfile(row);
  const { id, email, fullName, createdAt } = describePerson(await findUser(services, userId));
  return { id, email, fullName, createdAt: createdAt.toISOString() };
}

export function presentProfile(row: RowOf<typeof findOwnProfile.row>): Profile {
  return {
    id: row.id,
    email: row.email,
    fullName: row.full_name,
    createdAt: row.created_at.toISOString(),
  };
}
