import {
  isVariable,
  type ScriptVariable,
  scriptVariables,
} from '@ringfence/domain/callflow/fill-words';
import type { ScriptLanguage } from '@ringfence/domain/callflow/script';

/** What is said of somebody for whom there is no value, in the language of the call. */
const fallbacks: Readonly<Partial<Record<ScriptVariable, Record<ScriptLanguage, string>>>> = {
  creditor: { en: 'your creditor', es: 'su acreedor' },
  due_date: { en: 'the agreed day', es: 'día acordado' },
  promise: { en: 'the agreed amount', es: 'la cantidad acordada' },
  promise_amount: { en: 'an amount', es: 'una cantidad' },
  promise_date: { en: 'the agreed day', es: 'día acordado' },
};

export const variableNames: readonly ScriptVariable[] =
  Object.keys(scriptVariables).filter(isVariable);

/** A variable as it stands in words. */
export function writeVariable(name: ScriptVariable, language: ScriptLanguage): string {
  const fallback = fallbacks[name]?.[language];
  return fallback === undefined ? `{${name}}` : `{${name}|${fallback}}`;
}

/** The words with a variable at a place in them, and where one goes on writing. */
export function insertVariable(
  text: string,
  { from, to }: { from: number; to: number },
  variable: string,
): { text: string; caret: number } {
  return { text: text.slice(0, from) + variable + text.slice(to), caret: from + variable.length };
}
