import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFieldError } from '../../../platform/api/problem.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useSuspendOrganization } from '../api.ts';
import type { TaskDialogProps } from './task-dialog-props.ts';

const longestReason = 500;

/** Asks why before an organization may do nothing any more. */
export function SuspendDialog({ organization, onDone, onClose }: TaskDialogProps) {
  const { t } = useTranslation('organizations');
  const suspend = useSuspendOrganization(organization.id);
  const [because, setBecause] = useState('');
  const [fault, setFault] = useState<'missing' | 'tooLong' | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { name } = organization;

  function submit() {
    const reason = because.trim();
    const found = reason === '' ? 'missing' : reason.length > longestReason ? 'tooLong' : null;
    setFault(found);
    if (found !== null) {
      input.current?.focus();
      return;
    }
    suspend.mutate(reason, { onSuccess: () => onDone(t('suspend.done', { name })) });
  }

  return (
    <FormDialog
      title={t('suspend.title', { name })}
      body={t('suspend.body')}
      submitLabel={t(suspend.isPending ? 'suspend.busy' : 'suspend.submit')}
      cancelLabel={t('cancel')}
      isBusy={suspend.isPending}
      error={suspend.error}
      fields={['because']}
      isGrave
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        id="suspension-because"
        type="text"
        label={t('suspend.because')}
        autoComplete="off"
        value={because}
        onChange={setBecause}
        error={fault === null ? readFieldError(suspend.error, 'because') : t(`suspend.${fault}`)}
        disabled={suspend.isPending}
        inputRef={input}
        attributes={{ autoFocus: true }}
      />
    </FormDialog>
  );
}
