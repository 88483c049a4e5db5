import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { useIdempotencyKey } from '../../../platform/api/idempotency-key.ts';
import { readFieldError, readProblem } from '../../../platform/api/problem.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { SelectInput } from '../../../ui/select-input.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useCarrierAccounts } from '../accounts/api.ts';
import { useAddCallerId } from '../api.ts';
import type { NumberToCall } from '../codes/api.ts';
import { readPhoneNumber, showPhoneNumber } from '../read-phone-number.ts';
import { LabelInput, longestLabel } from './label-input.tsx';

interface AddCallerIdDialogProps {
  api: OrganizationApi;
  /** Gets what was done, in words. */
  onDone: (done: string) => void;
  /** Gets a number that is to be called with a code instead. */
  onCall: (number: NumberToCall) => void;
  onClose: () => void;
}

export function AddCallerIdDialog({ api, onDone, onCall, onClose }: AddCallerIdDialogProps) {
  const { t } = useTranslation('settings');
  const add = useAddCallerId(api);
  const keyOf = useIdempotencyKey();
  const [typed, setTyped] = useState('');
  const [label, setLabel] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const accounts = useCarrierAccounts(api);
  const active = (accounts.data?.accounts ?? []).filter(({ state }) => state === 'active');
  const [chosen, setChosen] = useState('');
  const accountId = chosen === '' ? (active[0]?.id ?? '') : chosen;

  /** What the carrier did not know, through an account whose code nobody here can read. */
  const unknown =
    readProblem(add.error)?.reason === 'unknown_to_carrier' &&
    active.some(
      ({ id, owner }) => owner === 'installation' && id === add.variables?.input.accountId,
    )
      ? add.variables?.input
      : undefined;

  function submit() {
    const e164 = readPhoneNumber(typed);
    setInvalid(e164 === null);
    if (e164 === null) {
      input.current?.focus();
      return;
    }
    if (label.trim().length > longestLabel || accountId === '') {
      return;
    }
    const wanted = { e164, label: label.trim(), accountId };
    add.mutate(
      { input: wanted, idempotencyKey: keyOf(JSON.stringify(wanted)) },
      { onSuccess: () => onDone(t('callerIds.added', { number: showPhoneNumber(e164) })) },
    );
  }

  return (
    <FormDialog
      title={t('callerIds.addTitle')}
      submitLabel={t(add.isPending ? 'callerIds.adding' : 'callerIds.add')}
      cancelLabel={t('cancel')}
      isBusy={add.isPending}
      error={add.error}
      fields={['e164', 'label', 'accountId']}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        id="caller-id-number"
        type="tel"
        label={t('callerIds.number')}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        hint={t('callerIds.numberHint')}
        error={isInvalid ? t('callerIds.numberInvalid') : readFieldError(add.error, 'e164')}
        disabled={add.isPending}
        inputRef={input}
        attributes={{ autoFocus: true }}
      />
      {unknown === undefined ? null : (
        <Button
          variant="outlined"
          onClick={() => onCall({ ...unknown, label: label.trim() })}
          sx={{ justifySelf: 'start' }}
        >
          {t('callerIds.code.offer')}
        </Button>
      )}
      <SelectInput
        id="caller-id-account"
        label={t('callerIds.account')}
        options={
          active.length === 0
            ? [{ value: '', label: t('accounts.emptyTitle') }]
            : active.map(({ id, title, carrier }) => ({
                value: id,
                label: title === carrier.title ? title : `${title} (${carrier.title})`,
              }))
        }
        value={accountId}
        onChange={setChosen}
        error={
          readFieldError(add.error, 'accountId') ??
          (accounts.isSuccess && active.length === 0 ? t('accounts.emptyBody') : null)
        }
        disabled={add.isPending}
      />
      <LabelInput
        value={label}
        onChange={setLabel}
        refusal={readFieldError(add.error, 'label')}
        disabled={add.isPending}
      />
    </FormDialog>
  );
}
