import { readProblem } from '../../platform/api/problem.ts';

/**
 * The rule by which nobody may be called now, where a change would let them and was refused for want of a
 * confirmation; null: that is not why.
 */
export function readConfirmation(error: unknown): string | null {
  const problem = readProblem(error);
  return problem?.code === 'confirmation_needed' ? (problem.reason ?? '') : null;
}
