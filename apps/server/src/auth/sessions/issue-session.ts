import type { RowOf } from '../../platform/database/statement.ts';
import type { insertSession } from '../queries/sessions.ts';
import type { findUserById } from '../queries/users.ts';
import type { AuthServices } from '../services.ts';
import { nameIssuer } from '../settings.ts';
import { signAccessToken } from '../tokens/access-token.ts';
import type { SigningKey } from '../tokens/signing-keys.ts';

export type User = RowOf<typeof findUserById.row>;
export type Session = RowOf<typeof insertSession.row>;

/** What a provider lets the client do there in the person's name. */
export interface ProviderTokens {
  accessToken: string;
  refreshToken: string | undefined;
}

export interface IssuedSession {
  accessToken: string;
  expiresIn: number;
  expiresAt: number;
  refreshToken: string;
  user: User;
  providerTokens?: ProviderTokens | undefined;
}

/**
 * Called inside the transaction that makes or renews the session, with a key fetched before it: if
 * signing fails, nothing has changed, and no transaction waits for a second connection.
 */
export function issueSession(
  services: Pick<AuthServices, 'settings' | 'now'>,
  key: SigningKey,
  { session, user, refreshToken }: { session: Session; user: User; refreshToken: string },
): IssuedSession {
  const issuedAt = Math.floor(services.now().getTime() / 1000);
  const expiresIn = services.settings.accessTokenSeconds;
  const expiresAt = issuedAt + expiresIn;
  const issuer = nameIssuer(services.settings);
  const accessToken = signAccessToken(key, { issuer, issuedAt, expiresAt, user, session });
  return { accessToken, expiresIn, expiresAt, refreshToken, user };
}
