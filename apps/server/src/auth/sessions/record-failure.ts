import { recordActivity } from '../record-activity.ts';
import type { AuthServices } from '../services.ts';
import type { AuthenticationMethod } from './open-session.ts';

/**
 * Writes down, in a transaction of its own, that somebody known was not let in: the one that found
 * it out has left nothing behind. A record that fails is no reason to answer anything else.
 */
export async function recordFailure(
  services: Pick<AuthServices, 'database' | 'effects' | 'log'>,
  userId: string,
  method: AuthenticationMethod,
): Promise<void> {
  const failure = { userId, action: 'profile.sign_in_failed', detail: { method } } as const;
  try {
    await services.database.asAuth((transaction) => recordActivity(services, transaction, failure));
  } catch (error) {
    services.log.error({ error, userId }, 'a failed sign-in could not be recorded');
  }
}
