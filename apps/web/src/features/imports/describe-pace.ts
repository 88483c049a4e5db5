import type { ImportProgress } from '@ringfence/contract/imports';
import { chooseTimeLeft } from '@ringfence/domain/imports/choose-time-left';
import type { TFunction } from 'i18next';
import type { Language } from '../../i18n/languages.ts';
import { formatNumber } from '../../ui/format-number.ts';

function describeRows(
  { done, total, isTotalExact }: NonNullable<ImportProgress['rows']>,
  t: TFunction<'uploads'>,
  language: Language,
): string {
  const values = { done: formatNumber(done, language), total: formatNumber(total, language) };
  return t(isTotalExact ? 'working.rows' : 'working.rowsAbout', { ...values, count: total });
}

/** What a step is at, how many rows of how many, how many a second and how long it still takes, where each is known. */
export function describePace(
  { phase, rows, rowsPerSecond, secondsLeft }: ImportProgress,
  t: TFunction<'uploads'>,
  language: Language,
): string[] {
  const parts: string[] = [];
  if (phase === 'comparing' || phase === 'finishing') parts.push(t(`working.phases.${phase}`));
  else if (rows === null) parts.push(t('working.begun'));
  else parts.push(describeRows(rows, t, language));
  if (rows !== null && rowsPerSecond !== null) {
    const rate = formatNumber(rowsPerSecond, language);
    parts.push(t('working.rate', { count: rowsPerSecond, rate }));
  }
  if (secondsLeft !== null) {
    const { unit, count } = chooseTimeLeft(secondsLeft);
    parts.push(t(`working.left.${unit}`, { time: formatNumber(count, language) }));
  }
  return parts;
}
