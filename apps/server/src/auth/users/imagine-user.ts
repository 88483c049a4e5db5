import type { Transaction } from '../../platform/database/database.ts';
import { imagineUser, insertImaginedIdentity, insertImaginedUser } from '../queries/sign-ups.ts';
import type { User } from '../sessions/issue-session.ts';
import { listOwnIdentities } from './add-user.ts';
import type { Login } from './read-login.ts';

interface SeemingSignUp {
  login: Login;
  metadata: Record<string, unknown>;
  now: Date;
}

interface SeemingUser extends User {
  identityId: string;
}

/**
 * The user that a sign-up makes, or would make if the address were free: it is the answer either
 * way, to the last digit of its ids, because anybody can ask. Other servers of the protocol leave
 * the identities out where an address is taken, and so tell their clients who has an account.
 */
export async function describeSeemingUser(
  transaction: Transaction,
  { login, metadata, now }: SeemingSignUp,
): Promise<SeemingUser> {
  const email = login.kind === 'email' ? login.value : null;
  const phone = login.kind === 'phone' ? login.value : null;
  const known = { email, phone, emailConfirmedAt: null, phoneConfirmedAt: null, metadata };
  const [own] = listOwnIdentities(known);
  const imagined = await transaction.first(imagineUser, [
    JSON.stringify({ provider: login.kind, providers: [login.kind] }),
    JSON.stringify(metadata),
    JSON.stringify(own?.data),
  ]);
  if (imagined === undefined) throw new Error('a user could not be imagined');
  const time = now.toISOString();
  return {
    id: imagined.id,
    email,
    phone,
    role: 'authenticated',
    email_confirmed_at: null,
    phone_confirmed_at: null,
    invited_at: null,
    confirmation_sent_at: now,
    recovery_sent_at: null,
    new_email: null,
    new_phone: null,
    email_change_sent_at: null,
    last_sign_in_at: null,
    banned_until: null,
    deleted_at: null,
    app_metadata: imagined.app_metadata,
    user_metadata: imagined.user_metadata,
    created_at: now,
    updated_at: now,
    identityId: imagined.identity_id,
    identities: [
      {
        id: imagined.identity_id,
        provider: login.kind,
        provider_id: imagined.id,
        identity_data: imagined.identity_data,
        last_sign_in_at: time,
        created_at: time,
        updated_at: time,
      },
    ],
    factors: [],
  };
}

/**
 * Makes the user real, and tells whether the address or number was free. What was said at the
 * sign-up stays with its message until somebody has shown that the address is theirs.
 */
export async function addSeemingUser(
  transaction: Transaction,
  user: SeemingUser,
  { kind, value }: Login,
): Promise<boolean> {
  const added = await transaction.first(insertImaginedUser, [
    user.id,
    user.email,
    user.phone,
    JSON.stringify(user.app_metadata),
    user.created_at,
  ]);
  if (added === undefined) return false;
  await transaction.all(insertImaginedIdentity, [
    user.id,
    user.identityId,
    kind,
    JSON.stringify({ [kind]: value, email_verified: false, phone_verified: false }),
    user.created_at,
  ]);
  return true;
}
