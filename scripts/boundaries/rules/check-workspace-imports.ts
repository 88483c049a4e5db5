import { isTestCode } from '../classify-file.ts';
import { judgeImports } from '../judge-imports.ts';
import type { Repository, ResolvedImport, SourceFacts } from '../read-repository.ts';
import { findWorkspace, type Workspace } from '../read-workspaces.ts';
import type { Violation } from '../violation.ts';

const rule = 'workspace-import';

const mayImport: Readonly<Record<string, readonly string[]>> = {
  'packages/domain': [],
  'packages/contract': ['packages/domain'],
  'packages/carriers': ['packages/domain'],
  'apps/server': ['packages/domain', 'packages/contract', 'packages/carriers'],
  'apps/web': ['packages/domain', 'packages/contract'],
};
// The root owns the scripts. These build, test and measure the rest, so they may see all of it.
const mayImportAnything = new Set(['', 'e2e', 'bench']);
const importedByNobody = new Set(['e2e', 'bench']);
// They start the whole product too, and end it again: they borrow the journeys' tools.
const borrowers = new Set(['', 'bench']);
const borrowed = 'e2e/support/';

/** Who may import whom. */
export function checkWorkspaceImports(repository: Repository): Violation[] {
  return judgeImports(repository, rule, judgeImport);
}

function judgeImport(
  { workspaces }: Repository,
  file: SourceFacts,
  { target, specifier }: ResolvedImport,
): string | undefined {
  if (target.kind !== 'path' && target.kind !== 'workspace') return undefined;
  const from = file.workspace;
  if (target.path.startsWith('..')) {
    return `${specifier} leaves the repository; import a file of the repository or a declared package.`;
  }
  const to = findWorkspace(workspaces, target.path);
  if (to === from) return undefined;
  if (borrowers.has(from.directory) && target.path.startsWith(borrowed)) return undefined;
  if (importedByNobody.has(to.directory)) {
    return `Nobody imports ${to.directory}; move what is shared into the code that it exercises.`;
  }
  if (target.kind === 'path' && from.directory !== '') {
    return `${specifier} leaves ${from.directory}; import another workspace by its package name.`;
  }
  if (mayImportAnything.has(from.directory)) return undefined;
  if (!mayImport[from.directory]?.includes(to.directory)) return explainDirection(from, to);
  if (target.kind === 'workspace' && to.directory === 'packages/carriers') {
    return judgeCarrierImport(file, target.subpath, to);
  }
  return undefined;
}

function explainDirection(from: Workspace, to: Workspace): string {
  const allowed = mayImport[from.directory] ?? [];
  const list = allowed.length === 0 ? 'nothing of ours' : `only ${allowed.join(', ')} of ours`;
  return `${from.directory} may import ${list}, not ${to.directory}; move what is shared down, or pass it in.`;
}

function judgeCarrierImport(
  file: SourceFacts,
  subpath: string,
  carriers: Workspace,
): string | undefined {
  if (subpath === 'registry' || subpath === 'port') return undefined;
  const isTestTool = subpath === 'contract-suite' || subpath.startsWith('simulator/');
  if (isTestTool && isTestCode(file.path)) return undefined;
  return `${subpath} is the inside of ${carriers.name}; go through ${carriers.name}/registry, with the types of ${carriers.name}/port.`;
}
