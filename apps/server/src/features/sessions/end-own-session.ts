import { AuthError, endSession } from '../../auth/index.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Principal } from '../../platform/http/procedures.ts';
import type { SessionServices } from './list-own-sessions.ts';

/** Signs the person who asks out somewhere else; the session of another is not found. */
export async function endOwnSession(
  services: SessionServices,
  principal: Principal,
  sessionId: string,
): Promise<Record<never, never>> {
  if (!services.keepsSessions) throw new ProblemError('not_found');
  await endSession(services, principal, sessionId).catch(explainMissing);
  return {};
}

function explainMissing(error: unknown): never {
  if (error instanceof AuthError && error.code === 'session_not_found') {
    throw new ProblemError('not_found');
  }
  throw error;
}
