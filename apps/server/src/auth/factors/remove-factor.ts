import type { ActivityEffects } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { AuthError } from '../errors.ts';
import { deleteFactor, listFactors } from '../queries/factors.ts';
import { lowerSessions } from '../queries/sessions.ts';
import { lockUser } from '../queries/users.ts';
import { type ProfileAct, recordActivity } from '../record-activity.ts';
import type { AuthServices } from '../services.ts';
import { endEverything } from '../sessions/end-everything.ts';
import type { Principal } from '../tokens/verify-access-token.ts';
import { lockPrincipal } from './lock-principal.ts';

type FactorServices = Pick<AuthServices, 'database'> & { effects: ActivityEffects };

const isVerified = ({ status }: { status: string }): boolean => status === 'verified';

/** Lets somebody go on without a second factor, if they have shown it. */
export async function removeFactor(
  services: FactorServices,
  principal: Principal,
  factorId: string,
): Promise<void> {
  const { userId } = principal;
  await services.database.asAuth(async (transaction) => {
    const { assuranceLevel } = await lockPrincipal(transaction, principal);
    const factors = await transaction.all(listFactors, [userId]);
    if (!factors.some(({ id }) => id === factorId)) throw new AuthError('mfa_factor_not_found');
    // Else anyone who has the password alone could take it away.
    if (assuranceLevel !== 'aal2' && factors.some(isVerified)) {
      throw new AuthError('insufficient_aal', 'AAL2 required to unenroll verified factor', 422);
    }
    await drop(services, transaction, { userId, factorId });
  });
}

export interface LostFactor {
  userId: string;
  factorId: string;
  actor: ProfileAct['actor'];
  /** The person who has the lost device may be signed in with it, and have begun more. */
  endsSessions: boolean;
}

/** Takes a factor away from somebody who cannot show it any more. */
export async function removeLostFactor(
  services: FactorServices,
  { userId, factorId, actor, endsSessions }: LostFactor,
): Promise<void> {
  await services.database.asAuth(async (transaction) => {
    const user = await transaction.first(lockUser, [userId]);
    if (user === undefined) throw new AuthError('mfa_factor_not_found');
    await drop(services, transaction, { userId, factorId, actor });
    if (endsSessions) await endEverything(transaction, userId);
  });
}

async function drop(
  services: FactorServices,
  transaction: Transaction,
  { userId, factorId, actor }: { userId: string; factorId: string; actor?: ProfileAct['actor'] },
): Promise<void> {
  const factor = await transaction.first(deleteFactor, [userId, factorId]);
  if (factor === undefined) throw new AuthError('mfa_factor_not_found');
  const left = await transaction.all(listFactors, [userId]);
  if (!left.some(isVerified)) await transaction.all(lowerSessions, [userId]);
  if (isVerified(factor)) {
    await recordActivity(services, transaction, {
      userId,
      action: 'profile.second_factor_removed',
      detail: { factorId },
      ...(actor === undefined ? {} : { actor }),
    });
  }
}
