import type { KnownOption } from './hear-options.ts';
import type { Persona } from './persona.ts';
import type { Topic } from './topics.ts';

type Options = readonly KnownOption[];

/** The key that brings somebody nearer to what they want; undefined where none does. */
export function followWish(persona: Persona): (options: Options) => string | undefined {
  const { wish, agrees, suits, offer } = persona;
  let hasAsked = false;
  let hasChosen = false;
  let hasConfirmed = false;

  const keyFor = (options: Options, topic: Topic): string | undefined =>
    options.find((option) => option.topic === topic)?.key;

  function ask(options: Options, topic: Topic): string | undefined {
    const key = keyFor(options, topic);
    hasAsked ||= key !== undefined;
    return key;
  }

  /** The first "confirm" is of the promise itself; what is asked afterwards is another thing. */
  function promise(options: Options): string | undefined {
    if (!hasAsked) return ask(options, 'promise');
    const offers = options.filter(({ topic }) => topic === 'promise');
    if (!hasChosen && offers.length > 0) {
      hasChosen = true;
      return (offers[offer] ?? offers.at(-1))?.key;
    }
    const yes = keyFor(options, 'agree');
    if (yes === undefined) return undefined;
    const isFirst = !hasConfirmed;
    hasConfirmed = true;
    return isFirst || agrees ? yes : undefined;
  }

  function anotherTime(options: Options): string | undefined {
    const time = keyFor(options, suits);
    if (time !== undefined) return time;
    if (!hasAsked) return ask(options, 'another_time');
    return agrees ? keyFor(options, 'agree') : undefined;
  }

  return (options) => {
    switch (wish) {
      case 'promise':
        return promise(options);
      case 'another_time':
        return anotherTime(options);
      case 'dispute':
        return hasAsked ? keyFor(options, 'agree') : ask(options, 'dispute');
      case 'someone':
        return hasAsked ? undefined : ask(options, 'someone');
      case 'stop':
      case 'nothing':
        return undefined;
    }
  };
}
