import type { SaidWords } from '../callflow/said-words.ts';
import { type Script, type ScriptLanguage, scriptLanguages } from '../callflow/script.ts';

const variable = /\{[^{}]*\}/g;
const forPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The notice as it may have been said: whatever a variable in it came to. */
function makePattern(notice: string): RegExp {
  const pieces = notice.replace(/\s+/g, ' ').trim().split(variable).map(forPattern);
  return new RegExp(`^${pieces.join('.*')}$`);
}

function readLanguage({ language }: SaidWords): ScriptLanguage | undefined {
  return scriptLanguages.find((one) => one === language.slice(0, 2));
}

/**
 * The words by which the person was informed of the recording, or null where nothing proves that they were: the step
 * that had the call recorded began with the notice of its script, in the language in which it was said. States that
 * want everybody's consent forbid any other recording (Cal. Penal Code 632, Fla. Stat. 934.03 and others).
 */
export function proveNotice(script: Script, said: SaidWords): string | null {
  const { announced } = said;
  const language = readLanguage(said);
  if (announced === undefined || announced.trim() === '' || language === undefined) return null;
  const notice = script.recordingNotice[language];
  if (notice.replace(variable, '').trim() === '' || !makePattern(notice).test(announced))
    return null;
  return said.text.startsWith(announced) ? announced : null;
}
