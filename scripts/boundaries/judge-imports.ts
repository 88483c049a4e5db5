import type { Repository, ResolvedImport, SourceFacts } from './read-repository.ts';
import type { Violation } from './violation.ts';

export type ImportJudge = (
  repository: Repository,
  file: SourceFacts,
  reference: ResolvedImport,
) => string | undefined;

/** Asks about every import of every file; an answer is the message of a violation. */
export function judgeImports(
  repository: Repository,
  rule: string,
  judge: ImportJudge,
): Violation[] {
  return repository.files.flatMap((file) =>
    file.imports.flatMap((reference) => {
      const message = judge(repository, file, reference);
      return message === undefined
        ? []
        : [{ rule, file: file.path, line: reference.line, message }];
    }),
  );
}
