import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What is our own among the packages: links that lead from there to the workspaces. */
const ownScope = '@ringfence';

/** Everything that git tracks, and what is new and not ignored. */
function listFiles(root: string): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  return listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
}

/**
 * The packages themselves are not copied. A folder of links to them has our own lead to the copy: a link to the
 * whole folder would have the copy's tests read the original.
 */
function linkPackages(root: string, copy: string): void {
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(join(to, ownScope), { recursive: true });
  const isCache = (name: string): boolean => name === '.cache' || name.startsWith('.vite');
  for (const name of readdirSync(from)) {
    if (name !== ownScope && !isCache(name)) symlinkSync(join(from, name), join(to, name));
  }
  for (const name of readdirSync(join(from, ownScope))) {
    symlinkSync(readlinkSync(join(from, ownScope, name)), join(to, ownScope, name));
  }
}

/** Copies the working tree, as it stands, into a folder. */
export function copyRepository(root: string, copy: string): void {
  for (const file of listFiles(root)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), { verbatimSymlinks: true });
  }
  linkPackages(root, copy);
}
