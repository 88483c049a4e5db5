import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { readFieldError } from '../../../../platform/api/problem.ts';
import { useDisplayZone } from '../../../../ui/display-zone.ts';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { formatDay } from '../../../../ui/format-moment.ts';
import { TextInput } from '../../../../ui/text-input.tsx';
import { useBulkAct } from '../../table/use-bulk-act.ts';
import type { BulkDialogProps } from './bulk-dialog-props.ts';

const longestName = 200;

/** Puts those selected into a list of their own, with which a campaign can be started. */
export function CallDialog(props: BulkDialogProps) {
  const { t } = useTranslation('tables');
  const { language } = useLanguage();
  const zone = useDisplayZone();
  const { people, isBusy, error, begin } = useBulkAct(props);
  const [name, setName] = useState<string>(() =>
    t('bulk.calling.usual', { day: formatDay(new Date().toISOString(), language, zone) }),
  );
  const [isAsked, setAsked] = useState(false);
  const isMissing = name.trim() === '';

  function submit() {
    setAsked(true);
    if (isMissing) {
      document.getElementById('bulk-callName')?.focus();
      return;
    }
    begin({ kind: 'add_to_list', listName: name.trim() }, (action) =>
      props.onBegun(action, { isForCall: true }),
    );
  }

  return (
    <FormDialog
      title={t('bulk.calling.title', { people })}
      body={t('bulk.calling.body')}
      submitLabel={t(isBusy ? 'bulk.calling.busy' : 'bulk.calling.submit')}
      cancelLabel={t('bulk.cancel')}
      isBusy={isBusy}
      error={error}
      fields={['action.listName']}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <TextInput
        id="bulk-callName"
        type="text"
        label={t('bulk.calling.name')}
        autoComplete="off"
        value={name}
        onChange={setName}
        error={
          isAsked && isMissing
            ? t('bulk.list.nameMissing')
            : readFieldError(error, 'action.listName')
        }
        disabled={isBusy}
        attributes={{ maxLength: longestName }}
      />
    </FormDialog>
  );
}
