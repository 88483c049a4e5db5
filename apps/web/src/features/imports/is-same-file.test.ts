import { describe, expect, it } from 'vitest';
import { isSameFile } from './is-same-file.ts';

const begun = { state: 'uploading', fingerprint: 'a1', fileBytes: 10 } as const;

describe('a file that is chosen again', () => {
  it('goes on where it was broken off', () => {
    expect(isSameFile(begun, 10, 'a1')).toBe(true);
  });

  it.each([
    ['its content is another', begun, 10, 'b2'],
    ['its size is another', begun, 11, 'a1'],
    ['all of it has arrived', { ...begun, state: 'matching' as const }, 10, 'a1'],
    ['nobody can tell', { ...begun, fingerprint: '' }, 10, ''],
  ])('is sent again where %s', (_why, summary, size, found) => {
    expect(isSameFile(summary, size, found)).toBe(false);
  });
});
