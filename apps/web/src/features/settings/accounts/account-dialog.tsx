import type { CarrierAccount, OfferedCarrier } from '@ringfence/contract/carrier-accounts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { useIdempotencyKey } from '../../../platform/api/idempotency-key.ts';
import { readFieldError } from '../../../platform/api/problem.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectInput } from '../../../ui/select-input.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { checkAccount, draftAccount, toInput } from './account-draft.ts';
import { useSaveAccount } from './api.ts';

interface AccountDialogProps {
  api: OrganizationApi;
  /** Null for a new one. */
  account: CarrierAccount | null;
  carriers: readonly OfferedCarrier[];
  /** Hears what was done, in words. */
  onDone: (done: string) => void;
  onClose: () => void;
}

const paces = ['callsPerSecond', 'callsAtOnce'] as const;

/** Adds an account, or changes one. What the carrier wants to know is drawn as it describes it. */
export function AccountDialog({ api, account, carriers, onDone, onClose }: AccountDialogProps) {
  const { t } = useTranslation('settings');
  const save = useSaveAccount(api, account);
  const keyOf = useIdempotencyKey();
  const [draft, setDraft] = useState(() => draftAccount(account, carriers));
  const [faults, setFaults] = useState<ReturnType<typeof checkAccount>>(new Map());
  const carrier = carriers.find(({ id }) => id === draft.carrier);
  const obstacle = account === null ? (carrier?.obstacle ?? null) : null;
  const fields = carrier?.fields ?? [];
  const names = ['carrier', 'title', ...fields.map(({ name }) => `fields.${name}`), ...paces];
  const isNew = account === null;
  const isBusy = save.isPending;

  function submit() {
    const found = checkAccount(draft, carrier, isNew);
    setFaults(found);
    const faulty = names.find((name) => found.has(name));
    if (faulty !== undefined || obstacle !== null) {
      document.getElementById(`account-${faulty ?? 'carrier'}`)?.focus();
      return;
    }
    const input = toInput(draft);
    save.mutate(
      { input, idempotencyKey: keyOf(JSON.stringify(input)) },
      {
        onSuccess: ({ title }) =>
          onDone(t(isNew ? 'accounts.added' : 'accounts.changed', { title })),
      },
    );
  }

  function say(name: string): string | null {
    const fault = faults.get(name);
    return fault === undefined ? readFieldError(save.error, name) : t(fault);
  }

  return (
    <FormDialog
      title={isNew ? t('accounts.addTitle') : t('accounts.changeTitle', { title: account.title })}
      submitLabel={
        isNew ? t(isBusy ? 'accounts.adding' : 'accounts.add') : t(isBusy ? 'saving' : 'save')
      }
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      error={save.error}
      fields={names}
      onSubmit={submit}
      onClose={onClose}
    >
      {isNew ? (
        <SelectInput
          id="account-carrier"
          label={t('accounts.carrier')}
          options={carriers.map(({ id, title }) => ({ value: id, label: title }))}
          value={draft.carrier}
          onChange={(chosen) => setDraft({ ...draft, carrier: chosen, fields: {} })}
          error={say('carrier')}
          disabled={isBusy}
        />
      ) : null}
      {obstacle === null ? null : (
        <Notice kind="error">{t(`accounts.obstacles.${obstacle}`)}</Notice>
      )}
      <TextInput
        id="account-title"
        type="text"
        label={t('accounts.name')}
        autoComplete="off"
        value={draft.title}
        onChange={(title) => setDraft({ ...draft, title })}
        hint={t('accounts.nameHint')}
        error={say('title')}
        disabled={isBusy}
      />
      {fields.map(({ name, label, isSecret }) => (
        <TextInput
          key={name}
          id={`account-fields.${name}`}
          type={isSecret ? 'password' : 'text'}
          label={label}
          // No browser offers a person's own password here.
          autoComplete={isSecret ? 'new-password' : 'off'}
          value={draft.fields[name] ?? ''}
          onChange={(value) => setDraft({ ...draft, fields: { ...draft.fields, [name]: value } })}
          {...(isSecret ? { hint: t(isNew ? 'accounts.secretHint' : 'accounts.secretStays') } : {})}
          error={say(`fields.${name}`)}
          disabled={isBusy}
        />
      ))}
      {paces.map((name) => (
        <TextInput
          key={name}
          id={`account-${name}`}
          type="number"
          label={t(`accounts.${name}`)}
          autoComplete="off"
          value={draft[name]}
          onChange={(value) => setDraft({ ...draft, [name]: value })}
          {...(name === 'callsPerSecond' ? { hint: t('accounts.paceHint') } : {})}
          error={say(name)}
          disabled={isBusy}
          attributes={{ min: 1, step: 1, inputMode: 'numeric' }}
        />
      ))}
    </FormDialog>
  );
}
