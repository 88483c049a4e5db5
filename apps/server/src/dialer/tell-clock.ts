import type { Transaction } from '../platform/database/database.ts';
import { publishEvents } from '../platform/live/publish-events.ts';
import { deleteWrongClock, keepWrongClock, listScreens } from './queries/clock.ts';
import type { DialerServices } from './services.ts';

type TellingServices = Pick<DialerServices, 'database' | 'effects' | 'clock'>;

async function tellScreens(
  { effects }: Pick<TellingServices, 'effects'>,
  transaction: Transaction,
): Promise<void> {
  const organizations = await transaction.all(listScreens);
  await publishEvents(
    transaction,
    effects.wakeRelay,
    organizations.map(({ id }) => ({
      organizationId: id,
      event: { kind: 'organization_changed' },
    })),
  );
}

async function forget(
  services: TellingServices,
  transaction: Transaction,
  workerId: string,
): Promise<void> {
  const gone = await transaction.first(deleteWrongClock, [workerId]);
  if (gone !== undefined) await tellScreens(services, transaction);
}

/** Compares a worker's clock with the database's, and tells everybody's screens while it is off. */
export async function tellClock(
  services: TellingServices,
  transaction: Transaction,
  workerId: string,
): Promise<void> {
  const { clock } = services;
  await clock.read(transaction);
  const { isOff, millisecondsAhead } = clock.state();
  if (!isOff) return forget(services, transaction, workerId);
  const values = [workerId, Math.round(millisecondsAhead / 1000)];
  const kept = await transaction.first(keepWrongClock, values);
  if (kept?.is_new) await tellScreens(services, transaction);
}

/** The worker ends: whatever its clock says, it would place nothing. */
export function forgetClock(services: TellingServices, workerId: string): Promise<void> {
  return services.database.asSystem((transaction) => forget(services, transaction, workerId));
}
