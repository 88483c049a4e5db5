import { nameRow, readRows } from './read-rows.ts';

/** What became of one test in a run. */
export interface TestResult {
  /** From the root of the project. */
  file: string;
  title: string;
  status: string;
}

/** Left to `npm run test:deep`. */
export const isDeep = (file: string): boolean => /\.deep\.test\.tsx?$/.test(file);

/** A title as it is written, such as `at %i px is %s`, against those that the cases of its table were given. */
function readTitle(name: string): RegExp {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll(/%[sdifjoOc#$]|\\\$[\w.\\]+/g, '.*')}$`, 's');
}

/**
 * The statements that a run has not shown: a test that they name was not run, was skipped or failed, be it in one
 * case of many. What a page claims is worth as much as the run that shows it. A run that leaves files out says which
 * it has to run.
 */
export function findUnproven(
  page: string,
  results: readonly TestResult[],
  hasToRun: (file: string) => boolean = () => true,
): string[] {
  const byFile = Map.groupBy(results, ({ file }) => file);
  return readRows(page).flatMap((row) =>
    row.tests
      .filter(({ file }) => hasToRun(file))
      .flatMap(({ file, name }) => {
        const title = readTitle(name);
        const found = (byFile.get(file) ?? []).filter((result) => title.test(result.title));
        const where = `${nameRow(row)}: ${file} › ${name}`;
        if (found.length === 0) return [`${where} was not run`];
        const others = found.filter(({ status }) => status !== 'passed');
        return others.map((result) => `${where} is ${result.status} (${result.title})`);
      }),
  );
}
