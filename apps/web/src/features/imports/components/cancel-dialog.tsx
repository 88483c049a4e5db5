import type { ImportSummary } from '@ringfence/contract/imports';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useImportAction } from '../api.ts';
import { findRunningUploads } from '../running-uploads.ts';

interface CancelDialogProps {
  summary: Pick<ImportSummary, 'id' | 'fileName'>;
  onClose: () => void;
}

/** Asks before an upload is cancelled that has not been stored. */
export function CancelDialog({ summary: { id, fileName }, onClose }: CancelDialogProps) {
  const { t } = useTranslation('uploads');
  const uploads = findRunningUploads(useQueryClient());
  const cancel = useImportAction((client, importId: string) => client.imports.cancel({ importId }));
  return (
    <ConfirmDialog
      title={t('cancel.title', { file: fileName })}
      body={t('cancel.body')}
      confirmLabel={t('cancel.confirm')}
      cancelLabel={t('cancel.keep')}
      isBusy={cancel.isPending}
      error={cancel.error}
      onConfirm={() => {
        uploads.forget(id);
        cancel.mutate(id, { onSuccess: onClose });
      }}
      onClose={onClose}
    />
  );
}
