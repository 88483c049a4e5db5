import { createHash } from 'node:crypto';
import { chainBeginning, firstSealOver, sealOver } from '@ringfence/domain/evidence/activity-chain';
import type { Sha256 } from '@ringfence/domain/evidence/pack-format';

export const sha256: Sha256 = (...pieces) => {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  return hash.digest('hex');
};

const writeHash = (hash: Buffer | undefined): string => hash?.toString('hex') ?? chainBeginning;
const readHash = (hash: string): Buffer => Buffer.from(hash, 'hex');

/** What stands for an entry wherever its text is left out. */
export const hashContent = (sealedText: string): Buffer => readHash(sha256(sealedText));

/** Each seal covers its entry and the seal before it, so nothing can be changed unnoticed. */
export const sealHash = (previous: Buffer | undefined, sealedText: string): Buffer =>
  readHash(sealOver(writeHash(previous), sha256(sealedText), sha256));

/** The seal of an entry from before seals covered the hash of a text instead of the text. */
export const firstSealHash = (previous: Buffer | undefined, sealedText: string): Buffer =>
  readHash(firstSealOver(writeHash(previous), sealedText, sha256));
