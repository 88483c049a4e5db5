import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listRoutes } from './list-routes.ts';
import { writeLoaders, writeTexts } from './write-texts.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'add-screen-'));
const web = join(copy, 'apps/web');
const patience = { timeout: 600_000 };

/** The sources as they are, beside the packages as they are installed. */
function copySources(): void {
  const isSource = (path: string) => !/[\\/](node_modules|dist[^\\/]*)$/.test(path);
  cpSync(join(root, 'apps/web'), web, { recursive: true, filter: isSource });
  cpSync(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(web, path)), { recursive: true });
  writeFileSync(join(web, path), text);
}

/** Puts a line behind one that is there. */
function addLine(path: string, before: string, line: string): void {
  const text = readFileSync(join(web, path), 'utf8');
  expect(text, path).toContain(before);
  writeFileSync(join(web, path), text.replace(before, `${before}\n${line}`));
}

/** The recipe of CONTRIBUTING.md for a screen, step by step. */
function followRecipe(): void {
  // Its feature folder.
  write(
    'src/features/tides/pages/tides-page.tsx',
    `import { useTranslation } from 'react-i18next';
     import { PageHeader } from '../../../ui/page-header.tsx';

     export function TidesPage() {
       const { t } = useTranslation('tides');
       return <PageHeader title={t('title')} lead={t('lead')} />;
     }`,
  );
  // Its words.
  write(
    'src/i18n/en/tides.ts',
    `export const tides = { title: 'Tides', lead: 'High and low water.' } as const;`,
  );
  write(
    'src/i18n/es/tides.ts',
    `import type { Catalogue } from '../catalogue.ts';\nexport const tides: Catalogue<'tides'> = { title: 'Mareas', lead: 'Pleamar y bajamar.' };`,
  );
  addLine('src/i18n/en/shell.ts', '  menu: {', "    tides: 'Tides',");
  addLine('src/i18n/es/shell.ts', '  menu: {', "    tides: 'Mareas',");
  write('src/i18n/texts.ts', writeTexts(join(web, 'src/i18n')));
  write('src/i18n/text-loaders.ts', writeLoaders(join(web, 'src/i18n')));
  // Its route and its item of the menu.
  addLine(
    'src/app/routes.ts',
    'export const layoutRoutes: readonly PageRoute[] = [',
    `{ path: '/tides', texts: ['tides'], page: createLazyPage(async () => (await import('../features/tides/pages/tides-page.tsx')).TidesPage) },`,
  );
  addLine(
    'src/app/menu.ts',
    '    children: [',
    `item('tides', 'shell.menu.tides', '/tides', DashboardIcon),`,
  );
}

/** What a file of the build fetches before it runs, however far down. */
function reachAssets(start: string): string[] {
  const files = readdirSync(join(web, 'dist/assets'));
  const first = files.filter((file) => file.startsWith(`${start}-`) && file.endsWith('.js'));
  const reached = new Set(first);
  // A set keeps the order of insertion while it is being walked, so it serves as the queue too.
  for (const file of reached) {
    const code = readFileSync(join(web, 'dist/assets', file), 'utf8');
    for (const [, imported = ''] of code.matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g)) {
      reached.add(imported);
    }
  }
  return [...reached].map((file) => file.replace(/-[\w-]{8}\.js$/, ''));
}

beforeAll(async () => {
  copySources();
  followRecipe();
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  // Not as tests run, or the pages would be built as for development.
  const build = ['NODE_ENV=production', process.execPath, vite, 'build', '--logLevel=error'];
  await run('env', build, { cwd: web });
}, patience.timeout);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a screen that is added by the recipe', patience, () => {
  it('has a file of its own, and so have its words in each language', () => {
    expect(reachAssets('tides-page')).toEqual(expect.arrayContaining(['tides-page', 'session']));
    const words = readdirSync(join(web, 'dist/assets')).filter((file) => /^tides-.*js$/.test(file));
    expect(words.filter((file) => !file.startsWith('tides-page'))).toHaveLength(2);
  });

  it('stands among the routes, which the bench visits', async () => {
    const { layoutRoutes } = await listRoutes(pathToFileURL(join(web, 'src/app/')));
    expect(layoutRoutes).toContain('/tides');
  });

  it('compiles, with every text that it and the menu name', async () => {
    // Everything else is compiled where it stands, by the same run of tests.
    const files = [
      'src/app/menu.ts',
      'src/features/tides/pages/tides-page.tsx',
      'src/i18n/es/tides.ts',
      'src/i18n/i18next.d.ts',
      'src/virtual.d.ts',
    ];
    write(
      'tsconfig.screen.json',
      JSON.stringify({ extends: './tsconfig.json', include: [], files }),
    );
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const compile = [compiler, '-p', join(web, 'tsconfig.screen.json'), '--noEmit'];
    // What the compiler says is on its output, not in the error.
    const { stdout } = await run(process.execPath, compile).catch((failed) => failed);
    expect(stdout).toBe('');
  });
});

describe('what pages fetch', () => {
  it.each(['login-page', 'about-page'])('%s fetches nothing of the pages behind it', (page) => {
    const reached = reachAssets(page);
    expect(reached).toContain(page);
    expect(reached).not.toContain('session');
  });

  it('no page of the layout fetches those of visitors', () => {
    expect(reachAssets('dashboard-page')).not.toContain('entrance');
  });
});
