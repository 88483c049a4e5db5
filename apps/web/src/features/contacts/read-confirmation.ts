import { readProblem } from '../../platform/api/problem.ts';

/**
 * The rule by which nobody may be called now, where a change would let them and was refused for want of a
 * confirmation; null: that is not why.
 */
export function readConfirmation(error: unknown): string | null {
  const problem = readProblem(error);
  return problem?.code === 'confirmation_needed' ? (problem.reason ?? '') : null;
}

/** What is sent, with the word that calls may begin where exactly this was sent before and asked about. */
export function confirmAgain<Input extends object>(
  error: unknown,
  before: Input | undefined,
  input: Input,
): Input & { confirmsCallable: boolean } {
  const wasAsked =
    readConfirmation(error) !== null &&
    JSON.stringify({ ...before, confirmsCallable: false }) ===
      JSON.stringify({ ...input, confirmsCallable: false });
  return { ...input, confirmsCallable: wasAsked };
}
