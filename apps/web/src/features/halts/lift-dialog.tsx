import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface LiftDialogProps {
  isBusy: boolean;
  error: unknown;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before all organizations call again, as before their calls were stopped. */
export function LiftDialog(props: LiftDialogProps) {
  const { t } = useTranslation('halts');
  return (
    <ConfirmDialog
      {...props}
      title={t('liftTitleAll')}
      body={t('liftBodyAll')}
      confirmLabel={t(props.isBusy ? 'allowing' : 'allow')}
      cancelLabel={t('cancel')}
    />
  );
}
