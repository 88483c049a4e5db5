import type { Member } from '@ringfence/contract/members';
import { decodeCursor, encodeCursor } from '../../platform/database/cursor.ts';
import type { TenantScope } from '../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import { presentBareMember, presentMember } from './present-member.ts';
import { listBareMembers, listMembers as listStatement } from './queries.ts';

export interface MembersPage {
  limit: number;
  cursor?: string | undefined;
  profiles: 'joined' | 'none';
}

/** Who belongs to the organization, oldest membership first. */
export async function listMembers(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
  { limit, cursor, profiles }: MembersPage,
): Promise<{ members: Member[]; nextCursor: string | null }> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  const values = [after?.at ?? null, after?.id ?? null, limit + 1];
  const rows = await database.asTenant(scope, async (transaction) =>
    profiles === 'none'
      ? (await transaction.all(listBareMembers, values)).map(presentBareMember)
      : (await transaction.all(listStatement, values)).map(presentMember),
  );
  const members = rows.slice(0, limit);
  const last = members.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return {
    members,
    nextCursor: hasMore ? encodeCursor({ at: new Date(last.createdAt), id: last.userId }) : null,
  };
}
