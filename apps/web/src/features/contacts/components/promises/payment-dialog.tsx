import type { PaymentResult } from '@ringfence/contract/payments';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrganizationApi } from '../../../../platform/api/api-queries.ts';
import { useIdempotencyKey } from '../../../../platform/api/idempotency-key.ts';
import { readFieldError } from '../../../../platform/api/problem.ts';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SelectInput } from '../../../../ui/select-input.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import type { ContactDialogProps } from '../../contact-part-props.ts';
import { focusFault } from '../../focus-fault.ts';
import { useRecordPayment } from '../../promise-api.ts';
import { readEnteredAmount } from '../../read-entered-amount.ts';
import { nameDebt } from '../../record-words.ts';

const payerPath = 'payments.0.payerReference';
const longestReference = 100;

/** Records money that came in. How it was paid is never asked for. */
export function PaymentDialog({ contact, onDone, onClose }: ContactDialogProps) {
  const { t } = useTranslation('contact');
  const record = useRecordPayment(useOrganizationApi(contact.organization.id));
  const keyOf = useIdempotencyKey();
  const [debtId, setDebtId] = useState(contact.debts[0]?.id ?? '');
  const [amount, setAmount] = useState('');
  const [paidOn, setPaidOn] = useState('');
  const [payerReference, setPayerReference] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [refused, setRefused] = useState<NonNullable<PaymentResult['reason']> | 'known' | null>(
    null,
  );
  const debt = contact.debts.find(({ id }) => id === debtId);
  const currency = debt?.balance.currency ?? 'USD';
  const amountMinor = readEnteredAmount(amount, currency);
  const isBusy = record.isPending;

  function submit() {
    setIsChecked(true);
    setRefused(null);
    if (amountMinor === null || paidOn === '') {
      focusFault('payment');
      return;
    }
    const named = payerReference.trim() === '' ? null : payerReference.trim();
    const payment = { debtId, amountMinor, currency, paidOn, payerReference: named };
    const input = { payments: [payment] };
    record.mutate(
      { input, idempotencyKey: keyOf(JSON.stringify(input)) },
      {
        onSuccess: ({ results: [result] }) => {
          if (result === undefined || result.result === 'recorded') {
            onDone({ message: t('payments.form.done'), record: t('payments.title'), undo: null });
          } else {
            setRefused(result.reason ?? 'known');
          }
        },
      },
    );
  }

  return (
    <FormDialog
      title={t('payments.add')}
      body={t('payments.form.body')}
      submitLabel={t(isBusy ? 'payments.form.submitting' : 'payments.form.submit')}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      error={record.error}
      fields={[payerPath]}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectInput
        id="payment-debtId"
        label={t('payments.form.debt')}
        options={contact.debts.map((one) => ({ value: one.id, label: nameDebt(one, t) }))}
        value={debtId}
        onChange={setDebtId}
        error={null}
        disabled={isBusy}
      />
      <TextInput
        id="payment-amount"
        type="text"
        label={`${t('payments.form.amount')} (${currency})`}
        autoComplete="off"
        value={amount}
        onChange={setAmount}
        error={isChecked && amountMinor === null ? t('payments.form.amountFault') : null}
        disabled={isBusy}
        attributes={{ inputMode: 'decimal', maxLength: 30 }}
      />
      <TextInput
        id="payment-paidOn"
        type="date"
        label={t('payments.form.day')}
        autoComplete="off"
        value={paidOn}
        onChange={setPaidOn}
        error={isChecked && paidOn === '' ? t('payments.form.dayFault') : null}
        disabled={isBusy}
      />
      <TextInput
        id="payment-payerReference"
        type="text"
        label={t('payments.form.payerReference')}
        autoComplete="off"
        value={payerReference}
        onChange={setPayerReference}
        hint={t('payments.form.referenceHint')}
        error={readFieldError(record.error, payerPath)}
        disabled={isBusy}
        attributes={{ maxLength: longestReference }}
      />
      {refused === null ? null : (
        <Notice kind="error">{t(`payments.form.refused.${refused}`)}</Notice>
      )}
    </FormDialog>
  );
}
