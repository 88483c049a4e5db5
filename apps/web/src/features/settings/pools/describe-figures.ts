import type { AnswerCounts, CallerIdRest } from '@ringfence/contract/caller-id-pools';
import { type Language, languageLocales } from '../../../i18n/languages.ts';
import { formatNumber } from '../../../ui/format-number.ts';

/** The figures of a rest, for its sentences. */
export function describeFigures(
  { recent, past, others }: Pick<CallerIdRest, 'recent' | 'past' | 'others'>,
  language: Language,
) {
  const show = (value: number) => formatNumber(value, language);
  return {
    answered: show(recent.answered),
    placed: show(recent.placed),
    pastAnswered: show(past.answered),
    pastPlaced: show(past.placed),
    othersAnswered: show(others.answered),
    othersPlaced: show(others.placed),
  };
}

/** How often people answered; null where nobody was called. */
export function describeRate({ placed, answered }: AnswerCounts, language: Language) {
  if (placed === 0) return null;
  const percent = new Intl.NumberFormat(languageLocales[language], {
    style: 'percent',
    maximumFractionDigits: 0,
  }).format(answered / placed);
  return {
    percent,
    answered: formatNumber(answered, language),
    placed: formatNumber(placed, language),
  };
}
