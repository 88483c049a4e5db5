import type { GoTrueClient, Session } from '@supabase/auth-js';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { decodeProblem } from '../../platform/api/decode-problem.ts';
import { createTestSource } from '../../platform/api/testing/create-test-source.ts';
import { readCurrentProfile } from './read-current-profile.ts';

const profile = {
  id: '0199c7a2-0000-7000-8000-000000000001',
  email: 'ana@harbor.example',
  fullName: 'Ana Torres',
  createdAt: '2026-01-05T09:00:00.000Z',
};

function createSession(): Session {
  return {
    access_token: 'a',
    refresh_token: 'r',
    token_type: 'bearer',
    expires_in: 3600,
    user: {
      id: profile.id,
      aud: 'authenticated',
      email: profile.email,
      app_metadata: {},
      user_metadata: { full_name: 'Ana of the sign-in' },
      created_at: '2026-01-05T09:00:00Z',
    },
  };
}

function createAuth(session: Session | null): Pick<GoTrueClient, 'getSession'> {
  return {
    getSession: async () =>
      session === null
        ? { data: { session: null }, error: null }
        : { data: { session }, error: null },
  };
}

function refuse(code: string, status: number): never {
  const text = { type: '', title: code, detail: code, requestId: '0199c7a2' };
  throw decodeProblem({ ...text, code, status });
}

let log: MockInstance<typeof console.error>;

beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('readCurrentProfile', () => {
  it('reads the profile', async () => {
    const { client } = createTestSource(() => profile);
    expect(await readCurrentProfile(client, createAuth(createSession()))).toEqual({
      data: profile,
      error: null,
    });
  });

  it('falls back to what the sign-in knows where there is no profile', async () => {
    const { client } = createTestSource(() => refuse('PGRST116', 404));
    const { data } = await readCurrentProfile(client, createAuth(createSession()));
    expect(data).toEqual({ ...profile, fullName: 'Ana of the sign-in' });
    expect(log).not.toHaveBeenCalled();
  });

  it('says that nobody is signed in, and asks nothing', async () => {
    const answer = vi.fn();
    const { client } = createTestSource(answer);
    const { data, error } = await readCurrentProfile(client, createAuth(null));
    expect(data).toBeNull();
    expect(error?.message).toBe('No authenticated user');
    expect(answer).not.toHaveBeenCalled();
    expect(log).toHaveBeenCalledOnce();
  });

  it('logs any other failure and answers it', async () => {
    const { client } = createTestSource(() => refuse('internal_error', 500));
    const { data, error } = await readCurrentProfile(client, createAuth(createSession()));
    expect(data).toBeNull();
    expect(error?.message).toBe('internal_error');
    expect(log).toHaveBeenCalledWith('Error fetching the profile', error);
  });
});
