import type { Transaction } from '../../platform/database/database.ts';
import { fillEmail, fillMetadata, proveOwnEmail } from '../queries/external.ts';
import { insertIdentity, refreshProviders } from '../queries/identities.ts';
import { recordActivity } from '../record-activity.ts';
import type { AuthServices } from '../services.ts';
import { keepProfileEmail } from '../users/keep-profile-email.ts';
import type { ExternalAccount } from './describe-account.ts';

export interface KnownAccount {
  /** The id of the provider. */
  provider: string;
  account: ExternalAccount;
}

/** Somebody else was faster. Done again, it shows what they have done. */
export class LostRace extends Error {
  override name = 'LostRace';
}

/** Gives a user another way in. */
export async function addIdentity(
  services: Pick<AuthServices, 'now' | 'effects'>,
  transaction: Transaction,
  userId: string,
  { provider, account }: KnownAccount,
  detail: Record<string, unknown> = {},
): Promise<void> {
  const identity = await transaction.first(insertIdentity, [
    userId,
    provider,
    account.providerId,
    JSON.stringify(account.identityData),
    services.now(),
  ]);
  if (identity === undefined) throw new LostRace();
  await transaction.all(refreshProviders, [userId]);
  await completeUser(services, transaction, userId, account);
  await recordActivity(services, transaction, {
    userId,
    action: 'profile.identity_linked',
    detail: { provider, ...detail },
  });
}

/** Fills in what the provider knows and we do not. An address only where it vouches for it. */
export async function completeUser(
  { now }: Pick<AuthServices, 'now'>,
  transaction: Transaction,
  userId: string,
  { email, isEmailVerified, metadata }: ExternalAccount,
): Promise<void> {
  await transaction.all(fillMetadata, [userId, JSON.stringify(metadata), now()]);
  if (!isEmailVerified) return;
  const filled = await transaction.first(fillEmail, [userId, email, now()]);
  if (filled === undefined) await transaction.all(proveOwnEmail, [userId, email, now()]);
  else await keepProfileEmail(transaction, userId, email ?? null);
}
