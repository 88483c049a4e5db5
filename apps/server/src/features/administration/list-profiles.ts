import type { Profile } from '@ringfence/contract/profile';
import { cutPage, decodeIdCursor } from '../../platform/database/cursor.ts';
import type { Principal } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { listProfiles as listStatement } from './queries/people.ts';

/** Everybody, by email address. */
export async function listProfiles(
  { database }: Pick<Services, 'database'>,
  { userId }: Principal,
  {
    limit,
    cursor,
    search,
  }: { limit: number; cursor?: string | undefined; search?: string | undefined },
): Promise<{ profiles: Profile[]; nextCursor: string | null }> {
  const values = [
    search === undefined || search === '' ? null : search,
    decodeIdCursor(cursor),
    limit + 1,
  ];
  const scope = { userId, organizationId: null, isSuperAdministrator: true };
  const rows = await database.asTenant(scope, (transaction) =>
    transaction.all(listStatement, values),
  );
  const { shown, nextCursor } = cutPage(rows, limit, ({ id }) => id);
  return {
    profiles: shown.map((row) => ({
      id: row.id,
      email: row.email,
      fullName: row.full_name,
      createdAt: row.created_at.toISOString(),
    })),
    nextCursor,
  };
}
