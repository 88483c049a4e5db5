import type { Transaction } from '../../platform/database/database.ts';
import { AuthError } from '../errors.ts';
import { stripUser } from '../queries/external.ts';
import { refreshProviders } from '../queries/identities.ts';
import { deleteOtherTokens } from '../queries/one-time-tokens.ts';
import {
  adoptChoice,
  agreeToEmailChange,
  confirmEmail,
  confirmPhone,
  upsertOwnIdentity,
} from '../queries/user-changes.ts';
import { recordActivity } from '../record-activity.ts';
import type { AuthServices } from '../services.ts';
import { giveEmail, givePhone } from '../users/give-login.ts';
import { keepProfileEmail } from '../users/keep-profile-email.ts';
import { readKeptMetadata } from '../users/metadata.ts';
import type { LockedUser, Token } from './take-token.ts';

type ProofServices = Pick<AuthServices, 'now' | 'effects' | 'settings'>;

/** `half`: the other address of a change must agree as well. */
export type Proof = { kind: 'proven' | 'half' } | { kind: 'refused'; error: AuthError };

interface Answer {
  user: LockedUser;
  token: Token;
}

const gone = (): Proof => ({ kind: 'refused', error: new AuthError('otp_expired') });

/** What follows from an answered message, the session aside. */
export async function applyProof(
  services: ProofServices,
  transaction: Transaction,
  answer: Answer,
): Promise<Proof> {
  const { user, token } = answer;
  switch (token.purpose) {
    case 'confirmation':
    case 'invite':
    case 'recovery':
    case 'magiclink':
      if (token.sent_to !== user.email) return gone();
      if (user.email_proven_at === null) await proveEmail(services, transaction, answer);
      return { kind: 'proven' };
    case 'phone_confirmation':
      if (token.sent_to !== user.phone) return gone();
      if (user.phone_confirmed_at === null) await provePhone(services, transaction, answer);
      return { kind: 'proven' };
    case 'email_change_current':
    case 'email_change_new':
      return agree(services, transaction, answer);
    case 'phone_change':
      if (user.new_phone === null || token.sent_to !== user.new_phone) return gone();
      return giveOrRefuse(givePhone(services, transaction, user.id, user.new_phone));
    case 'reauthentication':
      return gone();
  }
}

async function proveEmail(
  services: ProofServices,
  transaction: Transaction,
  { user, token }: Answer,
): Promise<void> {
  const now = services.now();
  const said =
    user.email_confirmed_at === null ? await adoptFirstChoice(transaction, { user, token }) : {};
  // Until now nobody had to prove the address, so the person who made the account may have waited in it
  // for its owner. Nothing of theirs is left but the second factor, which lets nobody in by itself.
  if (user.email_confirmed_at !== null) {
    await transaction.all(stripUser, [user.id, now, false, token.purpose]);
  }
  await transaction.all(confirmEmail, [user.id, now]);
  const known = JSON.stringify({ ...said, email: user.email, email_verified: true });
  await transaction.all(upsertOwnIdentity, [user.id, 'email', known, now]);
  await transaction.all(refreshProviders, [user.id]);
  await keepProfileEmail(transaction, user.id, user.email);
  await recordConfirmation(services, transaction, user, 'email');
}

async function provePhone(
  services: ProofServices,
  transaction: Transaction,
  { user, token }: Answer,
): Promise<void> {
  const now = services.now();
  const said = await adoptFirstChoice(transaction, { user, token });
  await transaction.all(confirmPhone, [user.id, now]);
  const known = JSON.stringify({ ...said, phone: user.phone, phone_verified: true });
  await transaction.all(upsertOwnIdentity, [user.id, 'phone', known, now]);
  await transaction.all(refreshProviders, [user.id]);
  await recordConfirmation(services, transaction, user, 'phone');
}

/**
 * Before the first proof anybody may have typed the address and chosen a password, to wait until
 * its owner takes up the account. So the password that holds from now on is the one chosen in the
 * very request whose message was answered: the latest, since a newer message replaces an older one.
 * A message that no password was chosen for leaves none, and the person sets one. What was said
 * about them goes the same way; answers what that is.
 */
async function adoptFirstChoice(
  transaction: Transaction,
  { user, token }: Answer,
): Promise<Record<string, unknown>> {
  if (user.email_confirmed_at !== null || user.phone_confirmed_at !== null) return {};
  await transaction.all(deleteOtherTokens, [user.id, token.purpose]);
  const said = readKeptMetadata(token.chosen_metadata) ?? {};
  await transaction.all(adoptChoice, [user.id, token.chosen_password, JSON.stringify(said)]);
  return said;
}

async function recordConfirmation(
  services: ProofServices,
  transaction: Transaction,
  { id: userId }: LockedUser,
  channel: 'email' | 'phone',
): Promise<void> {
  await recordActivity(services, transaction, {
    userId,
    action: 'profile.confirmed',
    detail: { channel },
  });
}

async function agree(
  services: ProofServices,
  transaction: Transaction,
  { user, token }: Answer,
): Promise<Proof> {
  if (user.new_email === null) return gone();
  const expected = token.purpose === 'email_change_new' ? user.new_email : user.email;
  if (token.sent_to !== expected) return gone();
  // The one that has agreed already has no message left, so a second answer is the other's. The old
  // address alone never gives the new one away: it proves nothing about it.
  const needsOther = needsBoth(services, user) || token.purpose === 'email_change_current';
  if (needsOther && !user.email_change_half_confirmed) {
    await transaction.all(agreeToEmailChange, [user.id, services.now()]);
    return { kind: 'half' };
  }
  const given = { email: user.new_email, isProven: true };
  return giveOrRefuse(giveEmail(services, transaction, user.id, given));
}

/** An address that was never confirmed has nothing to agree to. */
export function needsBoth(
  { settings }: Pick<AuthServices, 'settings'>,
  user: Pick<LockedUser, 'email' | 'email_confirmed_at'>,
): boolean {
  return settings.secureEmailChange && user.email !== null && user.email_confirmed_at !== null;
}

async function giveOrRefuse(giving: Promise<AuthError | undefined>): Promise<Proof> {
  const error = await giving;
  return error === undefined ? { kind: 'proven' } : { kind: 'refused', error };
}
