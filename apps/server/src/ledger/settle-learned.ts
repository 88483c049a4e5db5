import type { Transaction } from '../platform/database/database.ts';
import { retryDeadlock } from '../platform/database/retry-deadlock.ts';
import { publishEvents } from '../platform/live/publish-events.ts';
import { holdUploadsOff } from './hold-uploads-off.ts';
import { judgeAgain } from './judge-again.ts';
import { settleBatch } from './limits.ts';
import { linkPersons } from './link-persons.ts';
import {
  addRaises,
  listRaisedOrganizations,
  markLearnedPhones,
  renewSummaries,
  takeRaises,
} from './queries/learned.ts';
import { followPromises } from './queries/promises.ts';
import { revokeRefused } from './queries/revoke-refused.ts';
import type { LedgerServices } from './services.ts';

export type SettlingServices = Pick<LedgerServices, 'database' | 'log' | 'effects'>;

/** Everything that follows for a batch of people; answers whether there may be more of them. */
async function settlePeople(
  { effects }: Pick<SettlingServices, 'effects'>,
  transaction: Transaction,
  organizationId: string,
): Promise<boolean> {
  if (!(await holdUploadsOff(transaction, organizationId))) return false;
  const taken = await transaction.all(takeRaises, [organizationId, settleBatch]);
  if (taken.length === 0) return false;
  const people = taken.map(({ contact_id }) => contact_id);
  const raises = taken.map((row) => row.raises);
  // Phones before people, people before permissions and targets, as everywhere.
  await transaction.all(markLearnedPhones, [organizationId, people]);
  await transaction.all(addRaises, [organizationId, people, raises]);
  await transaction.all(revokeRefused, [organizationId, people]);
  await transaction.all(followPromises, [organizationId, people]);
  await linkPersons(transaction, organizationId, people);
  await judgeAgain(transaction, organizationId, people);
  await transaction.all(renewSummaries, [organizationId, people]);
  await publishEvents(transaction, effects.wakeRelay, [
    { organizationId, event: { kind: 'contacts_changed' } },
  ]);
  return raises.reduce((sum, one) => sum + one, 0) === settleBatch;
}

/**
 * Finishes what was learned while an upload was being stored. That it forbids calls, it did from the
 * beginning: a worker that dies here has only left the rest to the next.
 */
export async function settleLearned(services: SettlingServices): Promise<void> {
  const { database, log } = services;
  const raised = await database.asSystem((transaction) => transaction.all(listRaisedOrganizations));
  for (const { organization_id } of raised) {
    const settle = (): Promise<boolean> =>
      retryDeadlock(() =>
        database.asSystem((transaction) => settlePeople(services, transaction, organization_id)),
      );
    try {
      while (await settle());
    } catch (error) {
      // What fails in an organization is its own: the others are served all the same.
      log.error({ organizationId: organization_id, error }, 'what was learned was not settled');
    }
  }
}
