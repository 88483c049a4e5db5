import { readDay, writeDay } from '@ringfence/domain/compliance/calendar-day';
import * as z from 'zod';
import {
  dayEverywhere,
  holdUploadsOff,
  judgeAgain,
  listDue,
  type SettledPromise,
  settlePromises,
} from '../../ledger/index.ts';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { retryDeadlock } from '../../platform/database/retry-deadlock.ts';
import type { JobDefinition } from '../../platform/jobs/jobs.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';
import { loadPolicy } from '../compliance/index.ts';
import { notifyMembers } from '../notifications/index.ts';
import { lockPeopleOf } from './lock-people-of.ts';
import { addToList, listWithOpen } from './queries.ts';

type SettlingServices = Pick<Services, 'database' | 'effects' | 'now' | 'log'>;

/** Of how many debts promises are settled at once. */
const batch = 500;

/** A day ends at another hour in every zone. */
export const settlePromisesJob: JobDefinition<Record<never, never>> = {
  name: 'settle-promises',
  payload: z.object({}),
  cron: '10 * * * *',
  coalesce: true,
  longestSeconds: 60 * 60,
};

/** What follows where somebody broke a promise: their admins hear of it, and they are put on the policy's list. */
async function tellBroken(
  { effects }: Pick<SettlingServices, 'effects'>,
  transaction: Transaction,
  organizationId: string,
  broken: readonly SettledPromise[],
  listId: string | null,
): Promise<void> {
  const people = [...new Set(broken.map(({ contactId }) => contactId))].toSorted();
  if (people.length === 0) return;
  const added =
    listId === null ? [] : await transaction.all(addToList, [organizationId, listId, people]);
  await appendEntries(
    transaction,
    effects,
    people.map((id) => ({
      organizationId,
      actor: { kind: 'system' as const },
      action: 'promise.broken',
      subject: { kind: 'contact' as const, id },
      detail: added.some(({ contact_id }) => contact_id === id) ? { list: 'added' } : {},
    })),
  );
  await notifyMembers(transaction, effects, {
    organizationId,
    kind: 'promises_broken',
    figures: { people: people.length },
    to: 'members',
  });
  if (added.length === 0) return;
  await publishEvents(transaction, effects.wakeRelay, [
    { organizationId, event: { kind: 'lists_changed' } },
  ]);
}

/** Settles a batch; answers whether there may be more. While an upload is being stored, its turn comes later. */
async function settleBatch(
  services: SettlingServices,
  transaction: Transaction,
  organizationId: string,
): Promise<boolean> {
  if (!(await holdUploadsOff(transaction, organizationId))) return false;
  const at = services.now();
  const { policy } = await loadPolicy(transaction, organizationId);
  const { promiseGraceDays: graceDays, brokenPromiseList } = policy;
  const due = writeDay(readDay(dayEverywhere(at)) - graceDays);
  const found = await transaction.all(listDue, [organizationId, due, batch]);
  const debtIds = found.map(({ debt_id }) => debt_id);
  if (debtIds.length === 0) return false;
  await lockPeopleOf(transaction, organizationId, debtIds);
  const settled = await settlePromises(transaction, organizationId, debtIds, { graceDays, at });
  if (settled.length === 0) return false;
  const people = [...new Set(settled.map(({ contactId }) => contactId))].toSorted();
  await judgeAgain(transaction, organizationId, people);
  const broken = settled.filter(({ state }) => state === 'broken');
  await tellBroken(services, transaction, organizationId, broken, brokenPromiseList);
  await publishEvents(transaction, services.effects.wakeRelay, [
    { organizationId, event: { kind: 'contacts_changed' } },
  ]);
  return found.length >= batch;
}

/**
 * Settles every promise whose days of grace are over, and those about debts that ended otherwise. Each batch is one
 * transaction: a worker that is killed leaves what it had not settled to the next run, and nothing is said twice.
 */
export async function settleDuePromises(services: SettlingServices): Promise<void> {
  const { database, log } = services;
  const organizations = await database.asSystem((transaction) => transaction.all(listWithOpen));
  for (const { organization_id: organizationId } of organizations) {
    const settle = (): Promise<boolean> =>
      retryDeadlock(() =>
        database.asSystem((transaction) => settleBatch(services, transaction, organizationId)),
      );
    try {
      while (await settle());
    } catch (error) {
      // What fails in an organization is its own: the others are served all the same.
      log.error({ organizationId, error }, 'promises were not settled');
    }
  }
}
