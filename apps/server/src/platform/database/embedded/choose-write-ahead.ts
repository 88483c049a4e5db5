const megabyte = 1024 * 1024;
/** What PostgreSQL takes by itself. */
const least = 1024;
const most = 2048;
const shareOfFree = 1 / 16;

/**
 * Megabytes of changes between two checkpoints. After each one the first change of a page writes all of it, and an upload
 * changes pages everywhere: the further apart they are, the less it writes. No further than what is written again
 * within a start after a crash; and where the disk has little room, no further than PostgreSQL itself would go.
 */
export function chooseWriteAhead(freeBytes: number): number {
  return Math.min(most, Math.max(least, Math.floor((freeBytes * shareOfFree) / megabyte)));
}
