import type { CallerId } from '@ringfence/contract/settings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { readFieldError } from '../../../platform/api/problem.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useChangeCallerId } from '../api.ts';
import { showPhoneNumber } from '../read-phone-number.ts';
import { LabelInput, longestLabel } from './label-input.tsx';

interface LabelDialogProps {
  api: OrganizationApi;
  callerId: CallerId;
  /** Gets what was done, in words. */
  onDone: (done: string) => void;
  onClose: () => void;
}

export function LabelDialog({ api, callerId, onDone, onClose }: LabelDialogProps) {
  const { t } = useTranslation('settings');
  const change = useChangeCallerId(api);
  const [label, setLabel] = useState(callerId.label);
  const number = showPhoneNumber(callerId.e164);

  function submit() {
    if (label.trim().length <= longestLabel) {
      change.mutate(
        { callerIdId: callerId.id, label: label.trim() },
        { onSuccess: () => onDone(t('callerIds.labelled', { number })) },
      );
    }
  }

  return (
    <FormDialog
      title={t('callerIds.changeTitle', { number })}
      submitLabel={t(change.isPending ? 'saving' : 'save')}
      cancelLabel={t('cancel')}
      isBusy={change.isPending}
      error={change.error}
      fields={['label']}
      onSubmit={submit}
      onClose={onClose}
    >
      <LabelInput
        value={label}
        onChange={setLabel}
        refusal={readFieldError(change.error, 'label')}
        disabled={change.isPending}
      />
    </FormDialog>
  );
}
