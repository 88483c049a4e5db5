import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ObjectStore, requireKey } from './object-store.ts';
import { codeOf, explainDisk, writeMeasured } from './write-measured.ts';

/** Beside what is kept, so that a finished file is only renamed. */
const unfinishedFolder = '.unfinished';

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function makeFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (made !== undefined) await syncFolder(dirname(made));
}

/** Keeps files in a folder. A file appears under its name only when all of it is on the disk. */
export function createFolderStore(root: string): ObjectStore {
  const place = (key: string): string => join(root, requireKey(key));
  return {
    async put(key, body) {
      const file = place(key);
      const unfinished = join(root, unfinishedFolder, randomUUID());
      try {
        await makeFolder(dirname(unfinished));
        await makeFolder(dirname(file));
        const stored = await writeMeasured(unfinished, body);
        await rename(unfinished, file);
        await syncFolder(dirname(file));
        return stored;
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => {});
        throw explainDisk(error, root);
      }
    },
    async get(key, range) {
      const file = place(key);
      try {
        await stat(file);
        const whole = await openAsBlob(file);
        return (range === undefined ? whole : whole.slice(range.from, range.to + 1)).stream();
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw explainDisk(error, root);
      }
    },
    async delete(key) {
      await rm(place(key), { force: true }).catch((error: unknown) => {
        throw explainDisk(error, root);
      });
    },
  };
}
