import { join } from 'node:path';
import { createFolderStore } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';
import { createS3Store, type S3Settings } from './s3-store.ts';

/** The store that the settings name. What is on its way to S3 lies in the data folder for a moment. */
export function openStore(config: {
  dataFolder: string;
  recordingsFolder: string;
  s3: S3Settings | undefined;
}): ObjectStore {
  return config.s3 === undefined
    ? createFolderStore(config.recordingsFolder)
    : createS3Store(config.s3, join(config.dataFolder, 'recordings-unfinished'));
}
