import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Workspace {
  /** Relative to the repository; empty for the repository itself. */
  readonly directory: string;
  readonly name: string;
  readonly dependencies: ReadonlySet<string>;
  readonly developmentDependencies: ReadonlySet<string>;
  /** The `exports` patterns, or undefined when every file may be reached by its path. */
  readonly exports: ReadonlyMap<string, string> | undefined;
}

/** The root first, then each workspace that the root's package.json names. */
export function readWorkspaces(root: string): [Workspace, ...Workspace[]] {
  const manifest = readManifest(root, '');
  const patterns = Array.isArray(manifest.workspaces) ? manifest.workspaces : [];
  const directories = patterns.flatMap((pattern) => expandPattern(root, String(pattern)));
  const workspaces = directories
    .filter((directory) => existsSync(join(root, directory, 'package.json')))
    .map((directory) => describeWorkspace(directory, readManifest(root, directory)));
  return [describeWorkspace('', manifest), ...workspaces];
}

/** The workspace a path belongs to: the root when it is in no other. */
export function findWorkspace(
  workspaces: readonly [Workspace, ...Workspace[]],
  path: string,
): Workspace {
  const [root, ...others] = workspaces;
  return others.find(({ directory }) => path.startsWith(`${directory}/`)) ?? root;
}

function expandPattern(root: string, pattern: string): string[] {
  if (!pattern.endsWith('/*')) return [pattern];
  const folder = pattern.slice(0, -2);
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .sort()
    .map((name) => `${folder}/${name}`);
}

function describeWorkspace(directory: string, manifest: Record<string, unknown>): Workspace {
  const exported = Object.entries(readObject(manifest.exports)).flatMap(([pattern, target]) =>
    typeof target === 'string' ? [[pattern, target] as const] : [],
  );
  return {
    directory,
    name: typeof manifest.name === 'string' ? manifest.name : directory,
    dependencies: new Set(Object.keys(readObject(manifest.dependencies))),
    developmentDependencies: new Set(Object.keys(readObject(manifest.devDependencies))),
    exports: manifest.exports === undefined ? undefined : new Map(exported),
  };
}

function readManifest(root: string, directory: string): Record<string, unknown> {
  const text = readFileSync(join(root, directory, 'package.json'), 'utf8');
  return readObject(JSON.parse(text));
}

function readObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
