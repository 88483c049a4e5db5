import { AuthError } from '../errors.ts';
import type { Principal } from '../tokens/verify-access-token.ts';

const message = 'AAL2 session is required to update email or password when MFA is enabled.';

export const lacksSecondFactor = ({ hasFactor, assuranceLevel }: Principal): boolean =>
  hasFactor && assuranceLevel !== 'aal2';

/** Anyone who has the password alone must not be able to change what the second factor protects. */
export function requireSecondFactor(principal: Principal): void {
  if (lacksSecondFactor(principal)) throw new AuthError('insufficient_aal', message, 401);
}
