import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RouteLists } from './plan-visits.ts';
import type { PackageRecord } from './weigh-files.ts';

const web = new URL('../../apps/web/', import.meta.url);

/** The routes as the application itself has them. */
export function readRoutes(): RouteLists {
  const program = fileURLToPath(new URL('build/list-routes.ts', web));
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The routes could not be read: ${stderr}`);
  return JSON.parse(stdout);
}

/** What the files of the build are made of. */
export function readPackages(): PackageRecord {
  return JSON.parse(readFileSync(new URL('dist/.packages.json', web), 'utf8'));
}
