import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../start-error.ts';
import type { Account } from './choose-account.ts';
import type { Places } from './choose-places.ts';
import { isAlive } from './find-running-server.ts';

export const superuser = 'postgres';
const majorVersion = '18';

export function clusterFolder(places: Places): string {
  return join(places.data, 'postgres');
}

/** The environment of the database processes: nothing of ours, and no locale surprises. */
export const databaseEnvironment = { LC_ALL: 'C', PATH: '/usr/bin:/bin', TZ: 'UTC' };

/** Ctrl-C stops the start after this step, not in the middle of it. */
const ownProcessGroup = { detached: true };

export function readPassword(places: Places): string {
  const file = join(places.data, 'postgres-password');
  if (!existsSync(file)) {
    // Written whole and then put in place, where there is none yet: two first starts agree on one,
    // and a full disk leaves no empty one.
    const partial = join(places.data, `password-${process.pid}`);
    writeFileSync(partial, randomBytes(24).toString('base64url'), { mode: 0o600 });
    try {
      linkSync(partial, file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    } finally {
      rmSync(partial, { force: true });
    }
  }
  return readFileSync(file, 'utf8').trim();
}

function checkVersion(folder: string): void {
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (version === majorVersion) return;
  throw new StartError(
    `the data in ${folder} was made by PostgreSQL ${version}, and this release brings PostgreSQL ${majorVersion}. Set DATA_DIR to another folder, or run that server yourself and set DATABASE_URL.`,
  );
}

/**
 * Makes the cluster beside its place and moves it there when it is whole, so that an interrupted
 * first start leaves nothing half made.
 */
export function initialiseCluster(
  places: Places,
  account: Account | undefined,
  durable: boolean,
): boolean {
  const folder = clusterFolder(places);
  if (existsSync(join(folder, 'PG_VERSION'))) {
    checkVersion(folder);
    return false;
  }
  sweepInterrupted(places);
  const partial = `${folder}.${process.pid}.initialising`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { mode: 0o700 });
  const passwordFile = join(places.data, `password-${process.pid}`);
  writeFileSync(passwordFile, `${readPassword(places)}\n`, { mode: 0o600 });
  if (account !== undefined) {
    chownSync(partial, account.uid, account.gid);
    chownSync(passwordFile, account.uid, account.gid);
  }
  const result = spawnSync(
    join(places.binaries, 'bin', 'initdb'),
    [
      `--pgdata=${partial}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // PostgreSQL's own Unicode rules: the same on every machine, whatever locales it has.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      ...(durable ? [] : ['--no-sync']),
    ],
    {
      encoding: 'utf8',
      cwd: '/',
      env: databaseEnvironment,
      ...ownProcessGroup,
      ...(account === undefined ? {} : { uid: account.uid, gid: account.gid }),
    },
  );
  rmSync(passwordFile, { force: true });
  if (result.status !== 0) {
    rmSync(partial, { recursive: true, force: true });
    throw explainInitialiseFailure(places, `${result.error?.message ?? ''} ${result.stderr ?? ''}`);
  }
  chmodSync(partial, 0o700);
  return moveIntoPlace(partial, folder);
}

/** A start that was killed here left what only it was using. */
function sweepInterrupted(places: Places): void {
  for (const name of readdirSync(places.data)) {
    const owner = /^(?:password-(\d+)|postgres\.(\d+)\.initialising)$/.exec(name);
    const processId = Number(owner?.[1] ?? owner?.[2]);
    if (owner === null || isAlive(processId)) continue;
    rmSync(join(places.data, name), { recursive: true, force: true });
  }
}

/** Of two first starts at the same moment, the second finds the place taken. */
function moveIntoPlace(partial: string, folder: string): boolean {
  try {
    renameSync(partial, folder);
    return true;
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(join(folder, 'PG_VERSION'))) throw error;
    return false;
  }
}

function explainInitialiseFailure(places: Places, output: string): StartError {
  if (/No space left on device|Disk quota exceeded/.test(output)) {
    return new StartError(
      `the disk that holds ${places.data} is full. Free some space, or set DATA_DIR to a folder on another disk.`,
    );
  }
  return new StartError(
    `the embedded database could not be made in ${places.data}: ${output.trim().split('\n').slice(-3).join(' ')}`,
  );
}
