import type { FlowState } from './flow-state.ts';
import { findPart, type Script } from './script.ts';

/** What is kept of pressed keys: those that answer a check are nobody's business. */
export function maskDigits(
  script: Script,
  { part }: Pick<FlowState, 'part'>,
  digits: string | null,
): string | null {
  const isCheck = findPart(script, part)?.kind === 'verify';
  return isCheck && digits !== null && digits.length > 1 ? '•'.repeat(digits.length) : digits;
}
