import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followFlow } from './follow-flow.ts';
import { giveVoices } from './give-voices.ts';
import { inventFacts } from './invent-facts.ts';
import { flowKeys } from './script.ts';
import { startingPurposes, startingScripts } from './starting-scripts.ts';

const facts = inventFacts('Juan de la Cruz', '2026-11-18');
const greet = (language: 'en' | 'es') => {
  const call = { script: startingScripts.reminder, facts: { ...facts, language } };
  const { action } = followFlow(call, null, { kind: 'answered' });
  return action.kind === 'hang_up' ? [] : giveVoices(action.say);
};
const inOther = (said: readonly { language: string; text: string }[], other: string) =>
  said.filter(({ language }) => language === other).map(({ text }) => text);

describe('voices', () => {
  it('say the sentence in the other language in its own voice', () => {
    expect(inOther(greet('en'), 'es-US')).toEqual(['Para español, oprima 8.']);
    expect(inOther(greet('es'), 'en-US')).toEqual(['For English, press 8.']);
  });

  it('stay with the language of the call where a name only sounds foreign', () => {
    const said = [
      { language: 'en-US', text: 'Hello. We are calling for Juan de la Cruz. Goodbye.' },
    ];
    expect(giveVoices(said)).toEqual(said);
  });

  it('leave a text as it was where it is all in one language', () => {
    const said = [{ language: 'es-US', text: 'Hola.  Le llama Harbor; gracias' }];
    expect(giveVoices(said)).toEqual(said);
  });

  it('say every word in its order, wherever a script leads', () => {
    const keys = fc.array(fc.constantFrom(...flowKeys, '1980', '60601'), { maxLength: 12 });
    const languages = fc.constantFrom('en', 'es');
    fc.assert(
      fc.property(
        fc.constantFrom(...startingPurposes),
        languages,
        keys,
        (purpose, language, all) => {
          const call = { script: startingScripts[purpose], facts: { ...facts, language } };
          let turn = followFlow(call, null, { kind: 'answered' });
          for (const digits of all) {
            const said = turn.action.kind === 'hang_up' ? [] : turn.action.say;
            const join = (texts: readonly { text: string }[]) =>
              texts.map(({ text }) => text).join(' ');
            expect(join(giveVoices(said))).toBe(join(said));
            if (turn.state === null) return;
            turn = followFlow(call, turn.state, { kind: 'keys', digits });
          }
        },
      ),
    );
  });
});
