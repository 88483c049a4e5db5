import { AuthError } from '../errors.ts';
import { recordActivity } from '../record-activity.ts';
import type { AuthServices } from '../services.ts';
import { argon2Hasher } from './hash-passwords.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';

interface Account {
  id: string;
  email: string | null;
  phone: string | null;
  encrypted_password: string | null;
}

/** Throws `invalid_credentials` for a wrong password, and records it. */
export async function checkCurrentPassword(
  services: Pick<AuthServices, 'database' | 'effects' | 'passwords'>,
  { id: userId, encrypted_password }: Account,
  password: string,
): Promise<void> {
  const { database, passwords = argon2Hasher } = services;
  if (encrypted_password !== null && (await passwords.verify(encrypted_password, password))) return;
  await database.asAuth((transaction) =>
    recordActivity(services, transaction, {
      userId,
      action: 'profile.sign_in_failed',
      detail: { method: 'password' },
      // They are signed in: it was nobody else.
      actor: { kind: 'profile', id: userId },
    }),
  );
  throw new AuthError('invalid_credentials');
}

/** The hash of a new password, if it is a good one and another than before. */
export async function prepareNewPassword(
  { settings, passwords = argon2Hasher }: Pick<AuthServices, 'settings' | 'passwords'>,
  { email, phone, encrypted_password }: Account,
  password: string,
): Promise<string> {
  refuseWeakPassword(settings, password, email ?? phone ?? '');
  if (encrypted_password !== null && (await passwords.verify(encrypted_password, password))) {
    throw new AuthError('same_password');
  }
  return passwords.hash(password);
}
