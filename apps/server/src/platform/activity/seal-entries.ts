import * as z from 'zod';
import type { Database, Transaction } from '../database/database.ts';
import type { JobDefinition } from '../jobs/jobs.ts';
import { publishEvents } from '../live/publish-events.ts';
import { insertSeals, lockSealing, readChainEnds, takeUnsealed } from './queries.ts';
import { hashContent, sealHash } from './seal-hash.ts';

/** Asked for after each entry; the schedule catches what a killed process could not ask for. */
export const sealActivity: JobDefinition<Record<never, never>> = {
  name: 'seal-activity',
  payload: z.object({}),
  cron: '* * * * *',
  coalesce: true,
  longestSeconds: 120,
};

interface ChainEnd {
  position: number;
  hash: Buffer | undefined;
}

async function sealBatch(transaction: Transaction, wakeRelay: () => void): Promise<number> {
  // Waits for one that is at work: it may already have looked past what this one was woken for.
  await transaction.all(lockSealing);
  const entries = await transaction.all(takeUnsealed);
  if (entries.length === 0) return 0;
  const organizations = [...new Set(entries.map((entry) => entry.organization_id))];
  const ends = new Map<string, ChainEnd>();
  for (const end of await transaction.all(readChainEnds, [organizations])) {
    ends.set(end.organization_id, { position: end.position, hash: end.hash });
  }
  const seals = entries.map((entry) => {
    const end = ends.get(entry.organization_id) ?? { position: 0, hash: undefined };
    const seal = { position: end.position + 1, hash: sealHash(end.hash, entry.sealed_text) };
    ends.set(entry.organization_id, seal);
    return seal;
  });
  await transaction.all(insertSeals, [
    entries.map((entry) => entry.organization_id),
    seals.map((seal) => seal.position),
    entries.map((entry) => entry.id),
    seals.map((seal) => seal.hash),
    entries.map((entry) => hashContent(entry.sealed_text)),
  ]);
  await publishEvents(
    transaction,
    wakeRelay,
    [...ends].map(([organizationId, { position }]) => ({
      organizationId,
      event: { kind: 'activity_sealed', position },
    })),
  );
  return entries.length;
}

/** Seals everything that waits, in batches. Doing it twice seals nothing twice. */
export async function sealEntries(database: Database, wakeRelay: () => void): Promise<number> {
  let sealed = 0;
  for (;;) {
    const batch = await database.asSystem((transaction) => sealBatch(transaction, wakeRelay));
    sealed += batch;
    if (batch === 0) return sealed;
  }
}
