import { largestImportBytes, largestWorkbookBytes } from '@ringfence/contract/imports';
import { describe, expect, it } from 'vitest';
import { checkFile, largestBookBytes, largestFileBytes } from './check-file.ts';

const file = { name: 'march.csv', size: 100 };

describe('the limits', () => {
  it('are those of the contract', () => {
    expect(largestFileBytes).toBe(largestImportBytes);
    expect(largestBookBytes).toBe(largestWorkbookBytes);
  });
});

describe('a file to be uploaded', () => {
  it.each([
    file,
    { ...file, name: 'MARCH.CSV' },
    { ...file, name: 'march.2026.tsv' },
    { ...file, name: 'march.txt', size: largestFileBytes },
    { ...file, name: 'march.xlsx', size: largestBookBytes },
    { ...file, name: 'march.zip', size: largestBookBytes + 1 },
  ])('may be %j', (candidate) => {
    expect(checkFile(candidate)).toBeNull();
  });

  it.each([
    [{ ...file, name: 'march.pdf' }, 'wrongType'],
    [{ ...file, name: 'csv' }, 'wrongType'],
    [{ ...file, name: 'march.xls' }, 'oldWorkbook'],
    [{ ...file, name: 'march.xlsm' }, 'macroWorkbook'],
    [{ ...file, size: 0 }, 'empty'],
    [{ ...file, size: largestFileBytes + 1 }, 'tooLarge'],
    [{ name: 'march.xlsx', size: largestBookBytes + 1 }, 'workbookTooLarge'],
  ])('cannot be %j', (candidate, key) => {
    expect(checkFile(candidate)).toBe(`file.errors.${key}`);
  });
});
