import type { EvidenceCrypto } from './pack-format.ts';

/**
 * What is wrong with something that a key signed after its retirement: from then on another key signs, so somebody else
 * has it. Undefined where it signed in time, or where nobody said that the key was retired.
 */
export function findLateSigning(
  keyId: string,
  signedAt: string,
  { findRetirement }: Pick<EvidenceCrypto, 'findRetirement'>,
): string | undefined {
  const retiredAt = findRetirement(keyId);
  if (retiredAt === null) return undefined;
  // A moment that cannot be read was not before the retirement.
  const isInTime = Date.parse(signedAt) <= Date.parse(retiredAt);
  return isInTime
    ? undefined
    : `was signed on ${signedAt} by the key ${keyId}, which was retired on ${retiredAt}`;
}
