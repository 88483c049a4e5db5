import type { IssuedSession } from './issue-session.ts';
import { presentUser } from './present-user.ts';

export function presentSession(session: IssuedSession) {
  return {
    access_token: session.accessToken,
    token_type: 'bearer',
    expires_in: session.expiresIn,
    expires_at: session.expiresAt,
    refresh_token: session.refreshToken,
    user: presentUser(session.user),
  };
}
