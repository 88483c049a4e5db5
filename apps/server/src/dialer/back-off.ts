import type { Transaction } from '../platform/database/database.ts';
import { publishEvents } from '../platform/live/publish-events.ts';
import { backOff as backOffStatement, forgetFailures, listHeldUp } from './queries/back-off.ts';
import type { DialerServices } from './services.ts';

/**
 * The carrier cannot keep up, so the account is left alone for a while, by every worker: asking on would only
 * spend people's attempts and the carrier's patience.
 */
export async function backOff(
  { database, effects, log }: DialerServices,
  accountId: string,
  because: string,
  seconds: number | undefined,
): Promise<void> {
  const values = [accountId, because, seconds ?? null];
  const left = await database.asSystem(async (transaction) => {
    const found = await transaction.first(backOffStatement, values);
    if (found === undefined) return undefined;
    const places = await transaction.all(listHeldUp, [accountId]);
    await publishEvents(
      transaction,
      effects.wakeRelay,
      places.map(({ organization_id: organizationId }) => ({
        organizationId,
        event: { kind: 'campaigns_changed' as const },
      })),
    );
    return found;
  });
  if (left === undefined) return;
  log.warn(
    { accountId, waitSeconds: left.seconds, because },
    'the carrier cannot keep up; its account is left alone',
  );
}

/** What the carrier took proves that it is back. */
export async function endBackOff(
  { log }: Pick<DialerServices, 'log'>,
  transaction: Transaction,
  accountId: string,
): Promise<void> {
  const ended = await transaction.first(forgetFailures, [accountId]);
  if (ended !== undefined) {
    transaction.afterCommit(() => log.info({ accountId }, 'the carrier takes calls again'));
  }
}
