import { role } from '@ringfence/contract/access';
import type { Member } from '@ringfence/contract/members';
import type { RowOf } from '../../platform/database/statement.ts';
import type { listBareMembers, listMembers } from './queries.ts';

export function presentBareMember(row: RowOf<typeof listBareMembers.row>): Member {
  return {
    userId: row.user_id,
    role: role.parse(row.role),
    createdAt: row.created_at.toISOString(),
    profile: null,
  };
}

export function presentMember(row: RowOf<typeof listMembers.row>): Member {
  const { email, full_name: fullName } = row;
  const profile = email === null || fullName === null ? null : { email, fullName };
  return { ...presentBareMember(row), profile };
}
