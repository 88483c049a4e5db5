import pg from 'pg';
import type { Transaction } from '../../platform/database/database.ts';
import { AuthError } from '../errors.ts';
import { refreshProviders } from '../queries/identities.ts';
import { deleteTokensOfUser } from '../queries/one-time-tokens.ts';
import { changeEmail, changePhone, upsertOwnIdentity } from '../queries/user-changes.ts';
import { recordActivity } from '../record-activity.ts';
import type { AuthServices } from '../services.ts';
import { freeLogin } from './free-login.ts';
import { keepProfileEmail } from './keep-profile-email.ts';

type GiveServices = Pick<AuthServices, 'now' | 'effects'>;

export interface GivenEmail {
  email: string;
  /** Whether the person has shown that it is theirs; else it only counts as confirmed. */
  isProven: boolean;
}

/**
 * Gives a user a new address; answers why not, when somebody else has it. Whatever was sent to the
 * old address opens nothing any more.
 */
export async function giveEmail(
  services: GiveServices,
  transaction: Transaction,
  userId: string,
  { email, isProven }: GivenEmail,
): Promise<AuthError | undefined> {
  const isFree = await freeLogin(transaction, { kind: 'email', value: email }, userId);
  if (!isFree) return new AuthError('email_exists');
  const now = services.now();
  await transaction.all(changeEmail, [userId, email, now, isProven ? now : null]);
  const known = JSON.stringify({ email, email_verified: true });
  await transaction.all(upsertOwnIdentity, [userId, 'email', known, now]);
  await transaction.all(refreshProviders, [userId]);
  await keepProfileEmail(transaction, userId, email);
  await transaction.all(deleteTokensOfUser, [userId]);
  await recordActivity(services, transaction, {
    userId,
    action: 'profile.email_changed',
    detail: {},
  });
  return undefined;
}

export async function givePhone(
  services: GiveServices,
  transaction: Transaction,
  userId: string,
  phone: string,
): Promise<AuthError | undefined> {
  const isFree = await freeLogin(transaction, { kind: 'phone', value: phone }, userId);
  if (!isFree) return new AuthError('phone_exists');
  const now = services.now();
  await transaction.all(changePhone, [userId, phone, now]);
  const known = JSON.stringify({ phone, phone_verified: true });
  await transaction.all(upsertOwnIdentity, [userId, 'phone', known, now]);
  await transaction.all(refreshProviders, [userId]);
  await transaction.all(deleteTokensOfUser, [userId]);
  await recordActivity(services, transaction, {
    userId,
    action: 'profile.phone_changed',
    detail: {},
  });
  return undefined;
}

/** Two may reach for one address in the same moment: the table lets one have it. */
export async function refuseTaken<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const constraint = error instanceof pg.DatabaseError ? error.constraint : undefined;
    if (constraint === 'users_email') throw new AuthError('email_exists');
    if (constraint === 'users_phone') throw new AuthError('phone_exists');
    throw error;
  }
}
