import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Account } from './choose-account.ts';
import type { Binaries } from './locate-binaries.ts';

export interface Places {
  /** Holds `bin`, `lib` and `share`, all readable by the account. */
  binaries: string;
  /** Holds the cluster `postgres`, its log and its password. */
  data: string;
}

/** Where an unprivileged account can reach files that lie in a folder only root may enter. */
const sharedFolder = '/var/lib/ringfence';

type Permissions = Pick<Account, 'uid' | 'gid'>;

function mayEnter(folder: string, account: Permissions): boolean {
  const { uid, gid, mode } = statSync(folder);
  if (uid === account.uid) return (mode & 0o100) !== 0;
  if (gid === account.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}

/** Whether the account may enter the folder and every folder above it. */
export function canReach(path: string, account: Permissions): boolean {
  let folder = realpathSync(path);
  for (;;) {
    if (!mayEnter(folder, account)) return false;
    const above = dirname(folder);
    if (above === folder) return true;
    folder = above;
  }
}

function makeOpenFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}

function copyBinaries(binaries: Binaries, target: string): string {
  const folder = join(target, `postgresql-${binaries.version}`);
  if (!existsSync(folder)) {
    const partial = `${folder}.${process.pid}.partial`;
    cpSync(binaries.folder, partial, { recursive: true, verbatimSymlinks: true });
    // Whatever the umask took away, the account needs.
    spawnSync('chmod', ['-R', 'a+rX', partial]);
    try {
      renameSync(partial, folder);
    } catch (error) {
      rmSync(partial, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    }
  }
  return folder;
}

/**
 * As root, in a clone below a folder that only root may enter, neither the binaries nor the data
 * can stay where they are: the account could not open them.
 */
export function choosePlaces(
  binaries: Binaries,
  dataFolder: string,
  account: Account | undefined,
  shared = sharedFolder,
): Places {
  mkdirSync(dataFolder, { recursive: true });
  if (account === undefined) return { binaries: binaries.folder, data: dataFolder };
  const places = { binaries: binaries.folder, data: dataFolder };
  if (!canReach(join(binaries.folder, 'bin'), account)) {
    makeOpenFolder(shared);
    places.binaries = copyBinaries(binaries, shared);
  }
  if (!canReach(dataFolder, account)) {
    const name = createHash('sha256').update(realpathSync(dataFolder)).digest('hex').slice(0, 16);
    places.data = join(shared, `data-${name}`);
    makeOpenFolder(shared);
    makeOpenFolder(places.data);
  }
  return places;
}
