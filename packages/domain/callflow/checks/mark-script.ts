import { listWords, type WordField } from '../list-words.ts';
import type { Part, Script, ScriptLanguage, Words } from '../script.ts';

/** Characters of private use, which no words hold: `scriptContent` refuses them. */
const begin = '\uE000';
const middle = '\uE001';
const end = '\uE002';
const anyMark = /\uE000[^\uE001]*\uE001|[\uE000-\uF8FF]/g;
const markedWords = /\uE000(\d+)\uE001([^\uE002]*)\uE002/;
/** Around a value, so that it is known where it is said. */
export const markValue = (value: string): string => `\uE010${value}\uE011`;
export const valueEnd = '\uE011';

export interface Source {
  partId: string;
  field: WordField;
  words: Words;
}

/** A script whose words carry where they stand, so that it is known of everything that is heard. */
export interface MarkedScript {
  script: Script;
  sources: readonly Source[];
}

export const unmark = (text: string): string => text.replace(anyMark, '');

function markWith(sources: Source[], partId: string, field: WordField, words: Words): Words {
  const index = sources.push({ partId, field, words }) - 1;
  const mark = (text: string) =>
    // What is not said at all must stay so.
    text.trim() === '' ? '' : `${begin}${index}${middle}${unmark(text)}${end}`;
  return { en: mark(words.en), es: mark(words.es) };
}

function markPart(sources: Source[], part: Part): Part {
  const marked = new Map(
    listWords(part).map(({ field, words }) => [field, markWith(sources, part.id, field, words)]),
  );
  const find = (field: WordField, words: Words): Words => marked.get(field) ?? words;
  switch (part.kind) {
    case 'language':
      return part;
    case 'verify': {
      const { birth_year, postal_code, reference } = part.questions;
      const questions = {
        birth_year: find('birth_year', birth_year),
        postal_code: find('postal_code', postal_code),
        reference: find('reference', reference),
      };
      return { ...part, questions, again: find('again', part.again) };
    }
    case 'disclosure': {
      const { first, later, creditor } = part;
      return {
        ...part,
        first: find('first', first),
        later: find('later', later),
        creditor: find('creditor', creditor),
      };
    }
    case 'promise':
      return {
        ...part,
        words: find('words', part.words),
        confirm: find('confirm', part.confirm),
        remind: part.remind && find('remind', part.remind),
        made: find('made', part.made),
      };
    case 'another_time':
      return {
        ...part,
        words: find('words', part.words),
        consent: find('consent', part.consent),
      };
    default:
      return { ...part, words: find('words', part.words) };
  }
}

export function markScript(script: Script): MarkedScript {
  const sources: Source[] = [];
  const parts = script.parts.map((part) => markPart(sources, part));
  const notice = markWith(sources, 'recordingNotice', 'words', script.recordingNotice);
  // People are called Bill and Sue: a name tells of no debt.
  const marked = { ...script, parts, recordingNotice: notice, contactPerson: 'Jo Reed' };
  return { script: marked, sources };
}

export interface ReadText {
  source: Source | null;
  /** As it is heard, the ends of marked values still marked. */
  text: string;
}

/** What was heard, and where in the script it stands; no source: the step function made the words itself. */
export function readMarked({ sources }: MarkedScript, heard: string): ReadText {
  const [, index, text] = markedWords.exec(heard) ?? [];
  const source = sources[Number(index)] ?? null;
  return { source, text: source === null ? heard : (text ?? '') };
}

export const writtenIn = (source: Source | null, language: ScriptLanguage): string =>
  source?.words[language] ?? '';
