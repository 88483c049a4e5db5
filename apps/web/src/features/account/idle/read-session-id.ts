import { isRecord } from '../../../platform/is-record.ts';

/** Which session an access token belongs to: only to keep sessions apart, never to trust one. */
export function readSessionId(accessToken: string): string | null {
  try {
    const payload = (accessToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(payload));
    return isRecord(claims) && typeof claims.session_id === 'string' ? claims.session_id : null;
  } catch {
    return null;
  }
}
