import type { Member } from '@ringfence/contract/members';
import { defineService } from '../../../platform/api/data-result.ts';
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

const label = 'Error fetching members';

/** Who belongs to the organization of the client; without the profiles where those cannot be read. */
export const listMembers = defineService(
  label,
  async (client: Source<'members', 'list'>, cursor: string | null = null): Promise<MemberPage> => {
    const input = { limit: pageSize, ...(cursor === null ? {} : { cursor }) };
    const { members, nextCursor } = await client.members
      .list({ ...input, profiles: 'joined' })
      .catch((error: unknown) => {
        console.error(label, error);
        return client.members.list({ ...input, profiles: 'none' });
      });
    return { members: members.map(present), nextCursor };
  },
);
