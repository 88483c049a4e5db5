import { fixedScript } from './fixed-script.ts';
import type { FlowStep } from './flow-step.ts';

/** What somebody heard on a call, as it was handed to the carrier. */
export interface SaidWords {
  script: string;
  version: number;
  /** BCP 47, such as `en-US`. */
  language: string;
  text: string;
}

/** The words of a step, to be kept; nothing where nothing is said. */
export function keepWords(step: FlowStep): { said?: SaidWords } {
  if (step.kind === 'hang_up') return {};
  const { id, version } = fixedScript;
  return { said: { script: id, version, language: step.language, text: step.say } };
}
