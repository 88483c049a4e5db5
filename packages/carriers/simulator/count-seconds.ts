import { countSpeechSeconds } from '../people/count-seconds.ts';
import type { Prompt, Verb } from './verb.ts';

/** Of what is played nobody here knows how long it is. */
const playSeconds = 4;

export function countPromptSeconds(prompt: Prompt): number {
  if (prompt.name === 'Say') return countSpeechSeconds(prompt.text);
  return prompt.name === 'Pause' ? prompt.seconds : playSeconds;
}

export function countSeconds(verbs: readonly Verb[]): number {
  const prompts = verbs.filter(
    (verb): verb is Prompt => verb.name === 'Say' || verb.name === 'Play' || verb.name === 'Pause',
  );
  return prompts.reduce((sum, prompt) => sum + countPromptSeconds(prompt), 0);
}
