import type { TFunction } from 'i18next';

/** A failure for which there is no word of its own, by its code; one that this build lacks as it came. */
export function explainCode(
  { code, detail }: { code: string; detail: string },
  t: TFunction,
): string {
  const texts: Record<string, string> = t('errors.codes', { returnObjects: true });
  return Object.hasOwn(texts, code) ? (texts[code] ?? detail) : detail;
}
