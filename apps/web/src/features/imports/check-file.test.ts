import { largestImportBytes, mostImportRows } from '@ringfence/contract/imports';
import { describe, expect, it } from 'vitest';
import { checkContent, checkFile, countRows, largestFileBytes, mostRows } from './check-file.ts';

const file = { name: 'march.csv', type: 'text/csv', size: 100 };

describe('the limits', () => {
  it('are those of the contract', () => {
    expect(largestFileBytes).toBe(largestImportBytes);
    expect(mostRows).toBe(mostImportRows);
  });
});

describe('checkFile', () => {
  it.each([
    file,
    { ...file, name: 'MARCH.CSV', type: '' },
    { ...file, type: 'application/vnd.ms-excel' },
    { ...file, size: largestFileBytes },
  ])('takes %j', (candidate) => {
    expect(checkFile(candidate)).toBeNull();
  });

  it.each([
    [{ ...file, name: 'march.xlsx', type: '' }, 'imports.file.errors.wrongType'],
    [{ ...file, size: 0 }, 'imports.file.errors.empty'],
    [{ ...file, size: largestFileBytes + 1 }, 'imports.file.errors.tooLarge'],
  ])('refuses %j', (candidate, key) => {
    expect(checkFile(candidate)).toBe(key);
  });
});

describe('countRows', () => {
  it('counts what stands below the header', () => {
    expect(countRows('')).toBe(0);
    expect(countRows('name,phone')).toBe(0);
    expect(countRows('name,phone\r\nAna,1\r\nBob,2\r\n')).toBe(2);
    expect(countRows('name,phone\nAna,1\n\nBob,2')).toBe(2);
  });

  it('takes a line break between quotes for a part of the value', () => {
    expect(countRows('name,note\n"Ana","one\ntwo ""three""\nfour"\nBob,x\n')).toBe(2);
  });
});

describe('checkContent', () => {
  it('refuses one row too many', async () => {
    const make = (rows: number) => new File([`name\n${'Ana\n'.repeat(rows)}`], 'march.csv');
    expect(await checkContent(make(mostRows))).toBeNull();
    expect(await checkContent(make(mostRows + 1))).toBe('imports.file.errors.tooManyRows');
  });
});
