import { statfsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { StartError } from '../../start-error.ts';

const neededMegabytes = 300;

/** A database that runs full loses nothing but stops working; better not to begin. */
export function checkFreeSpace(
  folder: string,
  readSpace: (folder: string) => { bavail: number; bsize: number } = (path) => statfsSync(path),
): void {
  const { bavail, bsize } = readSpace(folder);
  const free = Math.floor((bavail * bsize) / 1024 / 1024);
  if (free >= neededMegabytes) return;
  throw new StartError(
    `the disk that holds ${folder} is full: ${free} MB are left and ${neededMegabytes} MB are needed. Free some space, or set DATA_DIR to a folder on another disk.`,
  );
}

/** What is free on the disk that holds the folder, for users other than root. */
export async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
