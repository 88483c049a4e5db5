import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const ownFolder = new URL('../src/app/', import.meta.url);

function hasPath(value: unknown): value is { path: string } {
  return (
    typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string'
  );
}

/** Every address of the application, by the name of the list that it stands in. */
export type RouteLists = Record<string, string[]>;

/**
 * Read from the application itself, so that a screen that is added cannot be forgotten: the lists
 * of routes.ts, and under `others` what app-routes.tsx names beside them.
 */
export async function listRoutes(appFolder = ownFolder): Promise<RouteLists> {
  const { module } = await runnerImport<Record<string, unknown>>(
    fileURLToPath(new URL('routes.ts', appFolder)),
    { configFile: false, logLevel: 'error' },
  );
  const lists: RouteLists = {};
  for (const [name, value] of Object.entries(module)) {
    if (!Array.isArray(value)) continue;
    const paths = value.filter(hasPath).map(({ path }) => path);
    if (paths.length > 0) lists[name] = paths;
  }
  const elements = await readFile(new URL('app-routes.tsx', appFolder), 'utf8');
  lists.others = [...elements.matchAll(/\spath="([^"]+)"/g)].map(([, path = '']) => path);
  return lists;
}

if (import.meta.main) {
  console.log(JSON.stringify(await listRoutes()));
}
