import { statfsSync, statSync } from 'node:fs';

/** Files in memory that everybody may write, on Linux. */
const memoryFolder = '/dev/shm';
const gigabyte = 1024 ** 3;
/** All databases of a run together need less than two. */
const neededBytes = 6 * gigabyte;

const everybodyMayWrite = 0o1777;

/**
 * Where a run of the tests keeps its databases, which are thrown away: in memory where there is plenty. A database is
 * made for each file by copying a thousand small files, which a disk's own bookkeeping makes ten times slower.
 * Answers nothing where the usual place is to be kept.
 */
export function chooseTemporaryFolder(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  const found = statSync(memoryFolder, { throwIfNoEntry: false });
  if (found === undefined || (found.mode & 0o7777) !== everybodyMayWrite) return undefined;
  const { bavail, bsize } = statfsSync(memoryFolder);
  const free = Math.min(bavail * bsize, process.availableMemory());
  return free < neededBytes ? undefined : memoryFolder;
}
