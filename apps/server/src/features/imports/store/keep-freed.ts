import * as z from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';
import { findFreed, givenFact, reasonOfFact } from '../../compliance/index.ts';
import type { StoredImport } from './find-import.ts';
import { listBatches } from './people-batches.ts';
import { findUnsure, keepCallable, listGivenFacts } from './queries/callable.ts';

const givenFacts = z.array(givenFact);

/** Keeps the people who wait because of what the rules make of an address, a place or a notice. */
export async function keepFreed(transaction: Transaction, found: StoredImport): Promise<void> {
  const unsure = await transaction.first(findUnsure, [found.organization_id]);
  if (unsure?.found !== true) return;
  const { organization_id: organizationId, key } = found;
  for (const { first, last } of await listBatches(transaction, found)) {
    const rows = await transaction.all(listGivenFacts, [...key, first, last]);
    const supposed = rows.map((row) => ({
      contactId: row.contact_id,
      given: givenFacts.parse(row.facts),
    }));
    const freed = await findFreed(transaction, { organizationId, now: unsure.now }, supposed);
    const waiting = rows.flatMap(({ contact_id, line }) =>
      (freed.get(contact_id) ?? []).map((what) => ({ contact_id, line, what })),
    );
    if (waiting.length === 0) continue;
    await transaction.all(keepCallable, [
      ...key,
      waiting.map(({ contact_id }) => contact_id),
      waiting.map(({ what }) => reasonOfFact[what]),
      waiting.map(({ line }) => line),
    ]);
  }
}
