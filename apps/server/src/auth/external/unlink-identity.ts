import type { Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { AuthError } from '../errors.ts';
import {
  deleteIdentity,
  fillEmail,
  listIdentities,
  removeEmail,
  removePassword,
  removePhone,
} from '../queries/external.ts';
import { deleteFlowsOfUser } from '../queries/flow-states.ts';
import { refreshProviders } from '../queries/identities.ts';
import { deleteTokensOfUser } from '../queries/one-time-tokens.ts';
import { lockUser } from '../queries/users.ts';
import { recordActivity } from '../record-activity.ts';
import type { AuthServices } from '../services.ts';
import type { AuthSettings } from '../settings.ts';
import { keepProfileEmail } from '../users/keep-profile-email.ts';

type UnlinkingServices = Pick<AuthServices, 'database' | 'now' | 'effects' | 'settings'>;
type Identity = RowOf<typeof listIdentities.row>;
type LockedUser = RowOf<typeof lockUser.row>;

/** Takes one way in from a user who has another. */
export async function unlinkIdentity(
  services: UnlinkingServices,
  userId: string,
  identityId: string,
): Promise<void> {
  await services.database.asAuth(async (transaction) => {
    const user = await transaction.first(lockUser, [userId]);
    if (user === undefined) throw new AuthError('user_not_found');
    const identities = await transaction.all(listIdentities, [userId]);
    const lost = identities.find(({ id }) => id === identityId);
    if (lost === undefined) throw new AuthError('identity_not_found');
    const others = identities.filter(({ id }) => id !== identityId);
    if (!others.some((identity) => isOffered(services.settings, identity)))
      throw new AuthError('single_identity_not_deletable');
    await transaction.all(deleteIdentity, [userId, identityId]);
    await closeWay(services, transaction, { user, lost, others });
    await transaction.all(refreshProviders, [userId]);
    // What was sent or begun for the way that is closed now opens nothing any more.
    await transaction.all(deleteTokensOfUser, [userId]);
    await transaction.all(deleteFlowsOfUser, [userId]);
    await recordActivity(services, transaction, {
      userId,
      action: 'profile.identity_unlinked',
      detail: { provider: lost.provider },
    });
  });
}

/** A way in that is not offered any more lets nobody in. */
function isOffered(
  { providers, emailSignIn, phoneSignIn }: AuthSettings,
  { provider }: Identity,
): boolean {
  if (provider === 'email') return emailSignIn;
  if (provider === 'phone') return phoneSignIn;
  return providers.some(({ id }) => id === provider);
}

interface Loss {
  user: LockedUser;
  lost: Identity;
  others: readonly Identity[];
}

async function closeWay(
  services: UnlinkingServices,
  transaction: Transaction,
  { user, lost, others }: Loss,
): Promise<void> {
  const now = services.now();
  if (lost.provider === 'phone') await transaction.all(removePhone, [user.id, now]);
  // A password belongs to the address or the number that it is typed with.
  if (isOwnWay(lost) && !others.some(isOwnWay)) {
    await transaction.all(removePassword, [user.id, now]);
  }
  if (user.email === null || others.some((identity) => standsFor(identity, user.email))) return;
  await replaceEmail(services, transaction, user.id, others);
}

const isOwnWay = ({ provider }: Identity): boolean => provider === 'email' || provider === 'phone';

const standsFor = ({ provider, email, is_email_verified }: Identity, address: string | null) =>
  provider === 'email' || (is_email_verified && email === address?.toLowerCase());

/** The address carries rights, so that it is only kept as long as something stands for it. */
async function replaceEmail(
  services: UnlinkingServices,
  transaction: Transaction,
  userId: string,
  others: readonly Identity[],
): Promise<void> {
  await transaction.all(removeEmail, [userId, services.now()]);
  let address = '';
  const vouched = others.filter((identity) => identity.is_email_verified && !isOwnWay(identity));
  for (const { email } of vouched) {
    const filled = await transaction.first(fillEmail, [userId, email, services.now()]);
    if (filled !== undefined) address = email;
    if (address !== '') break;
  }
  await keepProfileEmail(transaction, userId, address);
}
