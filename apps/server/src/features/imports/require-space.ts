import { writeSizes } from '@ringfence/domain/imports/estimate-space';
import type { Services } from '../../services.ts';
import { refuseUpload } from './refuse-upload.ts';

/**
 * Refuses what the database's disk has no room for, before anything is written: a database whose disk runs full
 * ends all that is under way, the calls of everybody included. Where the disk is not known, nothing is refused.
 */
export async function requireSpace(
  { readFreeBytes }: Pick<Services, 'readFreeBytes'>,
  needed: number,
): Promise<void> {
  const free = await readFreeBytes();
  if (free === null || free >= needed) return;
  throw refuseUpload('storage_full', 'space_too_little', writeSizes(needed, free));
}
