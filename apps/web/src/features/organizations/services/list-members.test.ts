import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProblem } from '../../../platform/api/testing/create-problem.ts';
import { listMembers } from './list-members.ts';

const membership = {
  userId: '01890a5d-ac96-774b-bcce-b302099a8057',
  role: 'admin' as const,
  createdAt: '2026-03-01T10:00:00.000Z',
};
const profile = { email: 'ada@harbor.example', fullName: 'Ada Harbor' };

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('listMembers', () => {
  it('answers the members with their profiles', async () => {
    const list = vi.fn(async () => ({ members: [{ ...membership, profile }], nextCursor: 'next' }));
    expect(await listMembers({ members: { list } })).toEqual({
      data: { members: [{ ...membership, ...profile, isPlaceholder: false }], nextCursor: 'next' },
      error: null,
    });
    expect(list).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ profiles: 'joined' }));
  });

  it('asks again without the profiles where they cannot be read, and stands in for them', async () => {
    const failure = createProblem('profiles_missing');
    const list = vi.fn(async ({ profiles }: { profiles?: 'joined' | 'none' | undefined }) => {
      if (profiles === 'joined') throw failure;
      return { members: [{ ...membership, profile: null }], nextCursor: null };
    });
    const { data, error } = await listMembers({ members: { list } }, 'after-this');
    expect(error).toBeNull();
    expect(data?.members).toEqual([
      {
        ...membership,
        email: 'user-099a8057@unknown.invalid',
        fullName: 'User 099a8057',
        isPlaceholder: true,
      },
    ]);
    expect(list).toHaveBeenLastCalledWith(
      expect.objectContaining({ profiles: 'none', cursor: 'after-this' }),
    );
    expect(console.error).toHaveBeenCalledWith('Error fetching members', failure);
  });

  it('answers the error where the second question fails as well', async () => {
    const failure = createProblem('not_permitted');
    const list = vi.fn(async () => {
      throw failure;
    });
    expect(await listMembers({ members: { list } })).toEqual({ data: null, error: failure });
    expect(list).toHaveBeenCalledTimes(2);
  });
});
