import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const sourceName = /\.[cm]?[jt]sx?$/;
const skippedNames = new Set(['node_modules', 'dist']);
// The fixtures break the rules on purpose.
const skippedPaths = new Set(['scripts/fixtures']);

/** Every source file below the root, relative to it, with forward slashes, in a stable order. */
export function listSourceFiles(root: string): string[] {
  const found: string[] = [];
  const pending = [''];
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!isSkipped(entry.name, path)) pending.push(path);
      } else if (entry.isFile() && sourceName.test(entry.name)) {
        found.push(path);
      }
    }
  }
  return found.sort();
}

function isSkipped(name: string, path: string): boolean {
  return name.startsWith('.') || skippedNames.has(name) || skippedPaths.has(path);
}
