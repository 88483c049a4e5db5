import { findMinorDigits } from '@ringfence/domain/money/currencies';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrganizationApi } from '../../../../platform/api/api-queries.ts';
import { useIdempotencyKey } from '../../../../platform/api/idempotency-key.ts';
import { readFieldError } from '../../../../platform/api/problem.ts';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { SelectInput } from '../../../../ui/select-input.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { useAddDebt } from '../../contact-api.ts';
import type { ContactDialogProps } from '../../contact-part-props.ts';
import { createDebtDraft, type DebtFaults, readDebt } from '../../debt-draft.ts';
import { focusFault } from '../../focus-fault.ts';
import { confirmAgain, readConfirmation } from '../../read-confirmation.ts';
import { CallableNotice } from '../callable-notice.tsx';
import { DebtFields, findHalfTypedDays, listDebtPaths } from './debt-fields.tsx';

const noFaults: DebtFaults = {};
const longestReference = 100;
const usualCurrency = 'USD';

/** Those in which amounts can be read, the person's own first. */
function listCurrencyOptions(own: readonly string[]) {
  const codes = Intl.supportedValuesOf('currency').filter(
    (code) => findMinorDigits(code) !== undefined,
  );
  return [...new Set([...own, ...codes])].map((value) => ({ value, label: value }));
}

/** Adds a debt by hand. */
export function AddDebtDialog({ contact, onDone, onClose }: ContactDialogProps) {
  const { t } = useTranslation('contact');
  const add = useAddDebt(useOrganizationApi(contact.organization.id));
  const keyOf = useIdempotencyKey();
  const own = contact.debts.map(({ balance }) => balance.currency);
  const [draft, setDraft] = useState(() => createDebtDraft(own[0] ?? usualCurrency));
  const [faults, setFaults] = useState(noFaults);
  const currencies = useMemo(
    () => listCurrencyOptions(contact.debts.map(({ balance }) => balance.currency)),
    [contact.debts],
  );
  const isBusy = add.isPending;
  const opening = readConfirmation(add.error);

  function submit() {
    const read = readDebt(draft);
    const found = { ...('faults' in read ? read.faults : noFaults), ...findHalfTypedDays() };
    setFaults(found);
    if (!('debt' in read) || Object.keys(found).length > 0) {
      focusFault('debt');
      return;
    }
    const { balanceMinor, ...debt } = read.debt;
    const balance = { amountMinor: balanceMinor, currency: draft.currency };
    const input = { contactId: contact.id, debt: { ...debt, balance } };
    const sent = confirmAgain(add.error, add.variables?.input, input);
    add.mutate(
      { input: sent, idempotencyKey: keyOf(JSON.stringify(sent)) },
      {
        onSuccess: () => onDone({ message: t('addDebt.done'), record: '', undo: null }),
        onError: () => focusFault('debt'),
      },
    );
  }

  return (
    <FormDialog
      title={t('addDebt.title')}
      body={t('addDebt.body')}
      submitLabel={t(
        isBusy ? 'addDebt.busy' : opening === null ? 'addDebt.submit' : 'debtForm.saveAndOpen',
      )}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      error={opening === null ? add.error : null}
      fields={['debt.reference', ...listDebtPaths('debt.')]}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        id="debt-reference"
        type="text"
        label={t('debtForm.reference')}
        autoComplete="off"
        value={draft.reference}
        onChange={(reference) => setDraft({ ...draft, reference })}
        hint={t('debtForm.referenceHint')}
        error={
          faults.reference === undefined
            ? readFieldError(add.error, 'debt.reference')
            : t(`debtForm.${faults.reference}`)
        }
        disabled={isBusy}
        attributes={{ maxLength: longestReference }}
      />
      <SelectInput
        id="debt-currency"
        label={t('debtForm.currency')}
        options={currencies}
        value={draft.currency}
        onChange={(currency) => setDraft({ ...draft, currency })}
        error={null}
        disabled={isBusy}
      />
      <DebtFields
        draft={draft}
        faults={faults}
        onChange={setDraft}
        error={add.error}
        path="debt."
        isBusy={isBusy}
      />
      <CallableNotice reason={opening} />
    </FormDialog>
  );
}
