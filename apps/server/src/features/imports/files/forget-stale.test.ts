import type { FileFormat } from '@ringfence/domain/imports/mapping';
import { describe, expect, it } from 'vitest';
import { forgetStale } from './forget-stale.ts';

const before: FileFormat = {
  kind: 'text',
  encoding: 'utf-8',
  delimiter: ',',
  sheet: null,
  headerLine: 3,
  entry: 'a.csv',
};

describe('what was guessed', () => {
  it.each<[string, Partial<FileFormat>, Partial<FileFormat>]>([
    ['another file of the zip', { entry: 'b.csv' }, { entry: 'b.csv' }],
    ['another sheet', { sheet: 'Two' }, { entry: 'a.csv', sheet: 'Two' }],
    [
      'another encoding',
      { encoding: 'utf-16le' },
      { entry: 'a.csv', sheet: null, encoding: 'utf-16le' },
    ],
    [
      'another delimiter',
      { delimiter: ';' },
      { entry: 'a.csv', sheet: null, encoding: 'utf-8', delimiter: ';' },
    ],
    [
      'another delimiter and header line',
      { delimiter: ';', headerLine: 0 },
      { entry: 'a.csv', sheet: null, encoding: 'utf-8', delimiter: ';', headerLine: 0 },
    ],
    [
      'another header line',
      { headerLine: 1 },
      { entry: 'a.csv', sheet: null, encoding: 'utf-8', delimiter: ',', headerLine: 1 },
    ],
  ])('is forgotten with %s, as far as it hangs on it', (_what, chosen, kept) => {
    expect(forgetStale(before, { ...before, ...chosen })).toEqual(kept);
  });
});
