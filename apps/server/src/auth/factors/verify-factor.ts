import * as z from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { AuthError } from '../errors.ts';
import {
  deleteOtherUnfinishedFactors,
  listFactors,
  lockFactor,
  meetChallenge,
  takeStep,
  tryChallenge,
} from '../queries/factors.ts';
import { deleteLesserSessions } from '../queries/sessions.ts';
import { recordActivity } from '../record-activity.ts';
import type { AuthServices } from '../services.ts';
import type { IssuedSession, Session } from '../sessions/issue-session.ts';
import { raiseSession } from '../sessions/raise-session.ts';
import { findSigningKey, type SigningKey } from '../tokens/signing-keys.ts';
import type { Principal } from '../tokens/verify-access-token.ts';
import { lockPrincipal } from './lock-principal.ts';
import { findStep } from './totp.ts';

/** A mistyped code can be mended; a guesser has to ask for a new challenge soon. */
const mostTries = 5;

export const verificationBody = z.object({
  challenge_id: z.uuid({ error: 'challenge_id must be an UUID' }),
  code: z.string({ error: 'Code needs to be non-empty' }).min(1, 'Code needs to be non-empty'),
});

export interface ShownCode {
  factorId: string;
  challengeId: string;
  code: string;
}

type Refusal = 'mfa_factor_not_found' | 'mfa_challenge_expired' | 'mfa_verification_failed';
type Factor = RowOf<typeof lockFactor.row>;

/** Raises the session of somebody who shows a code of their second factor. */
export async function verifyFactor(
  services: AuthServices,
  principal: Principal,
  shown: ShownCode,
): Promise<IssuedSession> {
  const key = await findSigningKey(services);
  // A refusal is an answer and not an exception: that it was tried must be committed.
  const outcome = await services.database.asAuth((transaction) =>
    decide(services, transaction, { principal, shown, key }),
  );
  if (typeof outcome === 'string') throw new AuthError(outcome);
  return outcome;
}

async function decide(
  services: AuthServices,
  transaction: Transaction,
  { principal, shown, key }: { principal: Principal; shown: ShownCode; key: SigningKey },
): Promise<IssuedSession | Refusal> {
  const { userId } = principal;
  const { factorId, challengeId, code } = shown;
  const now = services.now();
  // Held, so that codes of one person are judged one at a time.
  const { session, assuranceLevel } = await lockPrincipal(transaction, principal);
  const factor = await transaction.first(lockFactor, [userId, factorId]);
  if (factor === undefined) return 'mfa_factor_not_found';
  await refuseUnasked(transaction, { userId, assuranceLevel }, factor);
  const open = await transaction.first(tryChallenge, [factorId, challengeId, now, mostTries]);
  if (open === undefined) return 'mfa_challenge_expired';

  const step = findStep(factor.secret, code, now);
  const isTaken =
    step !== undefined &&
    (await transaction.first(takeStep, [userId, factorId, step, now])) !== undefined;
  if (!isTaken) {
    await recordActivity(services, transaction, {
      userId,
      action: 'profile.second_factor_failed',
      detail: { factorId },
    });
    return 'mfa_verification_failed';
  }
  await transaction.all(meetChallenge, [factorId, challengeId, now]);
  await recordSuccess(services, transaction, { factor, session });
  return raiseSession(services, transaction, { session, key });
}

/** Where a factor is needed, only somebody who has shown it adds another. */
async function refuseUnasked(
  transaction: Transaction,
  { userId, assuranceLevel }: Pick<Principal, 'userId' | 'assuranceLevel'>,
  { status }: Factor,
): Promise<void> {
  if (status === 'verified' || assuranceLevel === 'aal2') return;
  const factors = await transaction.all(listFactors, [userId]);
  if (factors.some((factor) => factor.status === 'verified')) {
    throw new AuthError('insufficient_aal', 'AAL2 required to enroll a new factor');
  }
}

async function recordSuccess(
  services: AuthServices,
  transaction: Transaction,
  { factor, session }: { factor: Factor; session: Session },
): Promise<void> {
  const userId = session.user_id;
  if (factor.status === 'verified') {
    return recordActivity(services, transaction, {
      userId,
      action: 'profile.signed_in',
      detail: { method: 'totp' },
    });
  }
  // From now on the first factor is not enough, so anyone who has shown only that starts again.
  await transaction.all(deleteLesserSessions, [userId, session.id]);
  await transaction.all(deleteOtherUnfinishedFactors, [userId, factor.id]);
  await recordActivity(services, transaction, {
    userId,
    action: 'profile.second_factor_added',
    detail: { factorId: factor.id },
  });
}
