import type { ImportProgress } from '@ringfence/contract/imports';
import type { TFunction } from 'i18next';
import type { Language } from '../../i18n/languages.ts';
import { formatNumber } from '../../ui/format-number.ts';

interface TimeLeft {
  unit: 'few' | 'seconds' | 'minutes' | 'hours';
  count: number;
}

const fewSeconds = 5;
/** Below each, seconds are said in these steps, so that the text does not change all the time. */
const steps = [
  { below: 20, step: 1 },
  { below: 60, step: 5 },
  { below: 100, step: 10 },
] as const;
const mostMinutes = 120;

/** How long it still takes, as exactly as an estimate deserves. */
export function chooseTimeLeft(seconds: number): TimeLeft {
  if (seconds < fewSeconds) return { unit: 'few', count: fewSeconds };
  const found = steps.find(({ below }) => seconds < below);
  if (found !== undefined) {
    return { unit: 'seconds', count: Math.round(seconds / found.step) * found.step };
  }
  const minutes = Math.round(seconds / 60);
  if (minutes < mostMinutes) return { unit: 'minutes', count: minutes };
  return { unit: 'hours', count: Math.round(minutes / 60) };
}

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
