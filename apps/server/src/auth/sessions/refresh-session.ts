import type { Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { AuthError, type AuthErrorCode } from '../errors.ts';
import {
  findRefreshToken,
  forgetSealedSuccessors,
  insertRefreshToken,
  listSealedSuccessors,
  spendRefreshToken,
} from '../queries/refresh-tokens.ts';
import { deleteSession, touchSessionOfToken } from '../queries/sessions.ts';
import { findUserById } from '../queries/users.ts';
import { recordActivity } from '../record-activity.ts';
import type { AuthServices } from '../services.ts';
import { findSigningKey, type SigningKey } from '../tokens/signing-keys.ts';
import type { Arrival } from './arrival.ts';
import { type IssuedSession, issueSession, type Session } from './issue-session.ts';
import {
  createRefreshToken,
  followSuccessors,
  hashRefreshToken,
  hashUserAgent,
  sealSuccessor,
} from './refresh-token.ts';
import { describeEnd, isOver } from './session-end.ts';

// A sealed successor is kept a little past the time it may be asked for, so that the clocks of two
// machines need not agree to the second. Then it goes: an old token opens nothing.
const keptLongerMilliseconds = 60_000;

type Outcome =
  | { kind: 'issued'; session: IssuedSession }
  | { kind: 'refused'; code: AuthErrorCode };

type TouchedSession = RowOf<typeof touchSessionOfToken.row>;

/** What a client shows to go on with its session. */
interface Presented {
  refreshToken: string;
  agentHash: Buffer | null;
}

const refuse = (code: AuthErrorCode): Outcome => ({ kind: 'refused', code });

/** Gives a new access token, and a new refresh token for the one that is used up by this. */
export async function refreshSession(
  services: AuthServices,
  refreshToken: string,
  { userAgent }: Pick<Arrival, 'userAgent'>,
): Promise<IssuedSession> {
  const key = await findSigningKey(services);
  const presented = { refreshToken, agentHash: hashUserAgent(userAgent) };
  // A refusal is an answer and not an exception: ending a stolen session must be committed.
  const outcome = await services.database.asAuth((transaction) =>
    decide(services, transaction, key, presented),
  );
  // Everywhere else some of these have another status.
  if (outcome.kind === 'refused') throw new AuthError(outcome.code, undefined, 400);
  return outcome.session;
}

async function decide(
  services: AuthServices,
  transaction: Transaction,
  key: SigningKey,
  presented: Presented,
): Promise<Outcome> {
  const now = services.now();
  const tokenHash = hashRefreshToken(presented.refreshToken);
  const session = await transaction.first(touchSessionOfToken, [tokenHash, now]);
  if (session === undefined) return refuse('refresh_token_not_found');
  // Read after the lock is held, so that it shows what requests before this one have done.
  const token = await transaction.first(findRefreshToken, [tokenHash]);
  if (token === undefined) return refuse('refresh_token_not_found');
  const user = await transaction.first(findUserById, [session.user_id]);
  if (user === undefined) return refuse('session_not_found');
  if (user.banned_until !== null && user.banned_until > now) return refuse('user_banned');
  if (session.ended_at !== null || isOver(describeEnd(services.settings, now), session)) {
    await endExpiredSession(services, transaction, session);
    return refuse('session_expired');
  }

  const refreshToken =
    token.used_at === null
      ? await rotateToken(transaction, { session, tokenId: token.id, presented, now })
      : await findLivingToken(services, transaction, { session, presented, usedAt: token.used_at });
  if (refreshToken === undefined) return refuse('refresh_token_already_used');
  return {
    kind: 'issued',
    session: issueSession(services, key, { session, user, refreshToken }),
  };
}

async function endExpiredSession(
  services: AuthServices,
  transaction: Transaction,
  session: TouchedSession,
): Promise<void> {
  await transaction.all(deleteSession, [session.user_id, session.id]);
  await recordActivity(services, transaction, {
    userId: session.user_id,
    action: 'profile.signed_out',
    detail: { scope: 'local', reason: session.ended_at === null ? 'expired' : 'banned' },
    actor: { kind: 'system' },
  });
}

interface Rotation {
  session: Session;
  tokenId: string;
  presented: Presented;
  now: Date;
}

async function rotateToken(
  transaction: Transaction,
  { session, tokenId, presented: { refreshToken, agentHash }, now }: Rotation,
): Promise<string> {
  const successor = createRefreshToken();
  const sealed = sealSuccessor(refreshToken, successor);
  const forgotten = new Date(now.getTime() - keptLongerMilliseconds);
  await transaction.all(forgetSealedSuccessors, [session.id, forgotten]);
  await transaction.all(spendRefreshToken, [session.id, tokenId, now, sealed, agentHash]);
  const successorHash = hashRefreshToken(successor);
  await transaction.all(insertRefreshToken, [session.id, tokenId, successorHash, now]);
  return successor;
}

/**
 * Nothing for a token whose time is over, or that another client has used; then its session has
 * ended too. The address is not compared: that of a phone changes from one moment to the next.
 */
async function findLivingToken(
  services: AuthServices,
  transaction: Transaction,
  { session, presented, usedAt }: { session: Session; presented: Presented; usedAt: Date },
): Promise<string | undefined> {
  const { refreshToken, agentHash } = presented;
  const elapsed = services.now().getTime() - usedAt.getTime();
  const links = await transaction.all(listSealedSuccessors, [session.id]);
  const followed = followSuccessors(refreshToken, links);
  const isSame = followed?.passed.every((link) => isSameAgent(link.used_agent_hash, agentHash));
  if (isSame === false || elapsed > services.settings.refreshReuseSeconds * 1000) {
    await endStolenSession(services, transaction, session);
    return undefined;
  }
  // Nothing either for one that was replaced when the second factor was shown, or that leads to
  // such a one: the successor was given to another request, and is sealed for nobody.
  if (followed === undefined) return undefined;
  const found = await transaction.first(findRefreshToken, [hashRefreshToken(followed.token)]);
  return found?.used_at === null ? followed.token : undefined;
}

function isSameAgent(one: Buffer | null, other: Buffer | null): boolean {
  return one === null || other === null ? one === other : one.equals(other);
}

/** Two hold this token, and one of them is a thief: neither goes on. */
async function endStolenSession(
  services: AuthServices,
  transaction: Transaction,
  session: Session,
): Promise<void> {
  await transaction.all(deleteSession, [session.user_id, session.id]);
  await recordActivity(services, transaction, {
    userId: session.user_id,
    action: 'profile.signed_out',
    detail: { scope: 'local', reason: 'refresh_token_reused' },
    actor: { kind: 'system' },
  });
  services.log.warn(
    { userId: session.user_id, sessionId: session.id },
    'a used refresh token was presented again, and its session was ended',
  );
}
