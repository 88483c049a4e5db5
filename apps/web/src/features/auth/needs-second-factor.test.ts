import type { Factor, User } from '@supabase/auth-js';
import { describe, expect, it } from 'vitest';
import { needsSecondFactor } from './needs-second-factor.ts';

function createFactor(status: 'unverified' | 'verified'): Factor {
  const moment = '2026-01-05T09:00:00.000Z';
  return {
    id: 'factor',
    factor_type: 'totp',
    status,
    created_at: moment,
    updated_at: moment,
  };
}

function createSession(claims: object | null, factors?: Factor[]) {
  const user: User = {
    id: 'a',
    aud: 'authenticated',
    app_metadata: {},
    user_metadata: {},
    created_at: '2026-01-05T09:00:00.000Z',
    ...(factors === undefined ? {} : { factors }),
  };
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  const payload = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return { user, access_token: claims === null ? 'opaque' : `head.${payload}.signature` };
}

describe('needsSecondFactor', () => {
  it('is false without a factor, or with one that was never finished', () => {
    expect(needsSecondFactor(createSession({ aal: 'aal1' }))).toBe(false);
    expect(needsSecondFactor(createSession({ aal: 'aal1' }, [createFactor('unverified')]))).toBe(
      false,
    );
  });

  it('is true until the factor was shown', () => {
    const factors = [createFactor('unverified'), createFactor('verified')];
    const fullName = 'Íñigo Ñandú ¿?ÿ~~~';
    const claims = { user_metadata: { full_name: fullName } };
    expect(needsSecondFactor(createSession({ ...claims, aal: 'aal1' }, factors))).toBe(true);
    expect(needsSecondFactor(createSession({ ...claims, aal: 'aal2' }, factors))).toBe(false);
  });

  it('is true for a token whose level cannot be read', () => {
    expect(needsSecondFactor(createSession(null, [createFactor('verified')]))).toBe(true);
  });
});
