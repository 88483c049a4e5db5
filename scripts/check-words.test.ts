import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Words that no native writer would put on a screen or into the description of the API. */
const unusual = /\b(whoever|whomever|anew|reckon\w*|told|dear|give up)\b/i;

const root = path.join(import.meta.dirname, '..');
const places = ['apps/web/src/i18n/en', 'packages/contract'];

/** Quoted text only: comments and names of fields are not read by users. */
function listTexts(file: string): string[] {
  const source = readFileSync(file, 'utf8').replace(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, '');
  return [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)].map(
    ([, quoted, template]) => quoted ?? template ?? '',
  );
}

it.each(places)('texts of %s use the usual words', (place) => {
  const files = readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('node_modules'))
    .filter((file) => !file.endsWith('.test.ts'));
  const texts = files.flatMap((file) =>
    listTexts(path.join(root, place, file)).map((text) => `${file}: ${text}`),
  );
  expect(texts.length).toBeGreaterThan(200);
  // A name such as `elsewhere.told` is a key, not a text: texts have a space.
  const found = texts.filter((text) => {
    const words = text.slice(text.indexOf(': ') + 2);
    return words.includes(' ') && unusual.test(words);
  });
  expect(found).toEqual([]);
});
