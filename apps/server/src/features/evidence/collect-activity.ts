import {
  type ChainLink,
  type ChainSegment,
  chainBeginning,
} from '@ringfence/domain/evidence/activity-chain';
import type { ActivityEvidence } from '@ringfence/domain/evidence/check-chain';
import type { Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { findHeadsAfter, listEntriesAbout, readSealsBetween } from './queries/heads.ts';

type Seal = RowOf<typeof readSealsBetween.row>;
type Head = RowOf<typeof findHeadsAfter.row>;

export const presentHead = (head: Omit<Head, 'wanted'>): ChainSegment['head'] => ({
  position: head.position,
  hash: head.hash,
  signedAt: head.signed_at.toISOString(),
  keyId: head.key_id,
  signature: head.signature,
  timeStamp: head.time_stamp,
});

/** Entries of others that were sealed over their text are passed over in one step. */
function linkSeals(seals: readonly Seal[], own: ReadonlySet<number>): ChainLink[] {
  const links: ChainLink[] = [];
  for (const { position, hash, content_hash } of seals) {
    const last = links.at(-1);
    const isPassedOver = content_hash === null && !own.has(position);
    if (content_hash !== null) links.push(content_hash);
    else if (isPassedOver && typeof last === 'object' && !own.has(last.through)) {
      links[links.length - 1] = { seal: hash, through: position };
    } else links.push({ seal: hash, through: position });
  }
  return links;
}

/** The chain from the first of some positions up to the head that covers them. */
function makeSegment(group: readonly Head[], seals: readonly Seal[]): ChainSegment[] {
  const [head] = group;
  if (head === undefined) return [];
  const own = new Set(group.map(({ wanted }) => wanted));
  const first = Math.min(...own);
  const before = seals.find(({ position }) => position < first);
  const after = { position: first - 1, hash: before?.hash ?? chainBeginning };
  const followed = seals.filter(({ position }) => position >= first);
  return [{ after, links: linkSeals(followed, own), head: presentHead(head) }];
}

/**
 * What was done to some things, and for each entry the chain up to the next head that was signed. Of entries about
 * anything else only hashes are shown.
 */
export async function collectActivity(
  transaction: Transaction,
  organizationId: string,
  subjectIds: readonly string[],
): Promise<ActivityEvidence> {
  const found = await transaction.all(listEntriesAbout, [subjectIds]);
  const wanted = found.map(({ position }) => position);
  const heads = await transaction.all(findHeadsAfter, [wanted]);
  // What was done since the last head was signed stands under the next one.
  const covered = new Set(heads.map((head) => head.wanted));
  const entries = found.filter(({ position }) => covered.has(position));
  const groups = [...Map.groupBy(heads, ({ position }) => position)];
  const seals = await transaction.all(readSealsBetween, [
    groups.map(([, group]) => Math.min(...group.map((one) => one.wanted)) - 1),
    groups.map(([position]) => position),
  ]);
  const segments = groups.flatMap(([position, group]) =>
    makeSegment(
      group,
      seals.filter(({ last }) => last === position),
    ),
  );
  return { organizationId, entries, segments };
}
