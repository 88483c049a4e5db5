import type { Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { AuthError } from '../errors.ts';
import { hashFlowSecret } from '../flows/flow-secrets.ts';
import {
  countWrongCode,
  deleteToken,
  findTokenOwner,
  listTokenOwners,
  listTokens,
  spendLink,
} from '../queries/one-time-tokens.ts';
import { lockUser } from '../queries/users.ts';
import { recordActivity } from '../record-activity.ts';
import type { AuthServices } from '../services.ts';
import { countWrongTry, isTriedTooOften } from './limit-codes.ts';
import { hashCode, isSameHash } from './one-time-secrets.ts';
import { type Purpose, purpose as purposeInput } from './purposes.ts';

/** Of a million codes this many may be tried before the message is of no use. */
const mostWrongCodes = 5;

export type LockedUser = RowOf<typeof lockUser.row>;

export interface Token extends Omit<RowOf<typeof listTokens.row>, 'purpose'> {
  purpose: Purpose;
}

/** A refusal is an answer and not an exception: the wrong try must be committed. */
export type TakenToken =
  | { kind: 'taken'; user: LockedUser; token: Token }
  | { kind: 'refused'; error: AuthError };

const refuse = (message?: string): TakenToken => ({
  kind: 'refused',
  error: new AuthError('otp_expired', message),
});

type TakeServices = Pick<AuthServices, 'now' | 'effects' | 'settings'>;

/** Finds the message whose link was shown. The user stays locked, so that one request has it. */
export async function findByLink(
  services: TakeServices,
  transaction: Transaction,
  { linkToken, purposes }: { linkToken: string; purposes: readonly Purpose[] },
): Promise<TakenToken> {
  const gone = refuse('Email link is invalid or has expired');
  const tokenHash = hashFlowSecret(linkToken);
  const owner = await transaction.first(findTokenOwner, [tokenHash]);
  if (owner === undefined) return gone;
  const [user] = await lockUsers(transaction, [owner.user_id]);
  if (user === undefined) return gone;
  const token = (await readTokens(transaction, [user], purposes)).find((kept) =>
    isSameHash(kept.token_hash, tokenHash),
  );
  if (token === undefined || token.link_expires_at <= services.now()) return gone;
  return checkBan(services, { kind: 'taken', user, token });
}

interface ShownCode {
  sentTo: string;
  code: string;
  purposes: readonly Purpose[];
  /** Where it is shown from; left out where the tries of a signed-in person are counted already. */
  address?: string | null;
}

/**
 * Finds the message whose code was typed, and counts the try when it is not that of a living one.
 * Somebody who has tried too often is answered as for a wrong code, right or not: another answer
 * would tell that there is a message, and so an account.
 */
export async function findByCode(
  services: TakeServices,
  transaction: Transaction,
  { sentTo, code, purposes, address }: ShownCode,
): Promise<TakenToken> {
  const owners = await transaction.all(listTokenOwners, [sentTo, purposes]);
  const users = await lockUsers(
    transaction,
    owners.map(({ user_id }) => user_id),
  );
  const living = (await readTokens(transaction, users, purposes)).filter(
    (kept) =>
      kept.sent_to === sentTo &&
      kept.tries < mostWrongCodes &&
      kept.code_expires_at > services.now(),
  );
  const counted = address === undefined || living.length === 0 ? undefined : { sentTo, address };
  if (counted !== undefined && (await isTriedTooOften(services, transaction, counted))) {
    return refuse();
  }
  const [token] = living.filter((kept) =>
    isSameHash(kept.code_hash, hashCode(kept.user_id, kept.purpose, code)),
  );
  const user = users.find(({ id }) => id === token?.user_id);
  if (token === undefined || user === undefined) {
    await countWrong(services, transaction, living, address === undefined);
    if (counted !== undefined) await countWrongTry(services, transaction, counted);
    return refuse();
  }
  return checkBan(services, { kind: 'taken', user, token });
}

async function countWrong(
  services: TakeServices,
  transaction: Transaction,
  tried: readonly Token[],
  isSignedIn: boolean,
): Promise<void> {
  const userIds = tried.map(({ user_id }) => user_id);
  await transaction.all(countWrongCode, [userIds, tried.map(({ purpose }) => purpose)]);
  for (const userId of new Set(userIds)) {
    const failure = {
      userId,
      action: 'profile.sign_in_failed',
      detail: { method: 'otp' },
    } as const;
    const actor = { kind: 'profile', id: userId } as const;
    await recordActivity(services, transaction, isSignedIn ? { ...failure, actor } : failure);
  }
}

async function lockUsers(
  transaction: Transaction,
  userIds: readonly string[],
): Promise<LockedUser[]> {
  const users: LockedUser[] = [];
  for (const userId of userIds) users.push(...(await transaction.all(lockUser, [userId])));
  return users;
}

async function readTokens(
  transaction: Transaction,
  users: readonly LockedUser[],
  purposes: readonly Purpose[],
): Promise<Token[]> {
  const rows = await transaction.all(listTokens, [users.map(({ id }) => id), purposes]);
  return rows.map((row) => ({ ...row, purpose: purposeInput.parse(row.purpose) }));
}

/** Only the person who holds the message learns of it. */
function checkBan(
  { now }: Pick<AuthServices, 'now'>,
  taken: Extract<TakenToken, { kind: 'taken' }>,
): TakenToken {
  const { banned_until } = taken.user;
  if (banned_until === null || banned_until <= now()) return taken;
  return { kind: 'refused', error: new AuthError('user_banned', undefined, 403) };
}

/** The message is used up, its link and its code both. */
export async function spendToken(transaction: Transaction, token: Token): Promise<void> {
  await transaction.all(deleteToken, [token.user_id, token.purpose]);
}

/** The link is used up; the code beside it stays good until a session comes of one of them. */
export async function spendLinkOnly(
  services: Pick<AuthServices, 'now'>,
  transaction: Transaction,
  token: Token,
): Promise<void> {
  await transaction.all(spendLink, [token.user_id, token.purpose, services.now()]);
}
