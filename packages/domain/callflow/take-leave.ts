import type { FlowStep } from './flow-step.ts';
import type { ScriptLanguage } from './script.ts';
import { languageTags } from './speak-values.ts';
import { spellDigits } from './spell-digits.ts';

const words: Readonly<
  Record<ScriptLanguage, (call: { spokenName: string; number: string }) => string>
> = {
  en: ({ spokenName, number }) =>
    `Hello. This is an automated call from ${spokenName}. We are sorry, we cannot speak with you now. ` +
    `You can call us at ${number}. Goodbye.`,
  es: ({ spokenName, number }) =>
    `Hola. Esta es una llamada automática de ${spokenName}. Lo sentimos, ahora no podemos atenderle. ` +
    `Puede llamarnos al ${number}. Adiós.`,
};

/**
 * What somebody hears for whom there are no words: who called, and the number to ask at (47 CFR
 * 64.1200(a)(7)(i)(A)). It says nothing of a debt, because anybody may have answered.
 */
export function takeLeave(call: {
  spokenName: string;
  /** E.164. */
  number: string;
  language: ScriptLanguage;
}): FlowStep {
  const { spokenName, language } = call;
  const text = words[language]({ spokenName, number: spellDigits(call.number) });
  return { kind: 'say', say: [{ language: languageTags[language], text }] };
}
