import type { Part, Script, Words } from './script.ts';

/** Which of the words of a part. */
export const wordFields = [
  'words',
  'birth_year',
  'postal_code',
  'reference',
  'again',
  'first',
  'later',
  'creditor',
  'confirm',
  'remind',
  'made',
  'consent',
  'whisper',
] as const;
export type WordField = (typeof wordFields)[number];

/** Where words stand that belong to no part. */
export const places = ['recordingNotice', 'voicemail'] as const;
export type Place = (typeof places)[number];

export interface PlacedWords {
  /** A part, or where words stand that belong to none. */
  partId: string;
  field: WordField;
  words: Words;
}

/** All that a part may say, in the order in which it is heard. */
export function listWords(part: Part): { field: WordField; words: Words }[] {
  switch (part.kind) {
    case 'language':
      return [];
    case 'verify': {
      const { birth_year, postal_code, reference } = part.questions;
      return [
        { field: 'birth_year', words: birth_year },
        { field: 'postal_code', words: postal_code },
        { field: 'reference', words: reference },
        { field: 'again', words: part.again },
      ];
    }
    case 'disclosure':
      return [
        { field: 'first', words: part.first },
        { field: 'later', words: part.later },
        { field: 'creditor', words: part.creditor },
      ];
    case 'promise':
      return [
        { field: 'words', words: part.words },
        { field: 'confirm', words: part.confirm },
        ...(part.remind === null ? [] : [{ field: 'remind' as const, words: part.remind }]),
        { field: 'made', words: part.made },
      ];
    case 'another_time':
      return [
        { field: 'words', words: part.words },
        { field: 'consent', words: part.consent },
      ];
    case 'connect':
      return [
        { field: 'words', words: part.words },
        { field: 'whisper', words: part.whisper },
      ];
    default:
      return [{ field: 'words', words: part.words }];
  }
}

/** Every text of a script, with its place. */
export function listScriptWords(script: Script): PlacedWords[] {
  const { recordingNotice, voicemail } = script;
  return [
    { partId: 'recordingNotice', field: 'words', words: recordingNotice },
    ...script.parts.flatMap((part) =>
      listWords(part).map((placed) => ({ partId: part.id, ...placed })),
    ),
    ...(voicemail === null
      ? []
      : [{ partId: 'voicemail', field: 'words' as const, words: voicemail }]),
  ];
}
