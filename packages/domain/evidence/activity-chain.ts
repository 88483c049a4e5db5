import { canonicalise } from './canonical-json.ts';
import type { Sha256 } from './pack-format.ts';

/** Where nothing was sealed before. */
export const chainBeginning = '0'.repeat(64);

const sealMark = 'ringfence activity seal 2\n';

function readHex(hex: string): Uint8Array {
  const pairs = hex.match(/[0-9a-f]{2}/g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

/** A seal covers the one before it and the hash of its entry's text. */
export const sealOver = (before: string, contentHash: string, sha256: Sha256): string =>
  sha256(sealMark, readHex(before), readHex(contentHash));

/** As entries were sealed first: over the text itself, so that only who has the text can follow. */
export const firstSealOver = (before: string, text: string, sha256: Sha256): string =>
  sha256(readHex(before), text);

/**
 * From one place of the activity record to the next. A text is the hash of an entry's content. An object tells where
 * entries of others were sealed over their text, which is not shown: only the seal at their end is.
 */
export type ChainLink = string | { seal: string; through: number };

/** The end of the activity record at some moment, signed by the installation. */
export interface SignedHead {
  position: number;
  /** In hex, of the seal at that position. */
  hash: string;
  signedAt: string;
  keyId: string;
  /** In base64, over `headText`. */
  signature: string;
  /** What an outside time stamping authority answered (RFC 3161) for `headText`, in base64. */
  timeStamp: string | null;
}

/** The entries of the record from behind one place up to a signed head. */
export interface ChainSegment {
  /** The seal before the first link. */
  after: { position: number; hash: string };
  links: ChainLink[];
  head: SignedHead;
}

export interface SealedEntry {
  position: number;
  /** As it was sealed. */
  text: string;
}

/** What is signed of a head, and what an outside authority stamps: the same bytes for both. */
export function headText(
  organizationId: string,
  { position, hash, signedAt }: Pick<SignedHead, 'position' | 'hash' | 'signedAt'>,
): string {
  const head = { organizationId, position, hash, signedAt };
  return `ringfence-activity-head/1\n${canonicalise(head)}\n`;
}
