import { isBuiltin } from 'node:module';
import { isTestCode } from '../classify-file.ts';
import { judgeImports } from '../judge-imports.ts';
import type { Repository, ResolvedImport, SourceFacts } from '../read-repository.ts';
import type { Workspace } from '../read-workspaces.ts';
import type { Violation } from '../violation.ts';

const rule = 'declared-import';

const neverShipped = new Set(['', 'e2e', 'bench']);

/** What a workspace imports it declares, so that it works wherever it is installed alone. */
export function checkDeclaredImports(repository: Repository): Violation[] {
  return judgeImports(repository, rule, judgeImport);
}

function judgeImport(
  { workspaces: [root] }: Repository,
  file: SourceFacts,
  { target, specifier, typeOnly }: ResolvedImport,
): string | undefined {
  if (target.kind !== 'package' && target.kind !== 'workspace') return undefined;
  const { name } = target;
  const { workspace } = file;
  if (workspace.dependencies.has(name) || name === workspace.name) return undefined;
  // The root names its workspaces by folder rather than as dependencies.
  if (workspace === root && target.kind === 'workspace') return undefined;
  const isDevelopment = workspace.developmentDependencies.has(name);
  if (isDevelopment && maySeeDevelopment(file, workspace, typeOnly)) return undefined;
  if (isBuiltin(name)) return `Node's own modules carry a prefix; import node:${specifier}.`;
  const manifest =
    workspace.directory === '' ? 'package.json' : `${workspace.directory}/package.json`;
  return isDevelopment
    ? `${name} is only a devDependency of ${manifest}, but this file is shipped; move it to dependencies.`
    : `${name} is not declared in ${manifest}; add it to the dependencies there.`;
}

function maySeeDevelopment(file: SourceFacts, workspace: Workspace, typeOnly: boolean): boolean {
  if (isTestCode(file.path) || neverShipped.has(workspace.directory)) return true;
  const inside = file.path.slice(workspace.directory.length + 1);
  if (/^((src\/)?(build|testing)\/|vite\.config\.ts$)/.test(inside)) return true;
  // The domain's whole surface is types: what those need, anyone who imports the domain needs too.
  return typeOnly && workspace.directory !== 'packages/domain';
}
