import { parseOptions } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { argon2Hasher, decoyHash } from './hash-passwords.ts';

describe('the password hash', () => {
  it('is argon2id, and is verified by the right password alone', async () => {
    const hashed = await argon2Hasher.hash('correct horse battery');
    expect(hashed).toMatch(/^\$argon2id\$/);
    expect(await argon2Hasher.verify(hashed, 'correct horse battery')).toBe(true);
    expect(await argon2Hasher.verify(hashed, 'Correct horse battery')).toBe(false);
  });

  it('costs as much for nobody as for somebody', async () => {
    const hashed = await argon2Hasher.hash('correct horse battery');
    expect(parseOptions(decoyHash)).toEqual(parseOptions(hashed));
    expect(await argon2Hasher.verify(decoyHash, '')).toBe(false);
  });
});
