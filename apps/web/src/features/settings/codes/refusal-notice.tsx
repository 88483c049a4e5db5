import { useTranslation } from 'react-i18next';
import { readFieldError } from '../../../platform/api/problem.ts';
import { explainError } from '../../../ui/explain-error.ts';
import { Notice } from '../../../ui/notice.tsx';

/** Why a number was not called, or its code not taken, in one sentence. */
export function RefusalNotice({ error }: { error: unknown }) {
  const { t } = useTranslation();
  return <Notice kind="error">{readFieldError(error, 'e164') ?? explainError(error, t)}</Notice>;
}
