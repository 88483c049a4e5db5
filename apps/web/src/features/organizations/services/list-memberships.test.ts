import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProblem } from '../../../platform/api/testing/create-problem.ts';
import { listMemberships } from './list-memberships.ts';

const userId = '01890a5d-ac96-774b-bcce-b302099a8057';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('listMemberships', () => {
  it('keeps the order of the server, the newest first', async () => {
    const ids = ['01890a5d-0000-774b-bcce-b302099a8057', '01890a5c-0000-774b-bcce-b302099a8057'];
    const memberships = vi.fn(async () => ({
      memberships: ids.map((id) => ({
        organizationId: id,
        role: 'member' as const,
        createdAt: '2026-03-01T10:00:00.000Z',
        organization: {
          id,
          name: 'Harbor',
          createdAt: '2026-03-01T10:00:00.000Z',
          zone: null,
          suspendedAt: null,
        },
      })),
    }));
    const { data } = await listMemberships({ access: { memberships } }, userId);
    expect(data?.map(({ organizationId }) => organizationId)).toEqual(ids);
  });

  it('answers the error that the server gave', async () => {
    const failure = createProblem('unavailable');
    const memberships = vi.fn(async () => {
      throw failure;
    });
    const result = await listMemberships({ access: { memberships } }, userId);
    expect(result).toEqual({ data: null, error: failure });
    expect(console.error).toHaveBeenCalledOnce();
  });

  it('says that there is no user, and asks nobody', async () => {
    const memberships = vi.fn(async (): Promise<never> => {
      throw new Error('Nobody was to be asked');
    });
    const { data, error } = await listMemberships({ access: { memberships } }, null);
    expect(data).toBeNull();
    expect(error?.message).toBe('No authenticated user');
    expect(console.error).toHaveBeenCalledOnce();
    expect(memberships).not.toHaveBeenCalled();
  });
});
