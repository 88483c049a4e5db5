import type { ImportSummary } from '@ringfence/contract/imports';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice.tsx';

/** Why the last step came to nothing, where it did. */
export function FailureNotice({ failure }: Pick<ImportSummary, 'failure'>) {
  const { t } = useTranslation('uploads');
  if (failure === null) {
    return null;
  }
  return (
    <Notice kind="error">
      {failure.code === 'changed_meanwhile'
        ? t('findings.failures.changed_meanwhile')
        : failure.detail}
    </Notice>
  );
}
