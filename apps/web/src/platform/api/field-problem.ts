import { readProblem } from './problem.ts';

/** Whether everything that is wrong is said beside the fields that a form has, and nowhere else. */
export function isShownByFields(error: unknown, fields: readonly string[]): boolean {
  const faults = readProblem(error)?.errors ?? [];
  return faults.length > 0 && faults.every(({ path }) => fields.includes(path));
}
