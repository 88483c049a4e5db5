import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFieldError } from '../../../platform/api/problem.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

const longestName = 200;

interface ListNameDialogProps {
  title: string;
  body?: string;
  /** What it is called so far. */
  known?: string;
  submitLabel: string;
  isBusy: boolean;
  error: unknown;
  onSubmit: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a list. */
export function ListNameDialog(props: ListNameDialogProps) {
  const { title, body, known = '', submitLabel, isBusy, error, onSubmit, onClose } = props;
  const { t } = useTranslation('tables');
  const [name, setName] = useState(known);
  const [isAsked, setAsked] = useState(false);
  const isMissing = name.trim() === '';
  return (
    <FormDialog
      title={title}
      {...(body === undefined ? {} : { body })}
      submitLabel={submitLabel}
      cancelLabel={t('lists.cancel')}
      isBusy={isBusy}
      error={error}
      fields={['name']}
      onSubmit={() => {
        setAsked(true);
        if (isMissing) {
          document.getElementById('list-name')?.focus();
        } else {
          onSubmit(name.trim());
        }
      }}
      onClose={onClose}
    >
      <TextInput
        id="list-name"
        type="text"
        label={t('lists.form.name')}
        autoComplete="off"
        value={name}
        onChange={setName}
        error={isAsked && isMissing ? t('lists.form.nameMissing') : readFieldError(error, 'name')}
        disabled={isBusy}
        attributes={{ maxLength: longestName }}
      />
    </FormDialog>
  );
}
