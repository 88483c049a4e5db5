import { presentUser } from '../users/present-user.ts';
import type { IssuedSession } from './issue-session.ts';

export function presentSession(session: IssuedSession) {
  const { providerTokens } = session;
  return {
    access_token: session.accessToken,
    token_type: 'bearer',
    expires_in: session.expiresIn,
    expires_at: session.expiresAt,
    refresh_token: session.refreshToken,
    ...(providerTokens === undefined ? {} : { provider_token: providerTokens.accessToken }),
    ...(providerTokens?.refreshToken === undefined
      ? {}
      : { provider_refresh_token: providerTokens.refreshToken }),
    user: presentUser(session.user),
  };
}
