import type { Verb } from './read-twiml.ts';

/** How fast a voice speaks. */
const charactersPerSecond = 15;

export interface Listener {
  /** Lets time pass on the call; throws when the call ends meanwhile. */
  pass(seconds: number): Promise<void>;
  /** The next key that the person presses, if they press one. */
  pressKey(): string | undefined;
  reactionSeconds: number;
}

/** What a question came to: where to ask for the next step, and with which key. */
export interface Answer {
  action: string | undefined;
  digits: string | undefined;
}

function countSpeechSeconds(verb: Verb): number {
  if (verb.name === 'Say') return verb.text.length / charactersPerSecond;
  return verb.name === 'Pause' ? verb.seconds : 0;
}

/** Undefined when the call is over: by a Hangup, or because nothing is left to do. */
export async function obeyTwiml(
  verbs: readonly Verb[],
  listener: Listener,
): Promise<Answer | undefined> {
  for (const verb of verbs) {
    if (verb.name === 'Hangup') return undefined;
    if (verb.name !== 'Gather') {
      await listener.pass(countSpeechSeconds(verb));
      continue;
    }
    const { action, prompts, waitSeconds, asksWhenEmpty } = verb;
    await listener.pass(prompts.reduce((sum, prompt) => sum + countSpeechSeconds(prompt), 0));
    const digits = listener.reactionSeconds < waitSeconds ? listener.pressKey() : undefined;
    await listener.pass(digits === undefined ? waitSeconds : listener.reactionSeconds);
    if (digits !== undefined || asksWhenEmpty) return { action, digits };
  }
  return undefined;
}
