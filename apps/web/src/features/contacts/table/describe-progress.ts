import type { ContactAction } from '@ringfence/contract/contacts';
import type { TFunction } from 'i18next';
import type { Language } from '../../../i18n/languages.ts';
import { writeCount } from './describe-people.ts';

type Progress = Pick<ContactAction, 'done' | 'total' | 'isTotalExact'>;

/** What is left out of the bar while nobody knows how many there are. */
const mostOfEstimate = 0.99;

/** From 0 to 1; it is all of them only where that is known. */
export function shareOf({ done, total, isTotalExact }: Progress): number {
  if (total === null || total === 0) {
    return 0;
  }
  return Math.min(done / total, isTotalExact ? 1 : mostOfEstimate);
}

/** Of how many, as far as it is known: `12,000`, `about 12,000` or, where it was too few, `more than 12,000`. */
export function describeTotal(
  { done, total, isTotalExact }: Progress,
  t: TFunction<'tables'>,
  language: Language,
): string {
  if (total === null) {
    return t('bulk.progress.unknown');
  }
  if (isTotalExact) {
    return writeCount({ count: Math.max(total, done), isExact: true }, language);
  }
  const number = writeCount({ count: total, isExact: false }, language);
  return t(done < total ? 'bulk.progress.about' : 'bulk.progress.moreThan', { number });
}
