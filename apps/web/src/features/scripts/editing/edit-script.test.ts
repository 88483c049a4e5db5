import { scriptContent } from '@ringfence/contract/scripts-content';
import { listWays } from '@ringfence/domain/callflow/list-ways';
import { listWords } from '@ringfence/domain/callflow/list-words';
import { partKinds, type Script } from '@ringfence/domain/callflow/script';
import { startingScripts } from '@ringfence/domain/callflow/starting-scripts';
import { describe, expect, it } from 'vitest';
import { listFreeKeys, removeKey, setWay, setWords } from './edit-part.ts';
import { addPart, changePart, movePart, removePart } from './edit-script.ts';

const script: Script = startingScripts.reminder;
const find = (id: string, edited = script) => edited.parts.find((part) => part.id === id);
const every = partKinds.reduce(addPart, script);

describe('editing a script', () => {
  it('changes any words of any part in one language alone', () => {
    for (const part of every.parts) {
      for (const { field, words } of listWords(part)) {
        const changed = listWords(setWords(part, field, 'es', 'Otra cosa')).find(
          (placed) => placed.field === field,
        );
        expect(changed?.words).toEqual({ en: words.en, es: 'Otra cosa' });
      }
    }
  });

  it('leads any way of any part elsewhere', () => {
    for (const part of every.parts) {
      for (const { on } of listWays(part)) {
        const changed = listWays(setWay(part, on, 'elsewhere'));
        expect(changed.find((way) => way.on === on)?.to).toBe('elsewhere');
      }
    }
  });

  it('leaves a part as it is where it has no such words or way', () => {
    const goodbye = { kind: 'goodbye', id: 'goodbye', words: { en: 'Bye', es: 'Adiós' } } as const;
    expect(setWords(goodbye, 'confirm', 'en', 'x')).toEqual(goodbye);
    expect(setWay(goodbye, 'next', 'x')).toEqual(goodbye);
  });

  it('adds parts of every kind that can be stored, each with a name of its own', () => {
    const twice = partKinds.reduce(addPart, every);
    const ids = twice.parts.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(scriptContent.safeParse(twice).success).toBe(true);
  });

  it('removes a part, and what led there leads nowhere', () => {
    const edited = removePart(script, 'wrong-person');
    expect(find('wrong-person', edited)).toBeUndefined();
    expect(find('greeting', edited)).toMatchObject({ keys: { '1': 'check', '2': '' } });
    expect(scriptContent.safeParse(edited).success).toBe(true);
  });

  it('moves a part one place, and never out of the script', () => {
    const second = script.parts[1]?.id ?? '';
    expect(movePart(script, second, -1).parts[0]?.id).toBe(second);
    expect(movePart(script, script.parts[0]?.id ?? '', -1)).toBe(script);
    expect(movePart(script, script.parts.at(-1)?.id ?? '', 1)).toBe(script);
  });

  it('adds and removes keys of a menu', () => {
    const [menu] = script.parts;
    if (menu === undefined) throw new Error('there is no part');
    expect(listFreeKeys(menu)).not.toContain('1');
    const edited = changePart(script, menu.id, (part) => removeKey(part, '1'));
    expect(find(menu.id, edited)).not.toHaveProperty('keys.1');
  });
});
