import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useWorkplace } from '../access/index.ts';
import { useStartHalt } from './api.ts';

const longestNote = 500;

/** Asks before all calls of where the person works are stopped. */
export function HaltDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('halts');
  const { organization } = useWorkplace();
  const start = useStartHalt();
  const [note, setNote] = useState('');
  return (
    <ConfirmDialog
      title={
        organization === null
          ? t('titleAll')
          : t('title', { organization: organization.name ?? t('thisOrganization') })
      }
      body={t(organization === null ? 'bodyAll' : 'body')}
      confirmLabel={t(start.isPending ? 'busy' : 'confirm')}
      cancelLabel={t('cancel')}
      isBusy={start.isPending}
      error={start.error}
      onConfirm={() => start.mutate({ note: note.trim() }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextInput
        id="halt-note"
        type="text"
        label={t('note')}
        autoComplete="off"
        value={note}
        onChange={setNote}
        hint={t('noteHint')}
        error={null}
        disabled={start.isPending}
        attributes={{ maxLength: longestNote }}
      />
    </ConfirmDialog>
  );
}
