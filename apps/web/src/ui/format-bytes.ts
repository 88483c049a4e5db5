import { type Language, languageLocales } from '../i18n/languages.ts';

const byteUnits: readonly [name: string, size: number][] = [
  ['gigabyte', 1024 ** 3],
  ['megabyte', 1024 ** 2],
  ['kilobyte', 1024],
];

/** The size of a file, in the largest unit of which there is at least one. */
export function formatBytes(bytes: number, language: Language): string {
  const larger = byteUnits.find(([, size]) => bytes >= size);
  const [unit, size] = larger ?? ['byte', 1];
  return new Intl.NumberFormat(languageLocales[language], {
    style: 'unit',
    unit,
    // The short name of the smallest has no plural.
    unitDisplay: larger === undefined ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / size);
}
