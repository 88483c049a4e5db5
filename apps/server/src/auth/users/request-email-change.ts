import type { Transaction } from '../../platform/database/database.ts';
import { needsBoth } from '../one-time/apply-proof.ts';
import { sendNotice } from '../one-time/send-notice.ts';
import { mailToken } from '../one-time/send-token.ts';
import type { LockedUser } from '../one-time/take-token.ts';
import { deleteToken } from '../queries/one-time-tokens.ts';
import { beginEmailChange } from '../queries/user-changes.ts';
import type { AuthServices } from '../services.ts';
import { isHeldByOther } from './free-login.ts';

export interface EmailChange {
  newEmail: string;
  codeChallenge: string | undefined;
  redirectTo: string;
}

/**
 * Asks the new address, and the old one too where the settings say so, to agree to a change. Whether the
 * new address has an account makes no difference to the person who asks: only its owner is informed. Else a
 * signed-in person could try out who else has one, as nobody can by signing up.
 */
export async function requestEmailChange(
  services: AuthServices,
  transaction: Transaction,
  user: LockedUser,
  { newEmail, codeChallenge, redirectTo }: EmailChange,
): Promise<void> {
  await transaction.all(beginEmailChange, [user.id, newEmail, services.now()]);
  // Those of an earlier change would count for this one.
  await transaction.all(deleteToken, [user.id, 'email_change_current']);
  await transaction.all(deleteToken, [user.id, 'email_change_new']);
  const mail = { userId: user.id, codeChallenge, redirectTo, newEmail };
  if (user.email !== null && needsBoth(services, user)) {
    const current = { ...mail, purpose: 'email_change_current', sentTo: user.email } as const;
    await mailToken(services, transaction, current);
  }
  const login = { kind: 'email', value: newEmail } as const;
  if (await isHeldByOther(transaction, login, user.id)) {
    await sendNotice(services, transaction, login, 'change');
  } else {
    const changed = { ...mail, purpose: 'email_change_new', sentTo: newEmail } as const;
    await mailToken(services, transaction, changed);
  }
}
