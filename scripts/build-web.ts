import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { productionEnvironment } from '../apps/server/src/config.ts';
import { compressFiles, listUncompressed } from '../apps/web/build/compress-files.ts';
import { runCommand } from './run-command.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const web = join(root, 'apps/web');
const vite = join(root, 'node_modules/vite/bin/vite.js');
const target = join(web, 'dist');
const marker = join(target, '.sources');

/** Everything the built app is made of. */
function fingerprintSources(): string {
  const files = globSync(
    ['apps/web/**/*', 'packages/{contract,domain}/**/*', 'package-lock.json'],
    {
      cwd: root,
      withFileTypes: true,
      exclude: (entry) => entry.name === 'node_modules' || entry.name.startsWith('dist'),
    },
  )
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Two starts in one clone may build at the same time: the last whole one stays. */
function replaceFolder(partial: string): void {
  const old = `${partial}-old`;
  if (existsSync(target)) renameSync(target, old);
  renameSync(partial, target);
  rmSync(old, { recursive: true, force: true });
}

/** Builds the web app unless what is there was built from the same sources. */
export async function buildWeb(
  onProgress: (sentence: string) => void,
  signal?: AbortSignal,
): Promise<boolean> {
  const fingerprint = fingerprintSources();
  if (existsSync(marker) && readFileSync(marker, 'utf8') === fingerprint) return false;
  const partial = join(web, `dist-${process.pid}`);
  try {
    await runCommand({
      what: 'building the web app',
      command: [
        process.execPath,
        vite,
        'build',
        '--logLevel=warn',
        '--outDir',
        partial,
        '--emptyOutDir',
      ],
      folder: web,
      environment: productionEnvironment(),
      onProgress,
      signal,
    });
    writeFileSync(join(partial, '.sources'), fingerprint);
    replaceFolder(partial);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
  return true;
}

/** Files without a compressed copy are sent as they are. */
export const compressWeb = (): Promise<void> => compressFiles(target);

export const isWebCompressed = async (): Promise<boolean> =>
  (await listUncompressed(target)).length === 0;

if (import.meta.main) {
  const built = await buildWeb(console.log);
  await compressWeb();
  console.log(built ? 'Built the web app.' : 'The web app is up to date.');
}
