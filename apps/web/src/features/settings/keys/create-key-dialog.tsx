import type { ApiKey, ApiKeyScope } from '@ringfence/contract/api-keys';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { readFieldError } from '../../../platform/api/problem.ts';
import { CheckChoices } from '../../../ui/check-choices.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { SelectInput } from '../../../ui/select-input.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useCreateKey } from './api.ts';
import { keyDays, keyScopes } from './key-choices.ts';

interface CreateKeyDialogProps {
  api: OrganizationApi;
  onMade: (made: { key: ApiKey; secret: string }) => void;
  onClose: () => void;
}

/** Asks what a program is called and what it may do. */
export function CreateKeyDialog({ api, onMade, onClose }: CreateKeyDialogProps) {
  const { t } = useTranslation('settings');
  const create = useCreateKey(api);
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<ApiKeyScope[]>(['contacts.read']);
  const [days, setDays] = useState('365');
  const [showsFaults, setShowsFaults] = useState(false);
  const isBusy = create.isPending;
  const nameFault = showsFaults && name.trim() === '' ? t('apiKeys.nameMissing') : null;

  function submit() {
    setShowsFaults(true);
    if (name.trim() === '') {
      document.getElementById('key-name')?.focus();
      return;
    }
    if (scopes.length === 0) return;
    const input = { name: name.trim(), scopes, days: days === '' ? null : Number(days) };
    create.mutate(input, { onSuccess: onMade });
  }

  return (
    <FormDialog
      title={t('apiKeys.createTitle')}
      body={t('apiKeys.createBody')}
      submitLabel={t(isBusy ? 'apiKeys.creating' : 'apiKeys.create')}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      error={create.error}
      fields={['name']}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        id="key-name"
        type="text"
        label={t('apiKeys.name')}
        hint={t('apiKeys.nameHint')}
        autoComplete="off"
        value={name}
        onChange={setName}
        error={nameFault ?? readFieldError(create.error, 'name')}
        disabled={isBusy}
        attributes={{ maxLength: 100 }}
      />
      <CheckChoices
        isColumn
        id="key-scopes"
        label={t('apiKeys.scopes')}
        options={keyScopes.map((value) => ({ value, label: t(`apiKeys.scopeWords.${value}`) }))}
        values={scopes}
        onChange={setScopes}
        hint={t(
          showsFaults && scopes.length === 0 ? 'apiKeys.scopesMissing' : 'apiKeys.scopesHint',
        )}
        disabled={isBusy}
      />
      <SelectInput
        id="key-days"
        label={t('apiKeys.ends')}
        options={keyDays.map((value) => ({
          value,
          label:
            value === ''
              ? t('apiKeys.endsNever')
              : t('apiKeys.endsAfter', { count: Number(value) }),
        }))}
        value={days}
        onChange={setDays}
        error={null}
        disabled={isBusy}
      />
    </FormDialog>
  );
}
