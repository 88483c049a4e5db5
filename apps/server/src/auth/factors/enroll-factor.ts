import * as z from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import { AuthError } from '../errors.ts';
import { deleteUnfinishedFactors, insertFactor, listFactors } from '../queries/factors.ts';
import type { AuthServices } from '../services.ts';
import type { Principal } from '../tokens/verify-access-token.ts';
import { lockPrincipal } from './lock-principal.ts';
import { createSecret, type NewSecret } from './totp.ts';

const shownText = (name: string) =>
  z
    .string()
    .trim()
    .max(100, `${name} must be at most 100 characters`)
    .regex(/^\P{Cc}*$/u, `${name} must not contain control characters`);

export const enrolmentBody = z.object({
  factor_type: z.literal('totp', { error: 'factor_type needs to be totp' }),
  friendly_name: shownText('friendly_name').nullish(),
  issuer: shownText('issuer').nullish(),
});

export type EnrolmentRequest = z.output<typeof enrolmentBody>;

export interface Enrolment extends NewSecret {
  id: string;
  friendlyName: string;
}

/** Begins to set up a second factor, which counts once a code of it has been shown. */
export async function enrollFactor(
  services: Pick<AuthServices, 'database' | 'now' | 'settings'>,
  principal: Principal,
  request: EnrolmentRequest,
): Promise<Enrolment> {
  const { userId } = principal;
  const friendlyName = request.friendly_name ?? '';
  return services.database.asAuth(async (transaction) => {
    // Held, so that requests at the same time cannot pass the checks together.
    const { user, assuranceLevel } = await lockPrincipal(transaction, principal);
    await checkRoom(services, transaction, { userId, assuranceLevel }, friendlyName);
    const secret = createSecret({
      issuer: request.issuer || services.settings.factorIssuer,
      label: user.email ?? user.phone ?? user.id,
    });
    const values = [userId, friendlyName, secret.secret, services.now()];
    const factor = await transaction.first(insertFactor, values);
    if (factor === undefined) throw new Error('a factor was not written');
    return { ...secret, id: factor.id, friendlyName };
  });
}

async function checkRoom(
  { now, settings }: Pick<AuthServices, 'now' | 'settings'>,
  transaction: Transaction,
  { userId, assuranceLevel }: Pick<Principal, 'userId' | 'assuranceLevel'>,
  friendlyName: string,
): Promise<void> {
  const unfinishedSince = new Date(now().getTime() - settings.challengeSeconds * 1000);
  await transaction.all(deleteUnfinishedFactors, [userId, unfinishedSince, friendlyName]);
  const factors = await transaction.all(listFactors, [userId]);
  const hasVerified = factors.some(({ status }) => status === 'verified');
  // Else anyone who has the password alone could add a factor of their own.
  if (hasVerified && assuranceLevel !== 'aal2') {
    throw new AuthError('insufficient_aal', 'AAL2 required to enroll a new factor');
  }
  if (friendlyName !== '' && factors.some((factor) => factor.friendly_name === friendlyName)) {
    throw new AuthError('mfa_factor_name_conflict');
  }
  if (factors.length >= settings.mostFactors) throw new AuthError('too_many_enrolled_mfa_factors');
}
