import AddIcon from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ContactPromise, PromiseRules } from '@ringfence/contract/promises';
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
import { useRecordPromise } from '../../promise-api.ts';
import { readEnteredAmount } from '../../read-entered-amount.ts';
import { nameDebt } from '../../record-words.ts';

interface PromiseDialogProps extends ContactDialogProps {
  rules: PromiseRules;
  known: readonly ContactPromise[];
}

interface Part {
  amount: string;
  day: string;
}

/** Records what a person promised: one amount, or several parts by their days. */
export function PromiseDialog({ contact, rules, known, onDone, onClose }: PromiseDialogProps) {
  const { t } = useTranslation('contact');
  const record = useRecordPromise(useOrganizationApi(contact.organization.id));
  const keyOf = useIdempotencyKey();
  const debts = contact.debts.filter(({ state }) => state === 'open' || state === 'promised');
  const [debtId, setDebtId] = useState(debts[0]?.id ?? '');
  const [parts, setParts] = useState<readonly Part[]>([{ amount: '', day: '' }]);
  const [isChecked, setIsChecked] = useState(false);
  const debt = debts.find(({ id }) => id === debtId);
  const currency = debt?.balance.currency ?? 'USD';
  const isBusy = record.isPending;
  const { terms, graceDays, binds } = rules;
  const isReplacing = known.some((one) => one.debtId === debtId && one.state === 'open');
  const change = (index: number, part: Partial<Part>) =>
    setParts(parts.map((one, place) => (place === index ? { ...one, ...part } : one)));

  function submit() {
    setIsChecked(true);
    const instalments = parts.flatMap(({ amount, day }) => {
      const amountMinor = readEnteredAmount(amount, currency);
      return amountMinor === null || day === '' ? [] : [{ amountMinor, dueOn: day }];
    });
    if (instalments.length < parts.length) {
      focusFault('promise');
      return;
    }
    const input = { debtId, instalments };
    record.mutate(
      { input, idempotencyKey: keyOf(JSON.stringify(input)) },
      {
        onSuccess: () =>
          onDone({ message: t('promises.form.done'), record: t('promises.title'), undo: null }),
      },
    );
  }

  const refusal = readFieldError(record.error, 'instalments');
  return (
    <FormDialog
      title={t('promises.add')}
      body={t(binds === 'person' ? 'promises.form.bodyPerson' : 'promises.form.body', {
        count: graceDays,
      })}
      submitLabel={t(isBusy ? 'promises.form.submitting' : 'promises.form.submit')}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      error={record.error}
      fields={['instalments', 'debtId']}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectInput
        id="promise-debtId"
        label={t('promises.form.debt')}
        options={debts.map((one) => ({ value: one.id, label: nameDebt(one, t) }))}
        value={debtId}
        onChange={setDebtId}
        error={readFieldError(record.error, 'debtId')}
        disabled={isBusy}
      />
      {parts.map(({ amount, day }, index) => {
        const part = index + 1;
        const isOne = parts.length === 1;
        const hasFault = isChecked && readEnteredAmount(amount, currency) === null;
        return (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
            key={index}
            sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}
          >
            <TextInput
              id={`promise-amount-${part}`}
              type="text"
              label={`${isOne ? t('promises.form.amount') : t('promises.form.amountOf', { part })} (${currency})`}
              autoComplete="off"
              value={amount}
              onChange={(value) => change(index, { amount: value })}
              error={hasFault ? t('promises.form.amountFault') : null}
              disabled={isBusy}
              attributes={{ inputMode: 'decimal', maxLength: 30 }}
            />
            <TextInput
              id={`promise-day-${part}`}
              type="date"
              label={isOne ? t('promises.form.day') : t('promises.form.dayOf', { part })}
              autoComplete="off"
              value={day}
              onChange={(value) => change(index, { day: value })}
              error={isChecked && day === '' ? t('promises.form.dayFault') : null}
              disabled={isBusy}
            />
          </Box>
        );
      })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {parts.length < terms.mostInstalments ? (
          <Button
            size="small"
            startIcon={<AddIcon />}
            disabled={isBusy}
            onClick={() => setParts([...parts, { amount: '', day: '' }])}
          >
            {t('promises.form.addPart')}
          </Button>
        ) : null}
        {parts.length > 1 ? (
          <Button
            size="small"
            color="inherit"
            disabled={isBusy}
            onClick={() => setParts(parts.slice(0, -1))}
          >
            {t('promises.form.removePart')}
          </Button>
        ) : null}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {t('promises.form.terms', {
          percent: terms.leastPercent,
          days: terms.latestDays,
          parts: terms.mostInstalments,
        })}
      </Box>
      {refusal === null ? null : <Notice kind="error">{refusal}</Notice>}
      {isReplacing ? <Notice kind="info">{t('promises.form.replaces')}</Notice> : null}
    </FormDialog>
  );
}
