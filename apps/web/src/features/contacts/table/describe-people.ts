import type { TFunction } from 'i18next';
import type { Language } from '../../../i18n/languages.ts';
import { formatNumber } from '../../../ui/format-number.ts';

export interface HowMany {
  /** Null: nobody knows yet. */
  count: number | null;
  isExact: boolean;
}

/** The form of a word for a number; Spanish has another one for millions, which says the same. */
export function chooseForm(count: number): 1 | 2 {
  return count === 1 ? 1 : 2;
}

/** A figure that is only about right pretends to no more digits than it has. */
const estimatedDigits = 3;

/** How many, or about how many, as a figure. */
export function writeCount(
  { count, isExact }: { count: number; isExact: boolean },
  language: Language,
): string {
  return formatNumber(isExact ? count : Number(count.toPrecision(estimatedDigits)), language);
}

/** How many people, such as `12 contacts` or `about 1,200,000 contacts`. */
export function describePeople(
  { count, isExact }: HowMany,
  t: TFunction<'tables'>,
  language: Language,
): string {
  if (count === null) {
    return t('bulk.people.unknown');
  }
  const number = writeCount({ count, isExact }, language);
  return isExact
    ? t(count === 1 ? 'bulk.people.one' : 'bulk.people.other', { number })
    : t('bulk.people.about', { number });
}
