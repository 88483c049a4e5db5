import { listNodes } from './list-nodes.ts';
import { listSourceFiles } from './list-source-files.ts';
import { parseSourceFiles } from './parse-source-files.ts';
import { type GlobalRead, readGlobals } from './read-globals.ts';
import { type ImportReference, readImports } from './read-imports.ts';
import { readLiterals, type TextLiteral } from './read-literals.ts';
import { findWorkspace, readWorkspaces, type Workspace } from './read-workspaces.ts';
import { type ImportTarget, resolveImport } from './resolve-import.ts';

export interface ResolvedImport extends ImportReference {
  readonly target: ImportTarget;
}

export interface SourceFacts {
  /** Relative to the repository, with forward slashes. */
  readonly path: string;
  readonly workspace: Workspace;
  readonly text: string;
  readonly imports: readonly ResolvedImport[];
  readonly literals: readonly TextLiteral[];
  readonly globals: readonly GlobalRead[];
}

/** Everything the rules judge by, so that no rule reads a file or a syntax tree itself. */
export interface Repository {
  readonly workspaces: readonly [Workspace, ...Workspace[]];
  readonly files: readonly SourceFacts[];
}

export function readRepository(root: string): Repository {
  const workspaces = readWorkspaces(root);
  const paths = listSourceFiles(root);
  const resolver = { workspaces, paths: new Set(paths) };
  const files = [...parseSourceFiles(root, paths)].map(([path, sourceFile]) => {
    const nodes = listNodes(sourceFile);
    return {
      path,
      workspace: findWorkspace(workspaces, path),
      text: sourceFile.text,
      imports: readImports(sourceFile, nodes).map((reference) => ({
        ...reference,
        target: resolveImport(resolver, path, reference.specifier),
      })),
      literals: readLiterals(sourceFile, nodes),
      globals: readGlobals(sourceFile, nodes),
    };
  });
  return { workspaces, files };
}
