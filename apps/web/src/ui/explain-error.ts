import type { TFunction } from 'i18next';
import { isKnownCode, readProblem } from '../platform/api/problem.ts';

/** What went wrong, as a sentence in the reader's language. */
export function explainError(error: unknown, t: TFunction): string {
  const problem = readProblem(error);
  const code = problem?.code ?? '';
  return isKnownCode(code)
    ? t(`errors.codes.${code}`)
    : (problem?.title ?? t('errors.unreachable'));
}
