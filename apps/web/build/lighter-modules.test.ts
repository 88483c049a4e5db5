import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { lighterModules, unofferedMethods } from './lighter-modules.ts';

const sources = fileURLToPath(new URL('../src', import.meta.url));
const leftOut = new RegExp(`\\.(${[...unofferedMethods, 'passkey', 'webauthn'].join('|')})\\b`);

it('no source calls what is left out of the client of the sign-in protocol', () => {
  const callers = globSync('**/*.{ts,tsx}', { cwd: sources }).filter((path) => {
    const text = readFileSync(`${sources}/${path}`, 'utf8');
    return /AuthClient|@supabase\/auth-js/.test(text) && leftOut.test(text);
  });
  expect(callers).toEqual([]);
});

it('nothing that is left of that client calls what is left out', () => {
  const client = lighterModules.find(({ module }) => module.endsWith('/GoTrueClient.js'));
  const packages = new URL('../../../node_modules/', import.meta.url);
  const code = client?.lighten(readFileSync(new URL(client.module, packages), 'utf8')) ?? '';
  expect(code).toContain('async signInWithPassword(');
  expect(unofferedMethods.filter((name) => new RegExp(`this\\.${name}\\b`).test(code))).toEqual([]);
});
