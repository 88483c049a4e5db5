import { expect, it } from 'vitest';
import { disclosurePlaces, tidyTexts } from './disclosure-places.ts';

it('are the places whose law asks for words, each once, with their source', () => {
  const ids = disclosurePlaces.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['us-ma', 'us-ny', 'us-nyc']));
  expect(ids).not.toContain('us-wi');
  expect(new Set(ids).size).toBe(ids.length);
  for (const { source } of disclosurePlaces) expect(source.citation).not.toBe('');
});

it('hold their words in one line, and nothing where nothing is said', () => {
  expect(tidyTexts({ 'us-ny': ' Two\nlines ', 'us-ma': ' \n ' })).toEqual({ 'us-ny': 'Two lines' });
});
