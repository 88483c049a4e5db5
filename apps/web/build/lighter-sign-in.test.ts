import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { adminMethods, hiddenMethods, lighterSignIn, unofferedMethods } from './lighter-sign-in.ts';

const sources = fileURLToPath(new URL('../src', import.meta.url));
const leftOut = new RegExp(
  `\\.(${[...unofferedMethods, 'oauth', 'passkey', 'webauthn', 'admin'].join('|')})\\b`,
);

it('no source calls what is left out of the client of the sign-in protocol', () => {
  const callers = globSync('**/*.{ts,tsx}', { cwd: sources }).filter((path) => {
    const text = readFileSync(`${sources}/${path}`, 'utf8');
    return /AuthClient|@supabase\/auth-js/.test(text) && leftOut.test(text);
  });
  expect(callers).toEqual([]);
});

it('nothing that is left calls what is left out', () => {
  const packages = fileURLToPath(new URL('../../../node_modules', import.meta.url));
  const [client = '', admin = ''] = lighterSignIn.map(({ module, lighten }) =>
    lighten(readFileSync(`${packages}/${module}`, 'utf8')),
  );
  const called = (code: string, names: readonly string[]) =>
    names.filter((name) => new RegExp(`this\\.${name}\\b`).test(code));
  expect(called(client, [...unofferedMethods, ...hiddenMethods, 'oauth', 'passkey'])).toEqual([]);
  expect(called(admin, adminMethods)).toEqual([]);
  const asked = [...client.matchAll(/this\.admin\.(\w+)/g)].map(([, name]) => name);
  expect(asked).toEqual(['signOut']);
  expect(admin).toContain('async signOut(');
});
