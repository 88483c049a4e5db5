import type { Fault } from './fault.ts';

/** What became of one test in a run. */
export interface TestOutcome {
  /** From the root of the project. */
  file: string;
  /** What it is described under, and its title. */
  name: string;
  status: string;
  /** Why it failed, each with its kind first. */
  errors: readonly string[];
}

type Named = Pick<Fault, 'tests' | 'finds' | 'passes'>;

const listNamed = (
  { tests }: Named,
  wanted: string,
  outcomes: readonly TestOutcome[],
): readonly TestOutcome[] =>
  outcomes.filter(({ file, name, status }) => {
    return file === tests && name === wanted && status !== 'skipped' && status !== 'pending';
  });

const firstLine = (text: string | undefined): string =>
  text?.split('\n')[0] ?? 'no reason is given';

/** Of a promise that should have been rejected, expect says so with an error of no kind. */
const isAssertion = (error: string): boolean =>
  /^(AssertionError\b|Error: promise resolved .* instead of rejecting$)/.test(error);

/** Why nothing can be shown by the tests of a fault, whole as the product is; undefined where it can. */
export function judgeCleanRun(fault: Named, outcomes: readonly TestOutcome[]): string | undefined {
  if (fault.finds === fault.passes) return 'its two tests are one';
  for (const name of [fault.finds, fault.passes]) {
    const [found, ...more] = listNamed(fault, name, outcomes);
    if (found === undefined) return `there is no test “${name}” in ${fault.tests}`;
    if (more.length > 0) return `there are ${more.length + 1} tests “${name}” in ${fault.tests}`;
    if (found.status !== 'passed') {
      return `without the fault “${name}” fails: ${firstLine(found.errors[0])}`;
    }
  }
  return undefined;
}

/**
 * Why a fault that was planted was not found as it should be; undefined where it was. A test that fails by anything else
 * than what it asserts, such as a time limit, would fail by any fault. A hook that fails takes the healthy test with it.
 */
export function judgePlantedRun(
  fault: Named,
  outcomes: readonly TestOutcome[],
): string | undefined {
  const [finding] = listNamed(fault, fault.finds, outcomes);
  const [healthy] = listNamed(fault, fault.passes, outcomes);
  if (finding === undefined || healthy === undefined) return 'its tests did not run with it';
  if (finding.status === 'passed') return `“${fault.finds}” does not find it`;
  const reason = firstLine(finding.errors[0]);
  if (!isAssertion(reason)) {
    return `“${fault.finds}” fails, but by no assertion: ${reason}`;
  }
  if (healthy.status !== 'passed') {
    return `the healthy “${fault.passes}” fails too: ${firstLine(healthy.errors[0])}`;
  }
  return undefined;
}
