import { posix } from 'node:path';
import type { Workspace } from './read-workspaces.ts';

export type ImportTarget =
  | { readonly kind: 'builtin' }
  /** Made by a plugin of the bundler while it builds; there is nothing to declare. */
  | { readonly kind: 'virtual' }
  | { readonly kind: 'package'; readonly name: string }
  | {
      readonly kind: 'workspace';
      readonly name: string;
      /** What follows the name: `registry` in `@ringfence/carriers/registry`. */
      readonly subpath: string;
      readonly path: string;
    }
  /** A path in the repository; it starts with `..` when it leaves the repository. */
  | { readonly kind: 'path'; readonly path: string };

export interface ImportResolver {
  readonly workspaces: readonly Workspace[];
  readonly paths: ReadonlySet<string>;
}

/** What an import means, by the layout of the repository alone: node_modules is never looked at. */
export function resolveImport(
  resolver: ImportResolver,
  importer: string,
  specifier: string,
): ImportTarget {
  const [bare = specifier] = specifier.split('?');
  if (bare.startsWith('node:')) return { kind: 'builtin' };
  if (/^\.{1,2}(\/|$)/.test(bare)) {
    const joined = posix.join(posix.dirname(importer), bare);
    return { kind: 'path', path: findFile(resolver.paths, joined) };
  }
  if (bare.startsWith('virtual:')) return { kind: 'virtual' };
  if (/^(\/|file:|https?:|data:)/.test(bare)) return { kind: 'path', path: `../${bare}` };
  const name = bare.split('/', bare.startsWith('@') ? 2 : 1).join('/');
  const subpath = bare.slice(name.length + 1);
  const workspace = resolver.workspaces.find((candidate) => candidate.name === name);
  if (workspace === undefined) return { kind: 'package', name };
  const path = posix.join(workspace.directory, mapSubpath(workspace, subpath));
  return { kind: 'workspace', name, subpath, path: findFile(resolver.paths, path) };
}

function mapSubpath(workspace: Workspace, subpath: string): string {
  for (const [pattern, target] of workspace.exports ?? []) {
    const [before = '', after] = pattern.split('*');
    const request = subpath === '' ? '.' : `./${subpath}`;
    if (after === undefined ? request === pattern : request.startsWith(before)) {
      return target.replace('*', request.slice(before.length));
    }
  }
  return subpath;
}

function findFile(paths: ReadonlySet<string>, path: string): string {
  const stem = path.replace(/\.js(x?)$/, '.ts$1');
  const candidates = [
    path,
    stem,
    `${path}.ts`,
    `${path}.tsx`,
    `${path}/index.ts`,
    `${path}/index.tsx`,
  ];
  return candidates.find((candidate) => paths.has(candidate)) ?? path;
}
