import type { Transaction } from '../../platform/database/database.ts';
import { findSignUpChoice, keepSignUpChoice } from '../queries/sign-ups.ts';
import type { AuthServices } from '../services.ts';
import type { Login } from '../users/read-login.ts';

/** How long a sign-up waits to be confirmed; nothing is left of it after that. */
export const waitingMilliseconds = 30 * 24 * 60 * 60 * 1000;

/**
 * Anyone who signs up and then signs in learns that the address is not confirmed. Where it was taken
 * they must get the same answer, or the two requests together reveal what the first one hides. So the
 * password of the latest sign-up is kept by the address alone, and nothing that becomes of an
 * account changes or ends it.
 */
export async function keepChoice(
  { now }: Pick<AuthServices, 'now'>,
  transaction: Transaction,
  { value }: Login,
  encryptedPassword: string,
): Promise<void> {
  await transaction.all(keepSignUpChoice, [value, encryptedPassword, now()]);
}

/** The hash of that password; null where nobody has signed up lately. */
export async function findChoice(
  { now }: Pick<AuthServices, 'now'>,
  transaction: Transaction,
  { value }: Login,
): Promise<string | null> {
  const since = new Date(now().getTime() - waitingMilliseconds);
  const kept = await transaction.first(findSignUpChoice, [value, since]);
  return kept?.chosen_password ?? null;
}
