import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFieldError } from '../../../../platform/api/problem.ts';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { RadioChoice } from '../../../../ui/radio-choice.tsx';
import { SelectInput } from '../../../../ui/select-input.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { useListsOf } from '../../../lists/index.ts';
import { useBulkAct } from '../../table/use-bulk-act.ts';
import type { BulkDialogProps } from './bulk-dialog-props.ts';

const longestName = 200;

/** Puts those selected into a list that is there, or into a new one. */
export function AddToListDialog(props: BulkDialogProps) {
  const { t } = useTranslation('tables');
  const { people, isBusy, error, begin } = useBulkAct(props);
  const lists = useListsOf(props.organizationId);
  const [way, setWay] = useState<'existing' | 'fresh'>('existing');
  const [listId, setListId] = useState('');
  const [name, setName] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isNew = way === 'fresh';
  const isMissing = isNew ? name.trim() === '' : listId === '';

  function submit() {
    setAsked(true);
    if (isMissing) {
      document.getElementById(isNew ? 'bulk-listName' : 'bulk-listId')?.focus();
      return;
    }
    const list = isNew ? { listName: name.trim() } : { listId };
    begin({ kind: 'add_to_list', ...list }, props.onBegun);
  }

  return (
    <FormDialog
      title={t('bulk.list.title', { people })}
      submitLabel={t(isBusy ? 'bulk.list.busy' : 'bulk.list.submit')}
      cancelLabel={t('bulk.cancel')}
      isBusy={isBusy}
      error={error ?? lists.error}
      fields={['action.listName', 'action.listId']}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <RadioChoice
        id="bulk-way"
        label={t('bulk.list.which')}
        options={[
          { value: 'existing', label: t('bulk.list.existing') },
          { value: 'fresh', label: t('bulk.list.fresh') },
        ]}
        value={way}
        onChange={setWay}
        error={null}
        disabled={isBusy}
      />
      {isNew ? (
        <TextInput
          id="bulk-listName"
          type="text"
          label={t('bulk.list.name')}
          autoComplete="off"
          value={name}
          onChange={setName}
          hint={t('bulk.list.hint')}
          error={
            isAsked && isMissing
              ? t('bulk.list.nameMissing')
              : readFieldError(error, 'action.listName')
          }
          disabled={isBusy}
          attributes={{ maxLength: longestName }}
        />
      ) : (
        <SelectInput
          id="bulk-listId"
          label={t('bulk.list.which')}
          placeholder={t('bulk.list.choose')}
          options={(lists.data?.lists ?? []).map((list) => ({ value: list.id, label: list.name }))}
          value={listId}
          onChange={setListId}
          error={
            isAsked && isMissing
              ? t('bulk.list.listMissing')
              : readFieldError(error, 'action.listId')
          }
          disabled={isBusy}
        />
      )}
    </FormDialog>
  );
}
