import type { Database } from '../database/database.ts';
import { findLostEntries, readSeals } from './queries.ts';
import { sealHash } from './seal-entries.ts';

export interface ChainFault {
  entryId: string;
  position: number | null;
  fault: 'changed' | 'missing' | 'out_of_order' | 'unsealed';
}

/** Recomputes the chain of an organization from its first entry and names each that is not right. */
export async function verifyChain(
  database: Database,
  organizationId: string,
): Promise<{ entries: number; faults: ChainFault[] }> {
  const faults: ChainFault[] = [];
  let previous: Buffer | undefined;
  let position = 0;
  let entries = 0;
  for (;;) {
    const seals = await database.asSystem((transaction) =>
      transaction.all(readSeals, [organizationId, position]),
    );
    for (const seal of seals) {
      const at = { entryId: seal.entry_id, position: seal.position };
      if (seal.position !== position + 1) faults.push({ ...at, fault: 'out_of_order' });
      if (seal.sealed_text === null) faults.push({ ...at, fault: 'missing' });
      else if (!sealHash(previous, seal.sealed_text).equals(seal.hash)) {
        faults.push({ ...at, fault: 'changed' });
      }
      previous = seal.hash;
      position = seal.position;
      entries += 1;
    }
    if (seals.length === 0) break;
  }
  const lost = await database.asSystem((transaction) =>
    transaction.all(findLostEntries, [organizationId]),
  );
  for (const { id } of lost) faults.push({ entryId: id, position: null, fault: 'unsealed' });
  return { entries, faults };
}
