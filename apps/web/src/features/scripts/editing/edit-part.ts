import type { WayCondition } from '@ringfence/domain/callflow/list-ways';
import type { WordField } from '@ringfence/domain/callflow/list-words';
import {
  type FlowKey,
  flowKeys,
  type Part,
  type ScriptLanguage,
  type Words,
} from '@ringfence/domain/callflow/script';

export const noWords: Words = { en: '', es: '' };

const say = (words: Words, language: ScriptLanguage, text: string): Words => ({
  ...words,
  [language]: text,
});

/** The part with other words in one place. Words that it does not have are none of its. */
export function setWords(
  part: Part,
  field: WordField,
  language: ScriptLanguage,
  text: string,
): Part {
  switch (part.kind) {
    case 'language':
      return part;
    case 'verify':
      if (field === 'again') return { ...part, again: say(part.again, language, text) };
      if (field === 'birth_year' || field === 'postal_code' || field === 'reference') {
        const question = say(part.questions[field], language, text);
        return { ...part, questions: { ...part.questions, [field]: question } };
      }
      return part;
    case 'disclosure':
      return field === 'first' || field === 'later' || field === 'creditor'
        ? { ...part, [field]: say(part[field], language, text) }
        : part;
    case 'promise':
      return field === 'words' || field === 'confirm' || field === 'made' || field === 'remind'
        ? { ...part, [field]: say(part[field] ?? noWords, language, text) }
        : part;
    case 'another_time':
      return field === 'words' || field === 'consent'
        ? { ...part, [field]: say(part[field], language, text) }
        : part;
    case 'connect':
      return field === 'words' || field === 'whisper'
        ? { ...part, [field]: say(part[field], language, text) }
        : part;
    default:
      return field === 'words' ? { ...part, words: say(part.words, language, text) } : part;
  }
}

const isKey = (on: WayCondition): on is FlowKey => flowKeys.some((key) => key === on);

/** The part with one way that leads elsewhere. */
export function setWay(part: Part, on: WayCondition, to: string): Part {
  switch (part.kind) {
    case 'menu':
      if (isKey(on)) return { ...part, keys: { ...part.keys, [on]: to } };
      return on === 'silence' ? { ...part, silence: to } : part;
    case 'verify':
      return on === 'verified' || on === 'unverified' ? { ...part, [on]: to } : part;
    case 'promise':
      return on === 'next' || on === 'declined' ? { ...part, [on]: to } : part;
    case 'connect':
      return on === 'unanswered' ? { ...part, unanswered: to } : part;
    case 'wrong_person':
    case 'stop':
    case 'goodbye':
      return part;
    default:
      return on === 'next' ? { ...part, next: to } : part;
  }
}

export function removeKey(part: Part, key: FlowKey): Part {
  if (part.kind !== 'menu') return part;
  const { [key]: _removed, ...keys } = part.keys;
  return { ...part, keys };
}

/** The keys of a menu that lead nowhere yet. */
export function listFreeKeys(part: Part): FlowKey[] {
  return part.kind === 'menu' ? flowKeys.filter((key) => part.keys[key] === undefined) : [];
}
