import type { Session } from '@supabase/auth-js';
import { isRecord } from '../../platform/is-record.ts';

function readAssuranceLevel(accessToken: string): unknown {
  try {
    const payload = accessToken.split('.')[1] ?? '';
    // Names in the payload come out garbled here, which does not matter: only the level is read.
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return isRecord(claims) ? claims.aal : null;
  } catch {
    return null;
  }
}

/** Whether the person has a second factor that this session has not been shown yet. */
export function needsSecondFactor(session: Pick<Session, 'access_token' | 'user'>): boolean {
  const hasFactor = session.user.factors?.some(({ status }) => status === 'verified') ?? false;
  return hasFactor && readAssuranceLevel(session.access_token) !== 'aal2';
}
