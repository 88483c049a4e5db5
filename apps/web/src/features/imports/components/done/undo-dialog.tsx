import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { ImportSummary } from '@ringfence/contract/imports';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { useImport, useImportAction } from '../../api.ts';
import { explainRefusal } from '../../explain-refusal.ts';
import { RefusalNotice } from '../refusal-notice.tsx';

interface UndoDialogProps {
  summary: Pick<ImportSummary, 'id' | 'fileName'>;
  onClose: () => void;
}

/** Says why it cannot be taken back any more. */
function Refusal({
  title,
  because,
  onClose,
}: {
  title: string;
  because: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('uploads');
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs">
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>{because}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button variant="contained" onClick={onClose}>
          {t('undo.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Asks before an upload is taken back whole, or says why it cannot be any more. */
export function UndoDialog({ summary: { id, fileName }, onClose }: UndoDialogProps) {
  const { t } = useTranslation('uploads');
  const { language } = useLanguage();
  const { data, error } = useImport(id);
  const undo = useImportAction((client, importId: string) => client.imports.undo({ importId }));
  if (data !== undefined && data.undo !== null && !data.undo.isPossible) {
    return (
      <Refusal
        title={t('undo.refusedTitle', { file: fileName })}
        because={explainRefusal(data.undo, t, language) ?? data.undo.because}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      title={t('undo.title', { file: fileName })}
      body={data === undefined && error === null ? t('undo.looking') : t('undo.body')}
      confirmLabel={t('undo.confirm')}
      cancelLabel={t('undo.keep')}
      isBusy={undo.isPending || (data === undefined && error === null)}
      error={error}
      onConfirm={() => undo.mutate(id, { onSuccess: onClose })}
      onClose={onClose}
    >
      {undo.error === null ? null : <RefusalNotice error={undo.error} />}
    </ConfirmDialog>
  );
}
