import type { Transaction } from '../../platform/database/database.ts';
import { AuthError } from '../errors.ts';
import { findIdentityOwner, renewIdentity, stripUser } from '../queries/external.ts';
import { findUserByEmail, insertUser } from '../queries/users.ts';
import type { AuthServices } from '../services.ts';
import { addIdentity, completeUser, type KnownAccount, LostRace } from './add-identity.ts';
import { lockPerson } from './lock-person.ts';

type AdmittingServices = Pick<AuthServices, 'now' | 'effects' | 'settings'>;

/**
 * Finds or creates our user for somebody at a provider. An address that the provider does not
 * vouch for is not looked up at all: anyone who types another's address there must neither get into
 * their account nor learn that there is one.
 */
export async function admitPerson(
  services: AdmittingServices,
  transaction: Transaction,
  known: KnownAccount,
): Promise<string> {
  const { provider, account } = known;
  const owner = await transaction.first(findIdentityOwner, [provider, account.providerId]);
  if (owner !== undefined) return welcomeBack(services, transaction, owner.user_id, known);
  const holder = account.isEmailVerified
    ? await transaction.first(findUserByEmail, [account.email])
    : undefined;
  return holder === undefined
    ? addStranger(services, transaction, known)
    : joinHolder(services, transaction, holder.id, known);
}

async function welcomeBack(
  services: AdmittingServices,
  transaction: Transaction,
  userId: string,
  { provider, account }: KnownAccount,
): Promise<string> {
  await lockPerson(services, transaction, userId);
  const identity = await transaction.first(renewIdentity, [
    userId,
    provider,
    account.providerId,
    JSON.stringify(account.identityData),
    services.now(),
  ]);
  if (identity === undefined) throw new LostRace();
  await completeUser(services, transaction, userId, account);
  return userId;
}

/**
 * The provider vouches that the address is this person's, so the account of that address is too.
 *
 * Somebody else may have made it before, with a password of theirs, to wait in it for its owner. That is
 * possible as long as nobody had to prove the address: while it is not confirmed, and where it was
 * taken while every address counted as confirmed. Everything that lets anybody else in is removed from
 * such an account. A second factor stays where the account was in use: it is no way in by itself, and
 * it must not go to somebody who gets hold of the account at the provider.
 */
async function joinHolder(
  services: AdmittingServices,
  transaction: Transaction,
  userId: string,
  known: KnownAccount,
): Promise<string> {
  const user = await lockPerson(services, transaction, userId);
  if (user.email?.toLowerCase() !== known.account.email) throw new LostRace();
  const isConfirmed = user.email_confirmed_at !== null;
  const isProven = user.email_proven_at !== null;
  if (!isProven) await transaction.all(stripUser, [userId, services.now(), !isConfirmed, null]);
  await addIdentity(services, transaction, userId, known, { closed_other_ways: !isProven });
  return userId;
}

/** An address that the provider does not vouch for is not the user's, only the identity's. */
async function addStranger(
  services: AdmittingServices,
  transaction: Transaction,
  known: KnownAccount,
): Promise<string> {
  if (services.settings.signUp === 'closed') throw new AuthError('signup_disabled');
  const { email, isEmailVerified, metadata } = known.account;
  const now = services.now();
  const user = await transaction.first(insertUser, [
    isEmailVerified ? email : null,
    null,
    null,
    isEmailVerified ? now : null,
    null,
    JSON.stringify({}),
    JSON.stringify(metadata),
    now,
    isEmailVerified ? now : null,
  ]);
  if (user === undefined) throw new LostRace();
  await addIdentity(services, transaction, user.id, known);
  return user.id;
}
