import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFieldError } from '../../../../platform/api/problem.ts';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { LongTextInput } from '../../../../ui/long-text-input.tsx';
import { useBulkAct } from '../../table/use-bulk-act.ts';
import type { BulkDialogProps } from './bulk-dialog-props.ts';

const longestNote = 2000;

/** Writes the same note about everybody selected. */
export function NoteDialog(props: BulkDialogProps) {
  const { t } = useTranslation('tables');
  const { people, isBusy, error, begin } = useBulkAct(props);
  const [content, setContent] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isMissing = content.trim() === '';

  function submit() {
    setAsked(true);
    if (isMissing) {
      document.getElementById('bulk-note')?.focus();
      return;
    }
    begin({ kind: 'note', content: content.trim() }, props.onBegun);
  }

  return (
    <FormDialog
      title={t('bulk.noting.title', { people })}
      submitLabel={t(isBusy ? 'bulk.noting.busy' : 'bulk.noting.submit')}
      cancelLabel={t('bulk.cancel')}
      isBusy={isBusy}
      error={error}
      fields={['action.content']}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <LongTextInput
        id="bulk-note"
        label={t('bulk.noting.content')}
        value={content}
        onChange={setContent}
        hint={t('bulk.noting.hint')}
        error={
          isAsked && isMissing
            ? t('bulk.noting.contentMissing')
            : readFieldError(error, 'action.content')
        }
        disabled={isBusy}
        maxLength={longestNote}
      />
    </FormDialog>
  );
}
