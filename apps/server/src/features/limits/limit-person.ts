import { limitTries, OverLimitError } from '../../auth/index.ts';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { TenantScope } from '../../platform/database/database.ts';
import { TooManyRequestsError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { notifyMembers } from '../notifications/index.ts';

export type LimitServices = Pick<Services, 'database' | 'effects' | 'log' | 'now' | 'settings'>;

interface LimitContext {
  scope: TenantScope;
}

/** What one person does only so often, however they ask. */
export type PersonLimit = 'numbers' | 'recordings' | 'downloads' | 'streams';

const counts = {
  numbers: ['reveal', 'reveal_day'],
  recordings: ['listen', 'listen_day'],
  downloads: ['download'],
} as const satisfies Partial<Record<PersonLimit, readonly string[]>>;

const sentences: Readonly<Record<keyof typeof counts, string>> = {
  numbers: 'You have shown too many whole numbers. Your admins have been notified.',
  recordings: 'You have listened to too many recordings. Your admins have been notified.',
  downloads: 'You have asked for too many downloads. Your admins have been notified.',
};

/**
 * Counts what shows or takes out what is known of people, and refuses it when it is too much for one
 * person: a stolen session, or somebody about to leave, must not walk off with everything unnoticed.
 */
export async function limitPerson(
  services: LimitServices,
  { scope }: LimitContext,
  limit: keyof typeof counts,
): Promise<void> {
  try {
    for (const name of counts[limit]) {
      await limitTries(services, name, { account: scope.userId });
    }
  } catch (error) {
    if (!(error instanceof OverLimitError)) throw error;
    await tellAdmins(services, { scope }, limit);
    const { retrySeconds } = error;
    const values = { minutes: Math.ceil(retrySeconds / 60) };
    throw new TooManyRequestsError(
      `${sentences[limit]} Try again in ${values.minutes} min.`,
      retrySeconds,
      { reason: `${limit}_limit`, values },
    );
  }
}

/** Once a day for each person and limit. What was refused stays so, whether or not they can be notified. */
export async function tellAdmins(
  services: LimitServices,
  { scope }: LimitContext,
  limit: PersonLimit,
): Promise<void> {
  const { userId, organizationId } = scope;
  if (organizationId === null) return;
  const account = `${limit} ${organizationId} ${userId}`;
  try {
    await limitTries(services, 'limit_notice', { account });
    await services.database.asSystem(async (transaction) => {
      await appendEntries(transaction, services.effects, [
        {
          organizationId,
          actor: { kind: 'profile', id: userId },
          action: 'limit.reached',
          detail: { limit },
        },
      ]);
      await notifyMembers(transaction, services.effects, {
        organizationId,
        kind: `${limit}_limit_reached`,
        subject: { kind: 'profile', id: userId },
        to: 'admins',
      });
    });
  } catch (error) {
    if (error instanceof OverLimitError) return;
    services.log.error({ error, userId, limit }, 'admins could not be notified of a limit');
  }
}
