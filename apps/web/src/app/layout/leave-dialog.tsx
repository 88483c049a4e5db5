import { useTranslation } from 'react-i18next';
import { leaveGuard } from '../../platform/leave-guard.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Asks before something typed is lost. */
export function LeaveDialog() {
  const { t } = useTranslation('frame');
  return (
    <ConfirmDialog
      title={t('leave.title')}
      body={t('leave.body')}
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.cancel')}
      isBusy={false}
      error={null}
      onConfirm={() => leaveGuard.answer(true)}
      onClose={() => leaveGuard.answer(false)}
    />
  );
}
