import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../platform/database/database.ts';
import { keepToken } from '../queries/one-time-tokens.ts';
import type { AuthServices } from '../services.ts';
import type { Login } from '../users/read-login.ts';

interface SeemingChoice {
  userId: string;
  login: Login;
  encryptedPassword: string;
}

/**
 * Whoever signs up and then signs in is told that the address is not confirmed. Where it was taken
 * they must be told the same, or the two requests together tell what the first one hides. So the
 * password they chose is kept, and opens nothing: no code and no link lead to this.
 */
export async function keepSeemingChoice(
  { now }: Pick<AuthServices, 'now'>,
  transaction: Transaction,
  { userId, login, encryptedPassword }: SeemingChoice,
): Promise<void> {
  const ended = now();
  await transaction.all(keepToken, [
    userId,
    'seeming_sign_up',
    randomBytes(32),
    randomBytes(32),
    login.value,
    null,
    encryptedPassword,
    null,
    ended,
    ended,
    ended,
  ]);
}
