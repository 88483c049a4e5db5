import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSecretKeys, readKey } from './load-keys.ts';

let dataFolder: string;
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'ringfence-keys-'));
});
afterEach(() => rmSync(dataFolder, { recursive: true }));

const embedded = () => ({ secretsKeys: [], databaseUrl: undefined, dataFolder });

describe('the key of an installation with the embedded database', () => {
  it('is made once, for its owner alone, and found again', () => {
    const [made] = loadSecretKeys(embedded());
    expect(made).toHaveLength(32);
    expect(loadSecretKeys(embedded())).toEqual([made]);
    expect(readdirSync(dataFolder)).toEqual(['secrets-key']);
    expect(statSync(join(dataFolder, 'secrets-key')).mode & 0o777).toBe(0o600);
  });

  it('still decrypts beside one that was set by hand, which encrypts', () => {
    const [made] = loadSecretKeys(embedded());
    const given = randomBytes(32);
    expect(loadSecretKeys({ ...embedded(), secretsKeys: [given] })).toEqual([given, made]);
  });

  it('is not made where one is given', () => {
    const given = randomBytes(32);
    expect(loadSecretKeys({ ...embedded(), secretsKeys: [given] })).toEqual([given]);
    expect(readdirSync(dataFolder)).toEqual([]);
  });

  it('is refused with a sentence where the file holds something else', () => {
    writeFileSync(join(dataFolder, 'secrets-key'), 'nonsense');
    expect(() => loadSecretKeys(embedded())).toThrow('is not a key of 32 bytes');
  });
});

it('is never made in a file where the database is elsewhere', () => {
  expect(loadSecretKeys({ ...embedded(), databaseUrl: 'postgres://example/x' })).toEqual([]);
  expect(readdirSync(dataFolder)).toEqual([]);
});

it('is 32 bytes in base64, of either alphabet', () => {
  const key = Buffer.alloc(32, 0xfb);
  for (const encoding of ['base64', 'base64url'] as const) {
    expect(readKey(key.toString(encoding))).toEqual(key);
  }
});

it.each(['', 'short', `${'A'.repeat(43)}==`, randomBytes(31).toString('base64')])(
  'is nothing else: %s',
  (text) => {
    expect(readKey(text)).toBeUndefined();
  },
);
