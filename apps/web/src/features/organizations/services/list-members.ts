import type { Member } from '@ringfence/contract/members';
import { type DataResult, toDataResult } from '../../../platform/api/data-result.ts';
import type { Source } from './source.ts';

export interface ShownMember extends Pick<Member, 'userId' | 'role' | 'createdAt'> {
  email: string;
  fullName: string;
  /** Whether address and name only stand for those that could not be read. */
  isPlaceholder: boolean;
}

export interface MemberPage {
  members: ShownMember[];
  nextCursor: string | null;
}

const pageSize = 50;

/** The end of an id, because ids that were given at the same time begin alike. */
function present({ userId, role, createdAt, profile }: Member): ShownMember {
  const mark = userId.slice(-8);
  return {
    userId,
    role,
    createdAt,
    email: profile?.email ?? `user-${mark}@unknown.invalid`,
    fullName: profile?.fullName ?? `User ${mark}`,
    isPlaceholder: profile === null,
  };
}

/** Who belongs to the organization of the client; without the profiles where those cannot be read. */
export async function listMembers(
  client: Source<'members', 'list'>,
  cursor: string | null = null,
): Promise<DataResult<MemberPage>> {
  const input = { limit: pageSize, ...(cursor === null ? {} : { cursor }) };
  const ask = (profiles: 'joined' | 'none') =>
    toDataResult(client.members.list({ ...input, profiles }), 'Error fetching members');
  const joined = await ask('joined');
  const { data, error } = joined.error === null ? joined : await ask('none');
  return error === null
    ? { data: { ...data, members: data.members.map(present) }, error }
    : { data: null, error };
}
