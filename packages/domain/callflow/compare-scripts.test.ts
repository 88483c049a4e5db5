import { describe, expect, it } from 'vitest';
import { compareScripts } from './compare-scripts.ts';
import type { Part, Script } from './script.ts';
import { startingScripts } from './starting-scripts.ts';

const { reminder } = startingScripts;
const change = (id: string, to: (part: Part) => Part): Script => ({
  ...reminder,
  parts: reminder.parts.map((part) => (part.id === id ? to(part) : part)),
});

describe('two versions of a script', () => {
  it('are the same where nothing changed', () => {
    const copy: Script = JSON.parse(JSON.stringify(reminder));
    expect(compareScripts(reminder, copy)).toEqual({
      places: [],
      contactPerson: null,
      beginsElsewhere: false,
    });
  });

  it('differ in the words of one language', () => {
    const after = change('goodbye', (part) =>
      part.kind === 'goodbye' ? { ...part, words: { ...part.words, es: 'Hasta luego.' } } : part,
    );
    const [place, ...others] = compareScripts(reminder, after).places;
    expect(others).toEqual([]);
    expect(place).toMatchObject({
      partId: 'goodbye',
      change: 'changed',
      kind: 'goodbye',
      ways: [],
    });
    expect(place?.words).toMatchObject([{ field: 'words', language: 'es', after: 'Hasta luego.' }]);
  });

  it('differ in where a key leads', () => {
    const after = change('greeting', (part) =>
      part.kind === 'menu'
        ? { ...part, keys: { '1': 'check', '9': 'stop', '5': 'not-here' } }
        : part,
    );
    const [place] = compareScripts(reminder, after).places;
    expect(place?.ways).toEqual([
      { on: '5', before: null, after: 'not-here' },
      { on: '2', before: 'wrong-person', after: null },
      { on: '3', before: 'not-here', after: null },
      { on: '8', before: 'other-language', after: null },
    ]);
  });

  it('differ in parts that came and went, and in what is offered', () => {
    const language: Part = { kind: 'language', id: 'switch', next: 'greeting' };
    const [first, ...rest] = reminder.parts.filter(({ id }) => id !== 'dispute');
    if (first === undefined) throw new Error('there is a first part');
    const parts = [language, first, ...rest].map((part) =>
      part.kind === 'promise' ? { ...part, offers: part.offers.slice(1) } : part,
    );
    const { places, beginsElsewhere } = compareScripts(reminder, { ...reminder, parts });
    expect(beginsElsewhere).toBe(true);
    expect(places.map(({ partId, change: what }) => [partId, what])).toEqual([
      ['switch', 'added'],
      ['promise', 'changed'],
      ['dispute', 'removed'],
    ]);
    expect(places[1]).toMatchObject({ hasOtherOffers: true, words: [], ways: [] });
  });

  it('differ in the voicemail and in whom it names', () => {
    const after = { ...reminder, voicemail: null, contactPerson: 'Jo Reed' };
    const { places, contactPerson } = compareScripts(reminder, after);
    expect(places).toMatchObject([{ partId: 'voicemail', change: 'removed', kind: null }]);
    expect(contactPerson).toEqual({ before: 'Alex Morgan', after: 'Jo Reed' });
  });
});
