import type { Transaction } from '../../platform/database/database.ts';
import { checkInput, newEmailInput } from '../read-request.ts';
import { recordActivity } from '../record-activity.ts';
import type { AuthServices } from '../services.ts';
import { addUser } from '../users/add-user.ts';
import { lockLogin } from '../users/lock-login.ts';
import { describeNewUser } from '../users/sign-up.ts';
import { issueToken } from './issue-token.ts';

type LinkServices = Pick<AuthServices, 'database' | 'effects' | 'now' | 'settings'>;

const linkSeconds = 60 * 60;

export interface SignInLink {
  link: string;
  endsAt: Date;
  /** Whether there was no account with the address. */
  isNew: boolean;
}

/**
 * A link that the operator hands to the person whose address it is, by whatever means they trust,
 * where no mail can be sent. Nothing changes before it is followed: the address is proven then, and
 * the person chooses a password. Throws `validation_failed` for what is no address.
 *
 * The token stands in the fragment, which reaches no server and no log, and which programs that look
 * at links ahead of people do not use up.
 */
export async function makeSignInLink(services: LinkServices, text: string): Promise<SignInLink> {
  const email = checkInput(newEmailInput, text);
  const { siteUrl } = services.settings;
  const settings = { ...services.settings, oneTimeLinkSeconds: linkSeconds };
  return services.database.asAuth(async (transaction) => {
    const { userId, isNew, isConfirmed } = await findOrAddUser(services, transaction, email);
    // Somebody invited keeps the address, which an account that nobody has taken up does not.
    const purpose = isConfirmed ? 'recovery' : 'invite';
    const token = { userId, purpose, sentTo: email } as const;
    const issued = await issueToken({ ...services, settings }, transaction, token);
    await recordActivity(services, transaction, {
      userId,
      action: isConfirmed ? 'profile.password_reset_requested' : 'profile.invited',
      detail: {},
      actor: { kind: 'system' },
    });
    const link = new URL('/auth/new-password', siteUrl);
    link.hash = `token_hash=${issued.linkToken}&type=${purpose}`;
    return { link: link.href, endsAt: issued.linkExpiresAt, isNew };
  });
}

async function findOrAddUser(
  { now }: LinkServices,
  transaction: Transaction,
  email: string,
): Promise<{ userId: string; isNew: boolean; isConfirmed: boolean }> {
  const login = { kind: 'email', value: email } as const;
  const added = describeNewUser({ login, metadata: {}, encryptedPassword: null, now: now() });
  const addedId = await addUser(transaction, added);
  if (addedId !== undefined) return { userId: addedId, isNew: true, isConfirmed: false };
  const holder = await lockLogin(transaction, login);
  if (holder === undefined) throw new Error('a user is gone while being looked for');
  const isConfirmed = holder.email_confirmed_at !== null;
  return { userId: holder.id, isNew: false, isConfirmed };
}
