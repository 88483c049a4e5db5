import type { ScheduledCall } from '@ringfence/contract/activity';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFieldError } from '../../../platform/api/problem.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useChangeScheduled } from '../change-scheduled.ts';

const longestReason = 300;

interface CancelDialogProps {
  call: ScheduledCall;
  onDone: () => void;
  onClose: () => void;
}

/** Asks why a person is not to be called in a campaign any more. */
export function CancelDialog({ call, onDone, onClose }: CancelDialogProps) {
  const { t } = useTranslation('scheduled');
  const change = useChangeScheduled(call);
  const [reason, setReason] = useState('');
  const [isSent, setSent] = useState(false);
  const stated = reason.trim();
  return (
    <FormDialog
      title={t('cancel.title', { name: call.contact.fullName })}
      body={t('cancel.body')}
      submitLabel={t(change.isPending ? 'actions.busy' : 'cancel.submit')}
      cancelLabel={t('actions.keep')}
      isBusy={change.isPending}
      isGrave
      error={change.error}
      fields={['reason']}
      onSubmit={() => {
        setSent(true);
        if (stated === '') return;
        change.mutate({ kind: 'cancel', reason: stated }, { onSuccess: onDone });
      }}
      onClose={onClose}
    >
      <TextInput
        id="cancel-reason"
        type="text"
        label={t('cancel.reason')}
        autoComplete="off"
        value={reason}
        onChange={setReason}
        hint={t('cancel.hint')}
        error={
          isSent && stated === '' ? t('cancel.missing') : readFieldError(change.error, 'reason')
        }
        disabled={change.isPending}
        attributes={{ maxLength: longestReason, required: true }}
      />
    </FormDialog>
  );
}
