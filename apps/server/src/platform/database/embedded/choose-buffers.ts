const megabyte = 1024 * 1024;
const least = 128;
const most = 4096;

/**
 * Megabytes of the machine's memory that the database keeps pages in. An eighth, because the server and
 * whatever else the machine does want theirs; at most what a million people and their indexes fill.
 */
export function chooseBuffers(memoryBytes: number): number {
  const share = Math.floor(memoryBytes / 8 / megabyte);
  return Math.min(most, Math.max(least, share));
}
