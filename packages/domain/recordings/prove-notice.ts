import type { SaidWords } from '../callflow/said-words.ts';
import { type Script, type ScriptLanguage, scriptLanguages } from '../callflow/script.ts';

const variable = /\{[^{}]*\}/g;
const forPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The notice as it may have been said: whatever a variable in it came to. */
function makePattern(notice: string, end: '$' | '(?: |$)'): RegExp {
  const pieces = notice.replace(/\s+/g, ' ').trim().split(variable).map(forPattern);
  return new RegExp(`^${pieces.join('.*')}${end}`);
}

const saysNothing = (notice: string): boolean => notice.replace(variable, '').trim() === '';

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
  if (saysNothing(notice) || !makePattern(notice, '$').test(announced)) return null;
  return said.text.startsWith(announced) ? announced : null;
}

/** Whether the words of a step begin with the notice in their language. */
function beginsWithNotice(script: Script, said: SaidWords): boolean {
  const language = readLanguage(said);
  if (language === undefined) return false;
  const notice = script.recordingNotice[language];
  return !saysNothing(notice) && makePattern(notice, '(?: |$)').test(said.text);
}

/**
 * The same of a whole call, whose words are given in order: from where the call is recorded on, nothing is said in
 * a language before the notice was said in it. `index` is where the recording began.
 */
export function proveNotices(
  script: Script,
  said: readonly SaidWords[],
): { notice: string; index: number } | null {
  const index = said.findIndex((words) => proveNotice(script, words) !== null);
  const first = said[index];
  const notice = first && proveNotice(script, first);
  if (!first || !notice) return null;
  const informed = new Set([first.language]);
  for (const words of said.slice(index + 1)) {
    if (informed.has(words.language)) continue;
    if (!beginsWithNotice(script, words)) return null;
    informed.add(words.language);
  }
  return { notice, index };
}
