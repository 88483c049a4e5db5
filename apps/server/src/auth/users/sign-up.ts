import { AuthError } from '../errors.ts';
import { argon2Hasher } from '../passwords/hash-passwords.ts';
import { refuseWeakPassword } from '../passwords/refuse-weak-password.ts';
import type { AuthServices } from '../services.ts';
import type { Arrival } from '../sessions/arrival.ts';
import type { IssuedSession } from '../sessions/issue-session.ts';
import { openSession } from '../sessions/open-session.ts';
import { findSigningKey } from '../tokens/signing-keys.ts';
import { type AddedUser, addUser } from './add-user.ts';
import { ensureProfileOrWarn } from './ensure-profile.ts';
import { freeLogin } from './free-login.ts';
import type { SignUpRequest } from './read-sign-up.ts';

export const reservedMessage =
  'This address cannot be signed up, because it carries rights on this server. Ask its operator';

/**
 * Makes an account that counts as confirmed, and signs its person in. That proves nothing: whose
 * the address is shows when a mail is answered or a provider vouches for it.
 */
export async function signUpAtOnce(
  services: AuthServices,
  { login, password, metadata }: SignUpRequest,
  arrival: Arrival,
): Promise<IssuedSession> {
  const encryptedPassword = await hashNewPassword(services, { login, password });
  const key = await findSigningKey(services);
  const session = await services.database.asAuth(async (transaction) => {
    const now = services.now();
    // Nobody has shown that the address is theirs here: somebody who only asked for a code with it has no
    // better claim to it than this person.
    await freeLogin(transaction, login);
    const userId = await addUser(transaction, {
      ...describeNewUser({ login, metadata, encryptedPassword, now }),
      emailConfirmedAt: login.kind === 'email' ? now : null,
      phoneConfirmedAt: login.kind === 'phone' ? now : null,
    });
    if (userId === undefined) throw new AuthError('user_already_exists');
    if (login.kind === 'email' && services.settings.reservedEmails.has(login.value)) {
      throw new AuthError('signup_disabled', reservedMessage);
    }
    return openSession(services, transaction, { userId, method: 'password', arrival, key });
  });
  await ensureProfileOrWarn(services, session.user.id);
  return session;
}

/** Before the address is looked at, so that a taken one costs as much as a free one. */
export function hashNewPassword(
  { settings, passwords = argon2Hasher }: Pick<AuthServices, 'settings' | 'passwords'>,
  { login, password }: Pick<SignUpRequest, 'login' | 'password'>,
): Promise<string> {
  refuseWeakPassword(settings, password, login.value);
  return passwords.hash(password);
}

type NewUserDetails = Pick<SignUpRequest, 'login' | 'metadata'> &
  Pick<AddedUser, 'encryptedPassword' | 'now'>;

/** Somebody who has yet to show that the address or number is theirs. */
export function describeNewUser({
  login,
  metadata,
  encryptedPassword,
  now,
}: NewUserDetails): AddedUser {
  return {
    email: login.kind === 'email' ? login.value : null,
    phone: login.kind === 'phone' ? login.value : null,
    encryptedPassword,
    emailConfirmedAt: null,
    emailProvenAt: null,
    phoneConfirmedAt: null,
    metadata,
    now,
  };
}
