import type { FlowAction } from './flow-state.ts';
import type { Utterance } from './flow-step.ts';

/** What somebody heard on a call, as it was handed to the carrier. */
export interface SaidWords {
  script: string;
  version: number;
  /** BCP 47, such as `en-US`; of what was said first. */
  language: string;
  text: string;
  /** Only where the call is recorded from here on: the words that say so, which the text begins with. */
  announced?: string | undefined;
}

function listSaid(action: FlowAction): readonly Utterance[] {
  if (action.kind === 'hang_up') return [];
  return action.kind === 'ask' ? [...action.opening, ...action.say] : action.say;
}

const joinWords = (said: readonly Utterance[]): string => said.map(({ text }) => text).join(' ');

/** The words of a step, to be kept; nothing where nothing is said. */
export function keepWords(
  script: { scriptId: string; version: number },
  action: FlowAction,
): { said?: SaidWords } {
  const said = listSaid(action);
  const [first] = said;
  if (first === undefined) return {};
  const kept = {
    script: script.scriptId,
    version: script.version,
    language: first.language,
    text: joinWords(said),
  };
  const isRecorded = action.kind === 'ask' && action.records;
  return { said: isRecorded ? { ...kept, announced: joinWords(action.opening) } : kept };
}
