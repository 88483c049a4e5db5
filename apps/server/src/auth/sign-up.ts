import { ensureProfileOrWarn } from './ensure-profile.ts';
import { AuthError, WeakPasswordError } from './errors.ts';
import { argon2Hasher } from './hash-passwords.ts';
import type { IssuedSession } from './issue-session.ts';
import { listWeaknesses } from './judge-password.ts';
import { openSession } from './open-session.ts';
import { insertUser } from './queries/users.ts';
import type { SignUpRequest } from './read-sign-up.ts';
import type { AuthServices } from './services.ts';
import { findSigningKey } from './signing-keys.ts';

const reservedMessage =
  'This address cannot be signed up, because it carries rights on this server. Ask its operator';

/** Makes an account that counts as confirmed, and signs its person in. */
export async function signUp(
  services: AuthServices,
  { email, password, metadata }: SignUpRequest,
): Promise<IssuedSession> {
  const weaknesses = listWeaknesses(password, email);
  if (weaknesses.length > 0) throw new WeakPasswordError(weaknesses);
  // Before the address is looked at, so that a taken one costs as much as a free one.
  const encryptedPassword = await (services.passwords ?? argon2Hasher).hash(password);
  const key = await findSigningKey(services);
  const session = await services.database.asAuth(async (transaction) => {
    const user = await transaction.first(insertUser, [
      email,
      encryptedPassword,
      JSON.stringify({ provider: 'email', providers: ['email'] }),
      JSON.stringify(metadata),
    ]);
    if (user === undefined) throw new AuthError('user_already_exists');
    if (services.settings.reservedEmails.has(email)) {
      throw new AuthError('signup_disabled', reservedMessage);
    }
    return openSession(services, transaction, { userId: user.id, encryptedPassword, key });
  });
  await ensureProfileOrWarn(services, session.user.id);
  return session;
}
