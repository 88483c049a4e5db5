import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { readFieldError } from '../../../platform/api/problem.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { formatDate } from '../../../ui/format-moment.ts';
import { Notice } from '../../../ui/notice.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useDeleteOrganization } from '../api.ts';
import type { TaskDialogProps } from './task-dialog-props.ts';

/** Asks for the name before an organization is gone, and says what is kept of it. */
export function DeleteDialog({ organization, onDone, onClose }: TaskDialogProps) {
  const { t } = useTranslation('organizations');
  const { language } = useLanguage();
  const remove = useDeleteOrganization(organization.id);
  const [confirmation, setConfirmation] = useState('');
  const [isMismatch, setMismatch] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { name, callsUnderWay } = organization;

  function submit() {
    const isName = confirmation.trim() === name;
    setMismatch(!isName);
    if (!isName) {
      input.current?.focus();
      return;
    }
    remove.mutate(name, {
      onSuccess: ({ keptUntil }) =>
        onDone(
          keptUntil === null
            ? t('remove.doneNothingKept', { name })
            : t('remove.done', { name, day: formatDate(keptUntil, language) }),
        ),
    });
  }

  return (
    <FormDialog
      title={t('remove.title', { name })}
      body={t('remove.body')}
      submitLabel={t(remove.isPending ? 'remove.busy' : 'remove.submit')}
      cancelLabel={t('cancel')}
      isBusy={remove.isPending}
      error={remove.error}
      fields={['confirmation']}
      isGrave
      onSubmit={submit}
      onClose={onClose}
    >
      <Box>{t('remove.kept')}</Box>
      {callsUnderWay === 0 || remove.error !== null ? null : (
        <Notice kind="info">{t('remove.underWay')}</Notice>
      )}
      <TextInput
        id="organization-confirmation"
        type="text"
        label={t('remove.confirmation')}
        autoComplete="off"
        value={confirmation}
        onChange={setConfirmation}
        error={
          isMismatch ? t('remove.mismatch', { name }) : readFieldError(remove.error, 'confirmation')
        }
        disabled={remove.isPending}
        inputRef={input}
        attributes={{ autoFocus: true, spellCheck: false }}
      />
    </FormDialog>
  );
}
