import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  dropMethods,
  dropPieces,
  type LighterModule,
  lightenModules,
  replaceBody,
} from './lighten-modules.ts';
import { lighterModules } from './lighter-modules.ts';
import { lighterSignIn } from './lighter-sign-in.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lighten-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds an application of the given files and answers its code. */
async function buildWith(lighter: LighterModule, files: Record<string, string>): Promise<string> {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [lightenModules([lighter])],
    build: { write: false, minify: false, lib: { entry: 'main.mjs', formats: ['es'] } },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return outputs
    .flatMap(({ output }) => output)
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('\n');
}

const heavy: LighterModule = {
  module: 'heavy/load.mjs',
  importers: ['heavy/'],
  lighten: (code) => replaceBody(code, 'load', "return 'light';"),
};
const application = {
  'main.mjs': "import { load } from 'heavy';\nconsole.log(load());",
  'node_modules/heavy/package.json': '{ "name": "heavy", "main": "index.mjs" }',
  'node_modules/heavy/index.mjs': "export { load } from './load.mjs';",
  'node_modules/heavy/load.mjs': "export function load() { return 'heavy'; }",
};

describe('lightenModules', { timeout: 60_000 }, () => {
  it('puts the lighter module into the build', async () => {
    const code = await buildWith(heavy, application);
    expect(code).toContain('return "light"');
    expect(code).not.toContain('return "heavy"');
  });

  it('leaves a module out that only exports, where nobody uses its exports', async () => {
    const files = {
      ...application,
      'main.mjs': "import { load } from 'heavy';\nexport const used = 1;",
      'node_modules/heavy/load.mjs': "globalThis.weight = 'heavy';\nexport function load() {}",
    };
    const unchanged = { ...heavy, lighten: (code: string) => code };
    expect(await buildWith(unchanged, files)).toContain('weight');
    const onlyExports = { ...unchanged, onlyExports: true };
    expect(await buildWith(onlyExports, files)).not.toContain('weight');
  });

  it('fails the build when the module has moved', async () => {
    const moved = {
      ...application,
      'node_modules/heavy/index.mjs': "export { load } from './moved.mjs';",
      'node_modules/heavy/moved.mjs': 'export function load() {}',
    };
    await expect(buildWith(heavy, moved)).rejects.toThrow('heavy/load.mjs is not there any more');
  });

  it('fails the build when the module has changed', async () => {
    const changed = {
      ...application,
      'node_modules/heavy/load.mjs': 'export const load = () => {};',
    };
    await expect(buildWith(heavy, changed)).rejects.toThrow(
      'heavy/load.mjs cannot be made lighter: it has no function load any more',
    );
  });

  it('fails the build when somebody else imports the module', async () => {
    const shared = {
      ...application,
      'main.mjs': "import { load } from 'heavy/load.mjs';\nimport 'heavy';\nconsole.log(load());",
    };
    await expect(buildWith(heavy, shared)).rejects.toThrow('imports heavy/load.mjs');
  });
});

describe('replaceBody', () => {
  it.each([
    'function load(one, { two }) { return "}"; }',
    'export function load() {}',
    'export default function load() {\n  return () => {};\n}',
  ])('replaces that of %s', (code) => {
    const replaced = replaceBody(
      `const before = 1;\n${code}\nconst after = 2;`,
      'load',
      'return 3;',
    );
    expect(replaced).toMatch(
      /^const before = 1;\n.*function load\(.*\) \{ return 3; \}\nconst after/,
    );
  });
});

describe('dropMethods', () => {
  const code = 'export default class Door { open() { return "}"; } async close() {} }';

  it('drops those that are named, and refuses code without one of them', () => {
    expect(dropMethods(code, ['open'])).toBe('export default class Door {  async close() {} }');
    expect(() => dropMethods(code, ['open', 'knock'])).toThrow('no method knock any more');
  });
});

describe('dropPieces', () => {
  it('drops every piece, and refuses code without any', () => {
    expect(dropPieces('a();\nb.name = 1;\nb.name = 2;\n', /^b\.name = \d;\n/gm)).toBe('a();\n');
    expect(() => dropPieces('a();', /b/g)).toThrow('nothing like b');
  });
});

describe('the lighter modules', () => {
  it.each(
    [...lighterModules, ...lighterSignIn].map((lighter) => [lighter.module, lighter] as const),
  )('%s is the module that it was', (module, { lighten }) => {
    const path = fileURLToPath(new URL(`../../../node_modules/${module}`, import.meta.url));
    expect(lighten(readFileSync(path, 'utf8'))).not.toBe('');
  });
});
