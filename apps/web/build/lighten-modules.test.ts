import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dropMethods, type LighterModule, lightenModules } from './lighten-modules.ts';
import { lighterModules } from './lighter-modules.ts';

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
  writtenFor: '1.0.0',
  saves: { kilobytes: 2, on: '/' },
  lighten: (code) => dropMethods(code, ['carry']),
};
const application = {
  'main.mjs': "import { Load } from 'heavy';\nconsole.log(new Load());",
  'node_modules/heavy/package.json': '{ "name": "heavy", "main": "index.mjs" }',
  'node_modules/heavy/index.mjs': "export { Load } from './load.mjs';",
  'node_modules/heavy/load.mjs':
    "export class Load { lift() { return 'light'; } carry() { return 'heavy'; } }",
};

describe('lightenModules', { timeout: 60_000 }, () => {
  it('puts the lighter module into the build', async () => {
    const code = await buildWith(heavy, application);
    expect(code).toContain('return "light"');
    expect(code).not.toContain('return "heavy"');
  });

  it('fails the build when the module has moved', async () => {
    const moved = {
      ...application,
      'node_modules/heavy/index.mjs': "export { Load } from './moved.mjs';",
      'node_modules/heavy/moved.mjs': 'export class Load {}',
    };
    await expect(buildWith(heavy, moved)).rejects.toThrow('heavy/load.mjs is not there any more');
  });

  it('fails the build when the module has changed', async () => {
    const changed = {
      ...application,
      'node_modules/heavy/load.mjs': 'export class Load {}',
    };
    await expect(buildWith(heavy, changed)).rejects.toThrow(
      'heavy/load.mjs cannot be made lighter: it has no method carry any more',
    );
  });

  it('fails the build when somebody else imports the module', async () => {
    const shared = {
      ...application,
      'main.mjs':
        "import { Load } from 'heavy/load.mjs';\nimport 'heavy';\nconsole.log(new Load());",
    };
    await expect(buildWith(heavy, shared)).rejects.toThrow('imports heavy/load.mjs');
  });
});

describe('dropMethods', () => {
  const code = 'export default class Door { open() { return "}"; } async close() {} }';

  it('drops those that are named, and refuses code without one of them', () => {
    expect(dropMethods(code, ['open'])).toBe('export default class Door {  async close() {} }');
    expect(() => dropMethods(code, ['open', 'knock'])).toThrow('no method knock any more');
  });
});

describe.each(lighterModules)('the lighter $module', ({ module, writtenFor, saves, lighten }) => {
  const packages = new URL('../../../node_modules/', import.meta.url);

  it('was written for the release that is installed', () => {
    const [name] = /^(@[^/]+\/)?[^/]+/.exec(module) ?? [];
    const text = readFileSync(new URL(`${name}/package.json`, packages), 'utf8');
    // Measure again with `node apps/web/build/weigh-pages.ts` before this is changed.
    expect(JSON.parse(text)).toMatchObject({ version: writtenFor });
  });

  it('is the module that it was, and worth it', () => {
    expect(lighten(readFileSync(new URL(module, packages), 'utf8'))).not.toBe('');
    expect(saves.kilobytes).toBeGreaterThanOrEqual(2);
  });
});
