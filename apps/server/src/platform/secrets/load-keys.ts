import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import { keyBytes } from './secret-box.ts';

const fileName = 'secrets-key';

/** Undefined unless the text is a key of 32 bytes in base64. */
export function readKey(text: string): Buffer | undefined {
  const key = Buffer.from(text, 'base64');
  const isWhole = /^[A-Za-z0-9+/_-]{43}=?$/.test(text);
  return isWhole && key.length === keyBytes ? key : undefined;
}

/** Written whole and then put in place, where there is none yet: two first starts agree on one. */
function makeFile(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true });
  const partial = join(folder, `${fileName}-${process.pid}`);
  writeFileSync(partial, `${randomBytes(keyBytes).toString('base64')}\n`, { mode: 0o600 });
  try {
    linkSync(partial, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(partial, { force: true });
  }
}

function readFile(file: string): Buffer {
  const key = readKey(readFileSync(file, 'utf8').trim());
  if (key !== undefined) return key;
  throw new StartError(
    `the file ${file} is not a key of ${keyBytes} bytes in base64. Restore it from a backup, or put it aside: carrier accounts that people added then ask for their secrets again.`,
  );
}

/**
 * The keys of the installation, the one that encrypts first. Beside the embedded database a key is kept in a
 * file, which is made where nobody gave one; an outside database needs the setting, because other machines use it too.
 */
export function loadSecretKeys({
  secretsKeys,
  databaseUrl,
  dataFolder,
}: {
  secretsKeys: readonly Buffer[];
  databaseUrl: string | undefined;
  dataFolder: string;
}): Buffer[] {
  if (databaseUrl !== undefined) return [...secretsKeys];
  const file = join(dataFolder, fileName);
  if (secretsKeys.length === 0 && !existsSync(file)) makeFile(dataFolder, file);
  // A key that is set by hand comes after the file's: what that one encrypted must stay readable.
  return existsSync(file) ? [...secretsKeys, readFile(file)] : [...secretsKeys];
}
