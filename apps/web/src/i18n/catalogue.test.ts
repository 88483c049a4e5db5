import { describe, expect, it } from 'vitest';
import { loaders } from './text-loaders.ts';

function listTexts(value: object, path = ''): [path: string, text: string][] {
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) => {
    const childPath = path === '' ? key : `${path}.${key}`;
    if (typeof child === 'string') {
      return [[childPath, child]];
    }
    return typeof child === 'object' && child !== null ? listTexts(child, childPath) : [];
  });
}

function listPlaceholders(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '').sort();
}

async function loadTexts(language: keyof typeof loaders): Promise<[path: string, text: string][]> {
  const files: Record<string, () => Promise<Record<string, object>>> = loaders[language];
  const loaded = await Promise.all(
    Object.entries(files).map(async ([name, load]) => {
      const [texts = {}] = Object.values(await load());
      return listTexts(texts, name);
    }),
  );
  return loaded.flat();
}

const english = await loadTexts('en');
const spanish = new Map(await loadTexts('es'));

describe('the catalogues', () => {
  it('have the same texts in English and Spanish', () => {
    expect([...spanish.keys()].sort()).toEqual(english.map(([path]) => path).sort());
  });

  it('have no empty text', () => {
    for (const [path, text] of [...english, ...spanish]) {
      expect(text.trim(), path).not.toBe('');
    }
  });

  it.each(english)('%s takes the same values in both languages', (path, text) => {
    expect(listPlaceholders(spanish.get(path) ?? '')).toEqual(listPlaceholders(text));
  });
});
