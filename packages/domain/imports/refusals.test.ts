import { expect, it } from 'vitest';
import { refusals, writeRefusal } from './refusals.ts';

it('a refusal is a sentence with its values in it', () => {
  expect(writeRefusal('line_too_long', { line: 12_345 })).toMatch(/^Line 12,345 is longer/);
  expect(writeRefusal('zip_too_large', { most: '2 GB' })).toContain('more than 2 GB.');
});

it('every refusal is one or more whole sentences', () => {
  for (const sentence of Object.values(refusals)) expect(sentence).toMatch(/^[A-Z{].*\.$/);
});
