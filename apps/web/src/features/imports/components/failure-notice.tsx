import type { ImportSummary } from '@ringfence/contract/imports';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Notice } from '../../../ui/notice.tsx';
import { explainCode } from '../explain-code.ts';
import { explainRefusal } from '../explain-refusal.ts';

/** Why the last step came to nothing, where it did. */
export function FailureNotice({ failure }: Pick<ImportSummary, 'failure'>) {
  const { t } = useTranslation('uploads');
  const { t: tell } = useTranslation();
  const { language } = useLanguage();
  if (failure === null) {
    return null;
  }
  return (
    <Notice kind="error">
      {explainRefusal(failure, t, language) ?? explainCode(failure, tell)}
    </Notice>
  );
}
