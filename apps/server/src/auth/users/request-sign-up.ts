import type { Transaction } from '../../platform/database/database.ts';
import { limitMessages } from '../limits/limit-tries.ts';
import type { Choice } from '../one-time/issue-token.ts';
import { requireChannel } from '../one-time/require-channel.ts';
import { sendNotice } from '../one-time/send-notice.ts';
import { mailToken, textToken } from '../one-time/send-token.ts';
import { findChoice, keepChoice } from '../one-time/sign-up-choice.ts';
import type { LockedUser } from '../one-time/take-token.ts';
import { argon2Hasher, decoyHash } from '../passwords/hash-passwords.ts';
import { listTokens } from '../queries/one-time-tokens.ts';
import type { AuthServices } from '../services.ts';
import type { User } from '../sessions/issue-session.ts';
import { addSeemingUser, describeSeemingUser } from './imagine-user.ts';
import { lockLogin } from './lock-login.ts';
import type { SignUpRequest } from './read-sign-up.ts';
import { hashNewPassword } from './sign-up.ts';

interface Chosen extends SignUpRequest {
  encryptedPassword: string;
  /** The hash that the sign-up before left, where it was of the same password. */
  repeated: string | null;
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
  const repeated = await findRepeated(services, request);
  // One time for everything that is written, so that no difference tells which way it went.
  const now = services.now();
  const still = { ...services, now: () => now };
  return services.database.asAuth((transaction) =>
    signUpOrNotice(still, transaction, {
      ...request,
      encryptedPassword,
      repeated,
      redirectTo,
    }),
  );
}

/** Somebody who signs up again with the same password is the same. Costs one argon2 for anybody. */
async function findRepeated(
  services: AuthServices,
  { login, password }: SignUpRequest,
): Promise<string | null> {
  const { database, passwords = argon2Hasher } = services;
  const former = await database.asAuth((transaction) => findChoice(services, transaction, login));
  return (await passwords.verify(former ?? decoyHash, password)) ? former : null;
}

async function signUpOrNotice(
  services: AuthServices,
  transaction: Transaction,
  chosen: Chosen,
): Promise<User> {
  const { login, metadata, encryptedPassword } = chosen;
  const now = services.now();
  await keepChoice(services, transaction, login, encryptedPassword);
  const seeming = await describeSeemingUser(transaction, { login, metadata, now });
  if (await addSeemingUser(transaction, seeming, login)) {
    const choice = { encryptedPassword, metadata };
    await askToConfirm(services, transaction, { ...chosen, userId: seeming.id, choice });
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
  const { login, redirectTo } = chosen;
  const userId = holder.id;
  const confirmedAt =
    login.kind === 'email' ? holder.email_confirmed_at : holder.phone_confirmed_at;
  const isInvited = holder.invited_at !== null && login.kind === 'email';
  if (confirmedAt === null && !isInvited) {
    const choice = await decideChoice(services, transaction, holder, chosen);
    await askToConfirm(services, transaction, { ...chosen, userId, choice });
    return;
  }
  if (confirmedAt === null) {
    // An invited person waits for a mail, and might confirm the password of a stranger for it.
    const mail = { userId, purpose: 'invite', sentTo: login.value, redirectTo } as const;
    await mailToken(services, transaction, mail);
  } else {
    await sendNotice(services, transaction, login, 'sign_up');
  }
}

/**
 * A choice goes with its message and not into the account: it belongs to the person who answers the message. But
 * somebody who waits for the message of their own sign-up answers whichever comes, and a stranger who
 * signs up in between would have their password confirmed by it. So while a message waits that is not
 * of the same password, the next one stands for none: the person who answers is in, and sets a password by
 * recovery. An account that the operator made keeps what the operator chose.
 */
async function decideChoice(
  services: AuthServices,
  transaction: Transaction,
  holder: LockedUser,
  { login, encryptedPassword, metadata, repeated }: Chosen,
): Promise<Choice> {
  if (holder.encrypted_password !== null) {
    return { encryptedPassword: holder.encrypted_password, metadata: null };
  }
  const purposes =
    login.kind === 'email' ? ['confirmation', 'magiclink', 'recovery'] : ['phone_confirmation'];
  const end = login.kind === 'email' ? 'link_expires_at' : 'code_expires_at';
  const tokens = await transaction.all(listTokens, [[holder.id], purposes]);
  const isAnothers = tokens
    .filter((token) => token[end] > services.now())
    .some(({ chosen_password }) => chosen_password === null || chosen_password !== repeated);
  return isAnothers ? { encryptedPassword: null, metadata: null } : { encryptedPassword, metadata };
}

interface Confirmed extends Chosen {
  userId: string;
  choice: Choice;
}

async function askToConfirm(
  services: AuthServices,
  transaction: Transaction,
  { userId, login, choice, codeChallenge, redirectTo }: Confirmed,
): Promise<void> {
  const token = { userId, sentTo: login.value, choice };
  if (login.kind === 'phone') {
    await textToken(services, transaction, { ...token, purpose: 'phone_confirmation' });
    return;
  }
  const mail = { ...token, purpose: 'confirmation', codeChallenge, redirectTo } as const;
  await mailToken(services, transaction, mail);
}
