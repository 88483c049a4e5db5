import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice.tsx';
import { explainReason } from '../../decisions/index.ts';

/** Says that somebody can be called by a change who cannot be now, and why they cannot; null: nobody. */
export function CallableNotice({ reason }: { reason: string | null }) {
  const { t } = useTranslation('contact');
  const { t: tWork } = useTranslation('work');
  return reason === null ? null : (
    <Notice kind="error">{t('edit.opensCalls', { reason: explainReason(reason, tWork) })}</Notice>
  );
}
