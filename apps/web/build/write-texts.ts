import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ownWords = fileURLToPath(new URL('../src/i18n/', import.meta.url));

interface Texts {
  /** The name under which the texts are imported: as they are exported, or `translation`. */
  name: string;
  file: string;
  exported: string;
}

/** The files of a language that no other file of it is made of: each is loaded as a whole. */
function listTexts(words: string, language: string): Texts[] {
  const files = globSync('*.ts', { cwd: join(words, language) })
    .sort()
    .map((path) => ({
      file: basename(path, '.ts'),
      code: readFileSync(join(words, language, path), 'utf8'),
    }));
  const parts = new Set(
    files.flatMap(({ code }) =>
      [...code.matchAll(/from '\.\/([\w-]+)\.ts'/g)].map(([, one]) => one),
    ),
  );
  return files
    .filter(({ file }) => !parts.has(file))
    .map(({ file, code }) => {
      const [exported, other] = [...code.matchAll(/^export const (\w+)/gm)].map(([, one]) => one);
      if (exported === undefined || other !== undefined) {
        throw new Error(`${language}/${file}.ts is to export its texts, and nothing else`);
      }
      return { name: file === 'index' ? 'translation' : exported, file, exported };
    });
}

const heading =
  '/** Derived from the files of `en` and `es`; `npm run test:unit -- apps/web/build/write-texts.test.ts -u` writes it. */';

/** What stands in each of the texts: English decides which there are. */
export function writeTexts(words = ownWords): string {
  return [
    heading,
    'export interface Texts {',
    ...listTexts(words, 'en').map(
      ({ name, file, exported }) => `  ${name}: typeof import('./en/${file}.ts').${exported};`,
    ),
    '}',
    '',
  ].join('\n');
}

/** What loads each of the texts, in both languages. */
export function writeLoaders(words = ownWords): string {
  const english = listTexts(words, 'en');
  const spanish = listTexts(words, 'es');
  const names = (texts: readonly Texts[]) => texts.map(({ name }) => name).join();
  if (names(english) !== names(spanish)) {
    throw new Error(`English has ${names(english)}, Spanish ${names(spanish)}`);
  }
  const load = (language: string, texts: readonly Texts[]) => [
    `  ${language}: {`,
    ...texts.map(({ name, file }) => `    ${name}: () => import('./${language}/${file}.ts'),`),
    '  },',
  ];
  return [
    heading,
    'export const loaders = {',
    ...load('en', english),
    ...load('es', spanish),
    '};',
    '',
  ].join('\n');
}
