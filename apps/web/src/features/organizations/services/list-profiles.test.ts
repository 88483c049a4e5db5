import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProblem } from '../../../platform/api/testing/create-problem.ts';
import { listProfiles } from './list-profiles.ts';

const profile = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  email: 'ada@harbor.example',
  fullName: 'Ada Harbor',
  createdAt: '2026-03-01T10:00:00.000Z',
};

function createClient(
  listProfiles: () => Promise<{ profiles: (typeof profile)[]; nextCursor: null }>,
) {
  return { administration: { listProfiles: vi.fn(listProfiles) } };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('listProfiles', () => {
  it('answers the people that the server found', async () => {
    const client = createClient(async () => ({ profiles: [profile], nextCursor: null }));
    expect(await listProfiles(client, 'ada')).toEqual({ data: [profile], error: null });
    expect(client.administration.listProfiles).toHaveBeenCalledWith(
      expect.objectContaining({ search: 'ada' }),
    );
  });

  it('answers nobody and the way to mend it where the table of profiles is missing', async () => {
    const client = createClient(async () => {
      throw createProblem('profiles_missing');
    });
    const { data, error } = await listProfiles(client, '');
    expect(data).toEqual([]);
    expect(error?.message).toBe(
      'Profiles table not found. Please run the create_profiles_table.sql script first.',
    );
    expect(console.error).toHaveBeenCalledWith('Error fetching profiles', error);
  });

  it('answers no data with any other error', async () => {
    const failure = createProblem('internal_error');
    const client = createClient(async () => {
      throw failure;
    });
    expect(await listProfiles(client, '')).toEqual({ data: null, error: failure });
  });
});
