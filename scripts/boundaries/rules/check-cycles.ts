import { findCycles } from '../find-cycles.ts';
import type { Repository, SourceFacts } from '../read-repository.ts';
import type { Violation } from '../violation.ts';

const rule = 'cycle';

/** No cycles between files. Imports of types count: they tie two files together all the same. */
export function checkCycles(repository: Repository): Violation[] {
  const files = new Map(repository.files.map((file) => [file.path, file]));
  const graph = new Map(
    repository.files.map((file) => [
      file.path,
      listTargets(file).filter((path) => files.has(path)),
    ]),
  );
  return findCycles(graph).map((cycle) => {
    const [first = '', second = first] = cycle;
    const path = [...cycle, first].join(' → ');
    return {
      rule,
      file: first,
      line: findLine(files.get(first), second),
      message: `${path} is a cycle; move what they share into a file that imports none of them.`,
    };
  });
}

function listTargets(file: SourceFacts): string[] {
  return file.imports.flatMap(({ target }) => ('path' in target ? [target.path] : []));
}

function findLine(file: SourceFacts | undefined, path: string): number {
  const reference = file?.imports.find(({ target }) => 'path' in target && target.path === path);
  return reference?.line ?? 1;
}
