import { leadBackWith, leadBackWithCode, leadBackWithSession } from '../flows/lead-back.ts';
import type { Followed } from './follow-link.ts';
import type { VerificationType } from './purposes.ts';

export const halfConfirmed =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** The address to lead somebody to, with what came of their link. */
export function leadBack(redirectTo: string, followed: Followed, type: VerificationType): string {
  if (followed.kind === 'code') return leadBackWithCode(redirectTo, followed.code);
  if (followed.kind === 'half') return leadBackWith(redirectTo, { message: halfConfirmed });
  return leadBackWithSession(redirectTo, followed.session, { type });
}
