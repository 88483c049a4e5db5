import type { TFunction } from 'i18next';
import { readProblem } from '../platform/api/problem.ts';

/** What went wrong, as a sentence in the reader's language; one this build lacks as it came. */
export function explainError(error: unknown, t: TFunction): string {
  const problem = readProblem(error);
  if (problem === null) {
    return t('errors.unreachable');
  }
  const reasons: Record<string, string> = t('errors.reasons', {
    ...problem.values,
    returnObjects: true,
  });
  const reason = problem.reason ?? '';
  if (Object.hasOwn(reasons, reason)) return reasons[reason] ?? '';
  const texts: Record<string, string> = t('errors.codes', { returnObjects: true });
  return Object.hasOwn(texts, problem.code) ? (texts[problem.code] ?? '') : problem.title;
}
