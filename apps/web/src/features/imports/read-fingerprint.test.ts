import { describe, expect, it } from 'vitest';
import { readFingerprint } from './read-fingerprint.ts';

const mebibyte = 1024 ** 2;

/** A file of three mebibytes with one byte changed. */
function createFile(changedAt?: number, name = 'march.csv'): File {
  const bytes = new Uint8Array(3 * mebibyte);
  if (changedAt !== undefined) {
    bytes[changedAt] = 1;
  }
  return new File([bytes], name);
}

describe('the fingerprint of a file', () => {
  it('is the same for the same file', async () => {
    expect(await readFingerprint(createFile())).toBe(await readFingerprint(createFile()));
    expect(await readFingerprint(createFile())).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([
    ['its first byte', createFile(0)],
    ['its last byte', createFile(3 * mebibyte - 1)],
    ['its name', createFile(undefined, 'april.csv')],
    ['its size', new File([new Uint8Array(3 * mebibyte + 1)], 'march.csv')],
  ])('is another for another: %s', async (_what, other) => {
    expect(await readFingerprint(other)).not.toBe(await readFingerprint(createFile()));
  });

  it('counts the bytes of a small file once', async () => {
    const small = (text: string) => readFingerprint(new File([text], 'a.csv'));
    expect(await small('ab')).not.toBe(await small('ba'));
  });

  it('is there where the page is not served securely', async () => {
    const simple = (file: File) => readFingerprint(file, null);
    const small = new File(['name,phone'], 'a.csv');
    expect(await simple(small)).toMatch(/^[0-9a-f]{16}$/);
    expect(await simple(small)).not.toBe(await simple(new File(['name,phonf'], 'a.csv')));
  });
});
