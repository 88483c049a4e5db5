import { type Language, languageLocales } from '../../i18n/languages.ts';

/** The last quarter that was reached: people who listen to the page hear of four steps, not of all. */
export function roundToQuarter(share: number): number {
  return Math.floor(Math.min(1, Math.max(0, share)) * 4) / 4;
}

/** A part of the whole, such as `25%`. */
export function formatShare(share: number, language: Language): string {
  return new Intl.NumberFormat(languageLocales[language], { style: 'percent' }).format(share);
}

/** How much is done; null where the whole is not known yet. */
export function findShare({ done, total }: { done: number; total: number }): number | null {
  return total <= 0 ? null : Math.min(1, done / total);
}
