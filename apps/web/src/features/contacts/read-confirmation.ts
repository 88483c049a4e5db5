import { readProblem } from '../../platform/api/problem.ts';

/**
 * The rule by which nobody may be called now, where a change would let them and was refused for want of a
 * confirmation; null: that is not why.
 */
export function readConfirmation(error: unknown): string | null {
  const problem = readProblem(error);
  return problem?.code === 'confirmation_needed' ? (problem.reason ?? '') : null;
}

/**
 * What is sent, with the word that calls may begin where exactly this was sent before and asked about, or confirmed
 * and its answer lost: the same has to be sent then, so that it is not recorded twice.
 */
export function confirmAgain<Input extends object>(
  error: unknown,
  before: { confirmsCallable?: boolean | undefined } | undefined,
  input: Input,
): Input & { confirmsCallable: boolean } {
  const isSame =
    JSON.stringify({ ...before, confirmsCallable: false }) ===
    JSON.stringify({ ...input, confirmsCallable: false });
  const wasLost = error !== null && before?.confirmsCallable === true;
  const wasAsked = readConfirmation(error) !== null || wasLost;
  return { ...input, confirmsCallable: isSame && wasAsked };
}
