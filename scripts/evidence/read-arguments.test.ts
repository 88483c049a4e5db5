import { describe, expect, it } from 'vitest';
import { makeSigner } from './make-test-pack.ts';
import { readArguments } from './read-arguments.ts';
import { readKeys } from './read-key.ts';

describe('what the command is given', () => {
  it.each([
    ['pack.zip', '--key', 'key.json'],
    ['--key', 'key.json', 'pack.zip'],
    ['pack.zip', '--', '--key', 'key.json'],
    ['--key=key.json', 'pack.zip'],
  ])('is read in any order: %s %s %s', (...words) => {
    expect(readArguments(words)).toEqual({ file: 'pack.zip', key: 'key.json' });
  });

  it.each([[[]], [['pack.zip']], [['--key', 'key.json']], [['one', 'two', '--key', 'key.json']]])(
    'is not guessed: %j',
    (words) => {
      expect(readArguments(words)).toBeUndefined();
    },
  );
});

describe('a public key', () => {
  const { bytes, publicKey } = makeSigner();
  const jwk = publicKey.export({ format: 'jwk' });

  it.each([
    ['the list that is published', JSON.stringify({ keys: [jwk] })],
    ['a key of that list', JSON.stringify(jwk)],
    ['PEM', publicKey.export({ format: 'pem', type: 'spki' }).toString()],
    ['base64', bytes.toString('base64')],
    ['base64url', bytes.toString('base64url')],
    ['hex', `${bytes.toString('hex')}\n`],
  ])('is read from %s', (_form, text) => {
    expect(readKeys(text)).toEqual([{ bytes, retiredAt: null }]);
  });

  it.each(['', 'key', '{"keys":[{"kty":"RSA"}]}', '{', '-----BEGIN PUBLIC KEY-----'])(
    'is not made up from %j',
    (text) => {
      expect(readKeys(text)).toEqual([]);
    },
  );
});
