import type { Transaction } from '../../platform/database/database.ts';
import { limitMessages } from '../limits/limit-tries.ts';
import { keepSeemingChoice } from '../one-time/keep-seeming-choice.ts';
import { requireChannel } from '../one-time/require-channel.ts';
import { sendNotice } from '../one-time/send-notice.ts';
import { mailToken, textToken } from '../one-time/send-token.ts';
import type { LockedUser } from '../one-time/take-token.ts';
import type { AuthServices } from '../services.ts';
import type { User } from '../sessions/issue-session.ts';
import { addSeemingUser, describeSeemingUser } from './imagine-user.ts';
import { lockLogin } from './lock-login.ts';
import type { SignUpRequest } from './read-sign-up.ts';
import { hashNewPassword } from './sign-up.ts';

interface Chosen extends SignUpRequest {
  encryptedPassword: string;
  redirectTo: string;
}

/**
 * Makes an account that its person must confirm by a message. Whether the address was free, taken,
 * or taken and never confirmed makes no difference to the answer: all of them look like a new user,
 * and only a new one can be found again by its id.
 */
export async function requestSignUp(
  services: AuthServices,
  request: SignUpRequest,
  redirectTo: string,
): Promise<User> {
  const { login } = request;
  const channel = login.kind === 'email' ? 'email' : 'sms';
  requireChannel(services.settings, channel);
  const encryptedPassword = await hashNewPassword(services, request);
  await limitMessages(services, channel, login.value);
  // One time for everything that is written, so that no difference tells which way it went.
  const now = services.now();
  const still = { ...services, now: () => now };
  return services.database.asAuth((transaction) =>
    signUpOrNotice(still, transaction, { ...request, encryptedPassword, redirectTo }),
  );
}

async function signUpOrNotice(
  services: AuthServices,
  transaction: Transaction,
  chosen: Chosen,
): Promise<User> {
  const { login, metadata, encryptedPassword } = chosen;
  const now = services.now();
  const seeming = await describeSeemingUser(transaction, { login, metadata, now });
  if (await addSeemingUser(transaction, seeming, encryptedPassword)) {
    await askToConfirm(services, transaction, { ...chosen, userId: seeming.id });
    return seeming;
  }
  const holder = await lockLogin(transaction, login);
  if (holder !== undefined) await approachHolder(services, transaction, holder, chosen);
  return seeming;
}

async function approachHolder(
  services: AuthServices,
  transaction: Transaction,
  holder: LockedUser,
  chosen: Chosen,
): Promise<void> {
  const { login, encryptedPassword, redirectTo } = chosen;
  const userId = holder.id;
  const confirmedAt =
    login.kind === 'email' ? holder.email_confirmed_at : holder.phone_confirmed_at;
  const isInvited = holder.invited_at !== null && login.kind === 'email';
  // The choice goes with the message and not into the account: it is theirs who answers the
  // message. Of several the latest counts, as its message alone does.
  if (confirmedAt === null && !isInvited) {
    await askToConfirm(services, transaction, { ...chosen, userId });
    return;
  }
  await keepSeemingChoice(services, transaction, { userId, login, encryptedPassword });
  if (confirmedAt === null) {
    // An invited person waits for a mail, and might confirm the password of a stranger for it.
    const mail = { userId, purpose: 'invite', sentTo: login.value, redirectTo } as const;
    await mailToken(services, transaction, mail);
  } else {
    await sendNotice(services, transaction, login, 'sign_up');
  }
}

async function askToConfirm(
  services: AuthServices,
  transaction: Transaction,
  {
    userId,
    login,
    encryptedPassword,
    metadata,
    codeChallenge,
    redirectTo,
  }: Chosen & { userId: string },
): Promise<void> {
  const choice = { encryptedPassword, metadata };
  const token = { userId, sentTo: login.value, choice };
  if (login.kind === 'phone') {
    await textToken(services, transaction, { ...token, purpose: 'phone_confirmation' });
    return;
  }
  const mail = { ...token, purpose: 'confirmation', codeChallenge, redirectTo } as const;
  await mailToken(services, transaction, mail);
}
