import type { SimulatedPerson } from '../port.ts';
import { countSpeechSeconds } from './count-seconds.ts';
import { followWish } from './follow-wish.ts';
import { hearOptions, type KnownOption } from './hear-options.ts';
import type { Persona } from './persona.ts';
import { findQuestion } from './topics.ts';

export interface HeardQuestion {
  /** All that was said for it. */
  text: string;
  /** How many keys are wanted at most. */
  digits: number;
}

export interface Reply {
  keys: string;
  /** From the first word to the last key. */
  afterSeconds: number;
}

const typingSeconds = 0.4;
/** Nobody says more than twice who they are. */
const mostIntroductions = 2;

/** Types something else of the same length. */
function mistype(answer: string): string {
  return answer.replace(/\d/g, (digit) => String((Number(digit) + 1) % 10));
}

/** Somebody on one call: they listen to the words as people do, and press what they take for theirs. */
export function createPerson(persona: Persona, known: SimulatedPerson | undefined) {
  const { claims, check, reactionSeconds } = persona;
  const decide = followWish(persona);
  let questions = 0;
  let introductions = 0;
  let hasErred = false;
  let hasStopped = false;
  let hasChangedLanguage = false;

  function type(text: string): string | undefined {
    const asked = findQuestion(text);
    const answer = asked === undefined ? undefined : known?.[asked];
    if (typeof answer !== 'string' || claims !== 'self' || check === 'silent') return undefined;
    if (check === 'wrong' || (check === 'wrong_once' && !hasErred)) {
      hasErred = true;
      return mistype(answer);
    }
    return answer;
  }

  /** Who hears no key that they know presses the one that is usual at the beginning. */
  function introduce(options: readonly KnownOption[]): string | undefined {
    const named = options.find(({ topic }) => topic === claims);
    const isMeant = questions === 1 && options.every(({ topic }) => topic !== persona.wish);
    if (named === undefined && !isMeant) return undefined;
    if (introductions === mostIntroductions) return undefined;
    introductions += 1;
    return named?.key ?? (claims === 'other' ? '2' : '1');
  }

  function press(options: readonly KnownOption[]): string | undefined {
    if (persona.wish === 'stop') {
      if (hasStopped) return undefined;
      hasStopped = true;
      return options.find(({ topic }) => topic === 'stop')?.key ?? '9';
    }
    const language = options.find(({ topic }) => topic === 'language');
    if (persona.changesLanguage && !hasChangedLanguage && language !== undefined) {
      hasChangedLanguage = true;
      questions -= 1;
      return language.key;
    }
    return introduce(options) ?? (claims === 'self' ? decide(options) : undefined);
  }

  return {
    /** Null where they press nothing. */
    answer({ text, digits }: HeardQuestion): Reply | null {
      if (claims === 'nobody') return null;
      questions += 1;
      if (digits > 1) {
        const typed = type(text);
        if (typed === undefined) return null;
        const keys = typed.length < digits ? `${typed}#` : typed.slice(0, digits);
        const seconds = reactionSeconds + (keys.length - 1) * typingSeconds;
        return { keys, afterSeconds: countSpeechSeconds(text) + seconds };
      }
      const options = hearOptions(text);
      const keys = press(options);
      if (keys === undefined) return null;
      const heardAt = options.find(({ key }) => key === keys)?.heardAt ?? text.length;
      return { keys, afterSeconds: countSpeechSeconds(text.slice(0, heardAt)) + reactionSeconds };
    },
  };
}

export type Person = ReturnType<typeof createPerson>;
