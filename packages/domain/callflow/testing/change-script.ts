import type { WordField } from '../list-words.ts';
import type { Part, Script, ScriptLanguage, Words } from '../script.ts';
import { startingScripts } from '../starting-scripts.ts';

export type Change = (script: Script) => Script;

/** Changes one part, which has to be there and of that kind. */
export function changePart<Kind extends Part['kind']>(
  kind: Kind,
  id: string,
  change: (part: Extract<Part, { kind: Kind }>) => Part,
): Change {
  const isIt = (part: Part): part is Extract<Part, { kind: Kind }> =>
    part.kind === kind && part.id === id;
  return (script) => {
    if (!script.parts.some(isIt)) throw new Error(`there is no ${kind} ${id}`);
    return { ...script, parts: script.parts.map((part) => (isIt(part) ? change(part) : part)) };
  };
}

export const addParts =
  (...parts: readonly Part[]): Change =>
  (script) => ({ ...script, parts: [...script.parts, ...parts] });

export const removePart =
  (id: string): Change =>
  (script) => ({ ...script, parts: script.parts.filter((part) => part.id !== id) });

export const apply =
  (...changes: readonly Change[]): Change =>
  (script) =>
    changes.reduce((changed, change) => change(changed), script);

/** Puts other words into one field of a part, `voicemail` or `recordingNotice`, in one language or in both. */
export function rewrite(
  id: string,
  field: WordField,
  write: string | ((text: string) => string),
  language?: ScriptLanguage,
): Change {
  const put = (words: Words): Words => {
    const one = (own: ScriptLanguage) => {
      if (language !== undefined && language !== own) return words[own];
      return typeof write === 'string' ? write : write(words[own]);
    };
    const written = { en: one('en'), es: one('es') };
    if (written.en === words.en && written.es === words.es)
      throw new Error(`${id} stays as it was`);
    return written;
  };
  // Every field of words is at the top of its part, but the questions of a check.
  const putInto = (part: Part): Part => {
    if (part.kind === 'verify' && field !== 'again') {
      const named = Object.entries(part.questions).map(([name, words]) => [
        name,
        name === field ? put(words) : words,
      ]);
      return { ...part, questions: { ...part.questions, ...Object.fromEntries(named) } };
    }
    const entries = Object.entries(part).map(([name, value]) => [
      name,
      name === field ? put(value) : value,
    ]);
    return { ...part, ...Object.fromEntries(entries) };
  };
  return (script) => {
    if (id === 'voicemail')
      return { ...script, voicemail: script.voicemail && put(script.voicemail) };
    if (id === 'recordingNotice')
      return { ...script, recordingNotice: put(script.recordingNotice) };
    const parts = script.parts.map((part) => (part.id === id ? putInto(part) : part));
    return { ...script, parts };
  };
}

export const append = (text: string) => (words: string) => `${words} ${text}`;
export const swap = (one: string, other: string) => (words: string) => words.replace(one, other);

export const { reminder } = startingScripts;
/** The smallest of the good scripts. */
export const small = startingScripts.promise;
