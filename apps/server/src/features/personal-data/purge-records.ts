import * as z from 'zod';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import { firstId } from '../../platform/database/cursor.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { retryDeadlock } from '../../platform/database/retry-deadlock.ts';
import type { JobDefinition } from '../../platform/jobs/jobs.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';
import {
  deleteOldRejections,
  eraseContacts,
  forgetOldUploads,
  listOldContacts,
} from './queries/retention.ts';

export const purgeRecords: JobDefinition<Record<never, never>> = {
  name: 'purge-records',
  payload: z.object({}),
  cron: '15 4 * * *',
  coalesce: true,
  longestSeconds: 6 * 60 * 60,
};

type PurgeServices = Pick<Services, 'database' | 'effects' | 'now'>;

const batch = 1_000;

/** Those of one organization; whether the law lets them go is decided where they are erased. */
async function erase(
  { effects }: PurgeServices,
  transaction: Transaction,
  organizationId: string,
  contactIds: readonly string[],
): Promise<number> {
  const gone = await transaction.all(eraseContacts, [organizationId, contactIds]);
  if (gone.length === 0) return 0;
  await appendEntries(
    transaction,
    effects,
    gone.map(({ id }) => ({
      organizationId,
      actor: { kind: 'system' },
      action: 'contact.erased',
      subject: { kind: 'contact', id },
    })),
  );
  await publishEvents(transaction, effects.wakeRelay, [
    { organizationId, event: { kind: 'contacts_changed' } },
  ]);
  return gone.length;
}

/**
 * Erases people who no longer have to be kept and of whom nothing was learned for as long, in every
 * organization, deleted ones too. Each batch is a transaction of its own, so that a run that is cut
 * off has lost nothing, and the next one goes on.
 */
export async function purgeOldRecords(services: PurgeServices): Promise<{ erased: number }> {
  const { database, now } = services;
  let after = [firstId, firstId];
  let erased = 0;
  for (;;) {
    const place = [...after, now(), batch];
    const purged = await retryDeadlock(() =>
      database.asSystem(async (transaction) => {
        const people = await transaction.all(listOldContacts, place);
        const quiet = people.filter(({ is_quiet }) => is_quiet);
        const organizations = Map.groupBy(quiet, ({ organization_id }) => organization_id);
        let count = 0;
        for (const [organizationId, its] of organizations) {
          const ids = its.map(({ id }) => id);
          count += await erase(services, transaction, organizationId, ids);
        }
        return { count, last: people.at(-1) };
      }),
    );
    erased += purged.count;
    if (purged.last === undefined) return { erased };
    after = [purged.last.organization_id, purged.last.id];
  }
}

const rejectionBatch = 10_000;

/** Forgets the rows that old files were refused for; how many those were, the imports still tell. */
export async function purgeOldRejections(
  { database, now }: Pick<PurgeServices, 'database' | 'now'>,
  most = rejectionBatch,
): Promise<{ forgotten: number }> {
  let forgotten = 0;
  for (;;) {
    const gone = await database.asSystem((transaction) =>
      transaction.first(deleteOldRejections, [now(), most]),
    );
    const count = gone?.count ?? 0;
    forgotten += count;
    if (count < most) return { forgotten };
  }
}

const uploadBatch = 100;

/** Forgets what old files were found to hold and to change; that they came, and how many, stays. */
export async function purgeOldUploads(
  { database, now }: Pick<PurgeServices, 'database' | 'now'>,
  most = uploadBatch,
): Promise<{ forgotten: number }> {
  let forgotten = 0;
  for (;;) {
    const gone = await database.asSystem((transaction) =>
      transaction.first(forgetOldUploads, [now(), most]),
    );
    const count = gone?.count ?? 0;
    forgotten += count;
    if (count < most) return { forgotten };
  }
}
