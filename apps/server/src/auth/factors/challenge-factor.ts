import { AuthError } from '../errors.ts';
import { deleteStaleChallenges, insertChallenge, markChallenged } from '../queries/factors.ts';
import type { AuthServices } from '../services.ts';
import type { Principal } from '../tokens/verify-access-token.ts';

export interface Challenge {
  id: string;
  factorType: string;
  expiresAt: Date;
}

/** Opens a short time in which a code of the factor may be shown. */
export async function challengeFactor(
  { database, now, settings }: Pick<AuthServices, 'database' | 'now' | 'settings'>,
  { userId }: Pick<Principal, 'userId'>,
  factorId: string,
): Promise<Challenge> {
  const begun = now();
  const expiresAt = new Date(begun.getTime() + settings.challengeSeconds * 1000);
  return database.asAuth(async (transaction) => {
    const factor = await transaction.first(markChallenged, [userId, factorId, begun]);
    if (factor === undefined) throw new AuthError('mfa_factor_not_found');
    const challenge = await transaction.first(insertChallenge, [factorId, begun, expiresAt]);
    if (challenge === undefined) throw new Error('a challenge was not written');
    await transaction.all(deleteStaleChallenges, [factorId, begun]);
    return { id: challenge.id, factorType: factor.factor_type, expiresAt };
  });
}
