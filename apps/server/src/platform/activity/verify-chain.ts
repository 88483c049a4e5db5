import type { Database } from '../database/database.ts';
import type { RowOf } from '../database/statement.ts';
import { findLostEntries, readSeals, readSealsAt } from './queries.ts';
import { firstSealHash, hashContent, sealHash } from './seal-hash.ts';

type Seal = RowOf<typeof readSeals.row>;

export interface ChainFault {
  /** Null where nothing is left of the entry but its place. */
  entryId: string | null;
  position: number | null;
  /** Of the entry, where it is still there. */
  at: Date | null;
  fault: 'changed' | 'missing' | 'out_of_order' | 'unsealed' | 'cut_off' | 'rewritten';
  /** The last of several positions in a row that are missing. */
  through?: number;
}

/** A place in the chain, and the hash that was seen there. */
export interface ChainEnd {
  position: number;
  hash: Buffer;
}

export interface VerifiedChain {
  entries: number;
  /** Undefined where nothing was sealed yet. */
  end: ChainEnd | undefined;
  faults: ChainFault[];
}

/** A seal that its entry and the seal before it do not give. */
interface Mismatch {
  seal: Seal;
  before: Buffer | undefined;
  text: string;
}

/** So many are compared with each other, to tell what was moved from what was changed. */
const mostCompared = 200;

/** The seal that an entry must have behind another: in the way in which it was sealed. */
const sealAs = ({ content_hash }: Seal, before: Buffer | undefined, text: string): Buffer =>
  content_hash === null ? firstSealHash(before, text) : sealHash(before, text);

/** Whether an entry is the one that was sealed at its place. */
function isRight(seal: Seal, before: Buffer | undefined, text: string): boolean {
  const { hash, content_hash } = seal;
  const hasContent = content_hash === null || hashContent(text).equals(content_hash);
  return hasContent && sealAs(seal, before, text).equals(hash);
}

/** Whether its own seal stands elsewhere, or it stands where the seal of another is. */
function isMoved({ seal, before, text }: Mismatch, others: readonly Mismatch[]): boolean {
  // Its seal is right: what was noted of its content is not.
  if (sealAs(seal, before, text).equals(seal.hash)) return false;
  return others.some(
    (other) =>
      sealAs(seal, other.seal.hash, text).equals(seal.hash) ||
      sealAs(seal, other.before, text).equals(seal.hash) ||
      sealAs(seal, before, other.text).equals(seal.hash),
  );
}

function nameMismatches(mismatches: readonly Mismatch[]): ChainFault[] {
  return mismatches.map((mismatch) => ({
    entryId: mismatch.seal.entry_id,
    position: mismatch.seal.position,
    at: mismatch.seal.occurred_at,
    fault: isMoved(mismatch, mismatches) ? 'out_of_order' : 'changed',
  }));
}

/** What was seen at some places before: it must still be there, and be the same. */
async function compareWithSeen(
  database: Database,
  organizationId: string,
  seen: readonly ChainEnd[],
): Promise<ChainFault[]> {
  if (seen.length === 0) return [];
  const positions = seen.map(({ position }) => position);
  const seals = await database.asSystem((transaction) =>
    transaction.all(readSealsAt, [organizationId, positions]),
  );
  const hashes = new Map(seals.map(({ position, hash }) => [position, hash]));
  return seen.flatMap(({ position, hash }): ChainFault[] => {
    const now = hashes.get(position);
    if (now?.equals(hash)) return [];
    const fault = now === undefined ? 'cut_off' : 'rewritten';
    return [{ entryId: null, position, at: null, fault }];
  });
}

/**
 * Recomputes the chain of an organization from its first entry and names each that is not right.
 *
 * A chain proves itself only up to its end: anyone who may write to the tables past every guard can take off
 * the last entries together with their seals, or rewrite all of it. `seen` are ends that were noted
 * before; what lies before one of them is then proven too. An entry that is changed before it is sealed,
 * which takes about a second, is not found by any of this.
 */
export async function verifyChain(
  database: Database,
  organizationId: string,
  seen: readonly ChainEnd[] = [],
): Promise<VerifiedChain> {
  const faults: ChainFault[] = [];
  const mismatches: Mismatch[] = [];
  let end: ChainEnd | undefined;
  let entries = 0;
  for (;;) {
    const seals = await database.asSystem((transaction) =>
      transaction.all(readSeals, [organizationId, end?.position ?? 0]),
    );
    for (const seal of seals) {
      const { position, entry_id: entryId, hash, occurred_at: at, sealed_text: text } = seal;
      const expected = (end?.position ?? 0) + 1;
      const isGap = position !== expected;
      if (isGap) {
        const through = position - 1;
        faults.push({ entryId: null, position: expected, at: null, fault: 'missing', through });
      }
      if (text === null) faults.push({ entryId, position, at, fault: 'missing' });
      // After a gap nobody can tell which hash was meant.
      else if (!isGap && !isRight(seal, end?.hash, text)) {
        if (mismatches.length < mostCompared) mismatches.push({ seal, before: end?.hash, text });
        else faults.push({ entryId, position, at, fault: 'changed' });
      }
      end = { position, hash };
      entries += 1;
    }
    if (seals.length === 0) break;
  }
  const lost = await database.asSystem((transaction) =>
    transaction.all(findLostEntries, [organizationId]),
  );
  return {
    entries,
    end,
    faults: [
      ...faults,
      ...nameMismatches(mismatches),
      ...lost.map(
        ({ id, occurred_at: at }): ChainFault => ({
          entryId: id,
          position: null,
          at,
          fault: 'unsealed',
        }),
      ),
      ...(await compareWithSeen(database, organizationId, seen)),
    ],
  };
}
