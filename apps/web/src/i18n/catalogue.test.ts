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
    const empty = [...english, ...spanish].filter(([, text]) => text.trim() === '');
    expect(empty.map(([path]) => path)).toEqual([]);
  });

  it('take the same values in both languages', () => {
    const differing = english.flatMap(([path, text]) => {
      const [here, there] = [text, spanish.get(path) ?? ''].map((one) =>
        listPlaceholders(one).join(),
      );
      return here === there ? [] : [`${path}: ${here} in English, ${there} in Spanish`];
    });
    expect(english.length).toBeGreaterThan(1_000);
    expect(differing).toEqual([]);
  });
});
