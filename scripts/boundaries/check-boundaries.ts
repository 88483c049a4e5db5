import { type Repository, readRepository } from './read-repository.ts';
import { checkCycles } from './rules/check-cycles.ts';
import { checkDeclaredImports } from './rules/check-declared-imports.ts';
import { checkEnvironment } from './rules/check-environment.ts';
import { checkFileSize } from './rules/check-file-size.ts';
import { checkFolderImports } from './rules/check-folder-imports.ts';
import { checkPureDomain } from './rules/check-pure-domain.ts';
import { checkSqlPlaces } from './rules/check-sql-places.ts';
import { checkWorkspaceImports } from './rules/check-workspace-imports.ts';
import type { Violation } from './violation.ts';

const rules: readonly ((repository: Repository) => Violation[])[] = [
  checkWorkspaceImports,
  checkFolderImports,
  checkCycles,
  checkSqlPlaces,
  checkEnvironment,
  checkPureDomain,
  checkDeclaredImports,
  checkFileSize,
];

/** Every place where the code below `root` breaks the architecture, by rule and then by file. */
export function checkBoundaries(root: string): Violation[] {
  const repository = readRepository(root);
  return rules.flatMap((check) => check(repository));
}
