import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import config from '../vite.config.ts';
import { lightenModules } from './lighten-modules.ts';
import { lighterModules } from './lighter-modules.ts';

const dashboard = [
  'app/main.tsx',
  'app/session-area.tsx',
  'app/protected-area.tsx',
  'app/menu.ts',
  'features/dashboard/pages/dashboard-page.tsx',
  'i18n/en/index.ts',
] as const;

/** What each page is made of. `npm run bench:web` asks a browser instead, and holds the budgets. */
const pages = {
  '/login': [
    'app/main.tsx',
    'features/auth/public-area.tsx',
    'features/auth/pages/login-page.tsx',
    'i18n/en/index.ts',
    'i18n/en/auth.ts',
  ],
  '/dashboard': dashboard,
  'the search palette': [...dashboard, 'app/layout/search-palette.tsx'],
} as const;

/** A file of the build: what it is made of and what it imports at once. */
type BuiltFile = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'facadeModuleId' | 'moduleIds' | 'imports' | 'code'
>;

/** The files that sources stand in, with everything that these import, however far down. */
export function reachFiles(files: readonly BuiltFile[], sources: readonly string[]): BuiltFile[] {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const holds = (file: BuiltFile, source: string) =>
    file.moduleIds.some((id) => id.endsWith(`/src/${source}`));
  const reached = new Set(
    sources.map((source) => {
      const facade = files.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${source}`));
      const file = facade ?? files.find((one) => holds(one, source));
      if (file === undefined) throw new Error(`The build holds no ${source}`);
      return file;
    }),
  );
  // A set keeps the order of insertion while it is being walked, so it serves as the queue too.
  for (const file of reached) {
    for (const name of file.imports) {
      const imported = byName.get(name);
      if (imported !== undefined) reached.add(imported);
    }
  }
  return [...reached];
}

/** The bytes of JavaScript as they are sent. */
export function weighCode(code: string): number {
  return brotliCompressSync(code, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(code),
    },
  }).length;
}

/** The files of a build that nothing is written of. */
export async function buildFiles(lighter = lighterModules): Promise<Rolldown.OutputChunk[]> {
  const plugins = (config.plugins ?? []).flat().filter((plugin): plugin is Plugin => {
    const name = typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name;
    return name !== false && !name.includes('lighten-modules');
  });
  const built = await build({
    ...config,
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [...plugins, lightenModules(lighter)],
    build: { ...config.build, write: false },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
}

/** The bytes of each page. */
async function weighPages(lighter = lighterModules): Promise<Record<string, number>> {
  const files = await buildFiles(lighter);
  return Object.fromEntries(
    Object.entries(pages).map(([page, sources]) => [
      page,
      reachFiles(files, sources).reduce((sum, { code }) => sum + weighCode(code), 0),
    ]),
  );
}

/** What the pages weigh, and how much more without each of the lighter modules. */
async function compareModules(): Promise<void> {
  const all = await weighPages();
  console.log(JSON.stringify(all));
  for (const left of lighterModules) {
    const without = await weighPages(lighterModules.filter((one) => one !== left));
    const more = Object.entries(without).map(([page, bytes]) => [page, bytes - (all[page] ?? 0)]);
    console.log(`${left.module} saves ${JSON.stringify(Object.fromEntries(more))}`);
  }
}

if (import.meta.main) await compareModules();
