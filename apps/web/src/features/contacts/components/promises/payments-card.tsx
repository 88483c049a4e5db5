import AddIcon from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ContactPayment } from '@ringfence/contract/payments';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { formatDate } from '../../../../ui/format-moment.ts';
import { formatMoney } from '../../../../ui/format-number.ts';
import { LateArea } from '../../../../ui/late-area.tsx';
import { LoadingSkeletons } from '../../../../ui/loading-skeletons.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { StatusChip } from '../../../../ui/status-chip.tsx';
import { TopProgressBar } from '../../../../ui/top-progress-bar.tsx';
import { useMayDo } from '../../../access/index.ts';
import type { ContactPartProps, Done } from '../../contact-part-props.ts';
import { usePayments } from '../../promise-api.ts';
import { nameDebt } from '../../record-words.ts';
import { EntryList } from '../person/entry-list.tsx';

const PaymentDialog = lazy(async () => ({
  default: (await import('./payment-dialog.tsx')).PaymentDialog,
}));

const ReverseDialog = lazy(async () => ({
  default: (await import('./reverse-dialog.tsx')).ReverseDialog,
}));

interface PaymentEntryProps {
  payment: ContactPayment;
  debt: string;
  onReverse?: (() => void) | undefined;
}

function PaymentEntry({ payment, debt, onReverse }: PaymentEntryProps) {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const { overpaid, payerReference, source, recordedBy, reversedAt } = payment;
  const amount = formatMoney(payment.amount, language);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ fontWeight: 600 }}>
          {t('payments.line', { amount, day: formatDate(payment.paidOn, language) })}
        </Box>
        <StatusChip
          tone={reversedAt === null ? 'success' : 'error'}
          label={t(reversedAt === null ? 'payments.received' : 'payments.reversed')}
        />
      </Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>{debt}</Box>
      {overpaid.amountMinor === 0 ? null : (
        <Box>{t('payments.overpaid', { amount: formatMoney(overpaid, language) })}</Box>
      )}
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
        {t(`payments.sources.${source}`, { who: recordedBy?.fullName ?? t('unknown') })}
        {payerReference === null
          ? null
          : ` · ${t('payments.reference', { reference: payerReference })}`}
      </Box>
      {onReverse === undefined ? null : (
        <Button
          size="small"
          color="inherit"
          onClick={onReverse}
          aria-label={`${t('payments.reverse')}: ${amount}`}
          sx={{ ml: -0.5 }}
        >
          {t('payments.reverse')}
        </Button>
      )}
    </>
  );
}

/** What came in from the person. */
export function PaymentsCard({ contact, onDone }: ContactPartProps) {
  const { t } = useTranslation('contact');
  const mayWork = useMayDo('contacts.work');
  const payments = usePayments(contact.id);
  const [open, setOpen] = useState<ContactPayment | 'new' | null>(null);
  const close = () => setOpen(null);
  const dialog = {
    contact,
    onClose: close,
    onDone: (done: Done) => {
      close();
      onDone(done);
    },
  };
  const nameDebtOf = (debtId: string) => {
    const debt = contact.debts.find(({ id }) => id === debtId);
    return debt === undefined ? t('unknown') : nameDebt(debt, t);
  };
  return (
    <SectionCard
      title={t('payments.title')}
      actions={
        mayWork && contact.debts.length > 0 ? (
          <Button size="small" startIcon={<AddIcon />} onClick={() => setOpen('new')}>
            {t('payments.add')}
          </Button>
        ) : undefined
      }
    >
      {payments.isPending ? (
        <LoadingSkeletons label={t('payments.loading')} rows={2} rowHeight={{ xs: 40, sm: 40 }} />
      ) : payments.data === undefined ? (
        <ErrorState error={payments.error} onRetry={() => void payments.refetch()} />
      ) : payments.data.payments.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('payments.none')}</Box>
      ) : (
        <EntryList
          label={t('payments.title')}
          entries={payments.data.payments}
          render={(payment) => (
            <PaymentEntry
              payment={payment}
              debt={nameDebtOf(payment.debtId)}
              {...(mayWork && payment.reversedAt === null
                ? { onReverse: () => setOpen(payment) }
                : {})}
            />
          )}
        />
      )}
      {open === null ? null : (
        <LateArea fallback={<TopProgressBar />} onClose={close}>
          {open === 'new' ? (
            <PaymentDialog {...dialog} />
          ) : (
            <ReverseDialog {...dialog} payment={open} />
          )}
        </LateArea>
      )}
    </SectionCard>
  );
}
