import type { ImportSummary } from '@ringfence/contract/imports';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useImportAction } from '../api.ts';
import { findRunningUploads } from '../running-uploads.ts';

interface GiveUpDialogProps {
  summary: Pick<ImportSummary, 'id' | 'fileName'>;
  onClose: () => void;
}

/** Asks before an upload is given up that has not been stored. */
export function GiveUpDialog({ summary: { id, fileName }, onClose }: GiveUpDialogProps) {
  const { t } = useTranslation('uploads');
  const uploads = findRunningUploads(useQueryClient());
  const giveUp = useImportAction((client, importId: string) => client.imports.cancel({ importId }));
  return (
    <ConfirmDialog
      title={t('giveUp.title', { file: fileName })}
      body={t('giveUp.body')}
      confirmLabel={t('giveUp.confirm')}
      cancelLabel={t('giveUp.keep')}
      isBusy={giveUp.isPending}
      error={giveUp.error}
      onConfirm={() => {
        uploads.forget(id);
        giveUp.mutate(id, { onSuccess: onClose });
      }}
      onClose={onClose}
    />
  );
}
