import type { Script } from '@ringfence/domain/callflow/script';
import { startingPurposes, startingScripts } from '@ringfence/domain/callflow/starting-scripts';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { longestWords, mostParts, type ScriptContent, scriptContent } from './scripts-content.ts';

const { reminder } = startingScripts;
const isTaken = (content: unknown) => scriptContent.safeParse(content).success;
const goodbye = (id: string) => ({ kind: 'goodbye', id, words: { en: 'Goodbye.', es: 'Adiós.' } });

describe('the content of a script', () => {
  it('is what the call flow follows', () => {
    expectTypeOf<ScriptContent>().toExtend<Script>();
  });

  it.each(startingPurposes)(
    'takes the starting script %s, and changes nothing of it',
    (purpose) => {
      const script = startingScripts[purpose];
      expect(scriptContent.parse(JSON.parse(JSON.stringify(script)))).toEqual(script);
    },
  );

  it('takes a draft whose words and ways are not chosen yet', () => {
    const unfinished = { kind: 'say', id: 'message', words: { en: '', es: '' }, next: '' };
    expect(isTaken({ ...reminder, parts: [unfinished], voicemail: null })).toBe(true);
  });

  it.each([
    ['no parts', { parts: [] }],
    [
      'too many parts',
      { parts: Array.from({ length: mostParts + 1 }, (_, n) => goodbye(`g-${n}`)) },
    ],
    ['an id that is no name', { parts: [goodbye('Good Bye')] }],
    ['an id that is too long', { parts: [goodbye('a'.repeat(41))] }],
    ['words that are too long', { recordingNotice: { en: 'a'.repeat(longestWords + 1), es: '' } }],
    ['words in one language only', { recordingNotice: { en: 'This call is recorded.' } }],
    ['a part of an unknown kind', { parts: [{ ...goodbye('end'), kind: 'sing' }] }],
    ['a key that no telephone has', { parts: [{ ...reminder.parts[0], keys: { '*': 'stop' } }] }],
    ['marks of the checker', { recordingNotice: { en: '\uE000', es: '' } }],
  ])('refuses %s', (_, change) => {
    expect(isTaken({ ...reminder, ...change })).toBe(false);
  });
});
