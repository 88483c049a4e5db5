import type { AnsweredBy } from '../calls/carrier-event.ts';
import type { FlowStep } from './flow-step.ts';
import type { ScriptLanguage } from './script.ts';
import { languageTags } from './speak-values.ts';

/** What is said, in one language. It says for whom the code is, and nothing of what they do. */
const words: Record<ScriptLanguage, (said: { name: string; digits: string }) => string> = {
  en: ({ name, digits }) =>
    `Hello. This is an automated call for ${name}. Your code is: ${digits}. ` +
    `Once more, your code is: ${digits}. ` +
    'Nobody will ever ask you for this code by phone. If you did not ask for it, simply hang up. Goodbye.',
  es: ({ name, digits }) =>
    `Hola. Esta es una llamada automática para ${name}. Su código es: ${digits}. ` +
    `Una vez más, su código es: ${digits}. ` +
    'Nadie le pedirá nunca este código por teléfono. Si usted no lo solicitó, simplemente cuelgue. Adiós.',
};

/** Each digit by itself, with a pause after it, so that there is time to write it down. */
const spell = (code: string): string => [...code].join(', ');

/** What somebody hears whose number is called with a code. A machine hears nothing: no code is left on a tape. */
export function sayCode(call: {
  answeredBy: AnsweredBy | null;
  organizationName: string;
  code: string;
  language: ScriptLanguage;
}): FlowStep {
  if (call.answeredBy === 'machine') return { kind: 'hang_up' };
  const said = { name: call.organizationName, digits: spell(call.code) };
  const language = languageTags[call.language];
  return { kind: 'say', say: [{ language, text: words[call.language](said) }] };
}
