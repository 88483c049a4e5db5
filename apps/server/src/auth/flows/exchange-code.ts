import * as z from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { AuthError, type AuthErrorCode } from '../errors.ts';
import { findCodeFlowOwner, takeCodeFlow } from '../queries/flow-states.ts';
import { deleteFollowedTokens } from '../queries/one-time-tokens.ts';
import { lockUser } from '../queries/users.ts';
import { recordActivity } from '../record-activity.ts';
import type { AuthServices } from '../services.ts';
import type { Arrival } from '../sessions/arrival.ts';
import type { IssuedSession, ProviderTokens } from '../sessions/issue-session.ts';
import { authenticationMethod, openSession } from '../sessions/open-session.ts';
import { findSigningKey, type SigningKey } from '../tokens/signing-keys.ts';
import { ensureProfileOrWarn } from '../users/ensure-profile.ts';
import { hashFlowSecret, provesChallenge, unseal } from './flow-secrets.ts';
import { providerTokensPurpose } from './issue-code.ts';

const providerTokens = z.object({
  accessToken: z.string(),
  refreshToken: z.string().optional(),
});

type Flow = RowOf<typeof takeCodeFlow.row>;

/** A refusal is an answer and not an exception: a code that was tried is spent. */
type Outcome =
  | { kind: 'session'; session: IssuedSession; sealedTokens: Buffer | null }
  | { kind: 'refused'; code: AuthErrorCode };

const refuse = (code: AuthErrorCode): Outcome => ({ kind: 'refused', code });

interface Exchange {
  code: string;
  verifier: string;
  arrival: Arrival;
}

/** Turns a code into a session for the client that began the flow. */
export async function exchangeCode(
  services: AuthServices,
  exchange: Exchange,
): Promise<IssuedSession> {
  const key = await findSigningKey(services);
  const outcome = await services.database.asAuth((transaction) =>
    decide(services, transaction, { ...exchange, key }),
  );
  if (outcome.kind === 'refused') throw new AuthError(outcome.code);
  const { session, sealedTokens } = outcome;
  await ensureProfileOrWarn(services, session.user.id);
  return { ...session, providerTokens: openTokens(sealedTokens, exchange.code) };
}

async function decide(
  services: AuthServices,
  transaction: Transaction,
  { code, verifier, arrival, key }: Exchange & { key: SigningKey },
): Promise<Outcome> {
  const now = services.now();
  const codeHash = hashFlowSecret(code);
  const owner = await transaction.first(findCodeFlowOwner, [codeHash]);
  // Held before the code is taken: a change of the password, which ends what was begun before it,
  // comes either first, and there is no code any more, or after, and ends this session too.
  const user = await transaction.first(lockUser, [owner?.user_id ?? null]);
  const flow = await transaction.first(takeCodeFlow, [codeHash]);
  if (user === undefined || flow === undefined) return refuse('flow_state_not_found');
  const method = authenticationMethod.parse(flow.authentication_method);
  const isBanned = user.banned_until !== null && user.banned_until > now;
  const refusal = checkFlow(flow, verifier, now) ?? (isBanned ? 'user_banned' : undefined);
  if (refusal !== undefined && !couldProve(verifier)) return refuse(refusal);
  if (refusal !== undefined) {
    const failure = {
      userId: user.id,
      action: 'profile.sign_in_failed',
      detail: { method },
    } as const;
    await recordActivity(services, transaction, failure);
    return refuse(refusal);
  }
  await transaction.all(deleteFollowedTokens, [user.id, now]);
  const proven = { userId: user.id, method, arrival, key };
  const session = await openSession(services, transaction, proven);
  return { kind: 'session', session, sealedTokens: flow.sealed_provider_tokens };
}

/**
 * RFC 7636, 4.1: the shortest there is. A browser that did not begin the flow has none, and sends less to learn
 * whether the link that it followed was right: that is no sign-in that failed.
 */
const shortestVerifier = 43;
const couldProve = (verifier: string): boolean => verifier.length >= shortestVerifier;

function checkFlow(flow: Flow, verifier: string, now: Date): AuthErrorCode | undefined {
  if (flow.code_challenge === null) return 'flow_state_not_found';
  if (flow.expires_at <= now) return 'flow_state_expired';
  return provesChallenge(verifier, flow.code_challenge) ? undefined : 'bad_code_verifier';
}

function openTokens(sealed: Buffer | null, code: string): ProviderTokens | undefined {
  if (sealed === null) return undefined;
  const { accessToken, refreshToken } = providerTokens.parse(
    JSON.parse(unseal(code, providerTokensPurpose, sealed)),
  );
  return { accessToken, refreshToken };
}
