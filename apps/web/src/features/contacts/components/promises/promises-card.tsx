import AddIcon from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ContactPromise } from '@ringfence/contract/promises';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { formatDate, formatMoment } from '../../../../ui/format-moment.ts';
import { formatMoney } from '../../../../ui/format-number.ts';
import { LateArea } from '../../../../ui/late-area.tsx';
import { LoadingSkeletons } from '../../../../ui/loading-skeletons.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { StatusChip, type Tone } from '../../../../ui/status-chip.tsx';
import { TopProgressBar } from '../../../../ui/top-progress-bar.tsx';
import { useMayDo } from '../../../access/index.ts';
import type { ContactPartProps, Done } from '../../contact-part-props.ts';
import { usePromises } from '../../promise-api.ts';
import { nameDebt } from '../../record-words.ts';
import { EntryList } from '../person/entry-list.tsx';

const PromiseDialog = lazy(async () => ({
  default: (await import('./promise-dialog.tsx')).PromiseDialog,
}));

const CancelPromiseDialog = lazy(async () => ({
  default: (await import('./cancel-promise-dialog.tsx')).CancelPromiseDialog,
}));

const tones: Readonly<Record<ContactPromise['state'], Tone>> = {
  open: 'info',
  kept: 'success',
  broken: 'error',
  cancelled: 'neutral',
};

interface PromiseEntryProps {
  promise: ContactPromise;
  debt: string;
  onCancel?: (() => void) | undefined;
}

function PromiseEntry({ promise, debt, onCancel }: PromiseEntryProps) {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const { state, madeHow, madeAt, recordedBy, cancelledBecause, reminder } = promise;
  const amount = formatMoney(promise.amount, language);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ fontWeight: 600 }}>
          {t('promises.line', { amount, day: formatDate(promise.dueOn, language) })}
        </Box>
        <StatusChip tone={tones[state]} label={t(`promises.states.${state}`)} />
      </Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>{debt}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {t(`promises.made.${madeHow}`, {
          who: recordedBy?.fullName ?? t('unknown'),
          when: formatMoment(madeAt, language),
        })}
        {cancelledBecause === null ? null : ` · ${t(`promises.because.${cancelledBecause}`)}`}
      </Box>
      {reminder === null ? null : (
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {reminder.isBlocked
            ? t('promises.reminder.blocked')
            : reminder.nextAt === null
              ? t(`promises.reminder.${reminder.state}`)
              : t('promises.reminder.at', { when: formatMoment(reminder.nextAt, language) })}
        </Box>
      )}
      {onCancel === undefined ? null : (
        <Button
          size="small"
          color="inherit"
          onClick={onCancel}
          aria-label={t('promises.cancelThis', { amount })}
          sx={{ ml: -0.5 }}
        >
          {t('promises.cancel')}
        </Button>
      )}
    </>
  );
}

/** What the person promised to pay, and how each promise stands. */
export function PromisesCard({ contact, onDone }: ContactPartProps) {
  const { t } = useTranslation('contact');
  const mayWork = useMayDo('promises.work');
  const promises = usePromises(contact.id);
  const [open, setOpen] = useState<ContactPromise | 'new' | null>(null);
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
  const canPromise = contact.debts.some(({ state }) => state === 'open' || state === 'promised');
  return (
    <SectionCard
      title={t('promises.title')}
      actions={
        mayWork && canPromise && promises.data !== undefined ? (
          <Button size="small" startIcon={<AddIcon />} onClick={() => setOpen('new')}>
            {t('promises.add')}
          </Button>
        ) : undefined
      }
    >
      {promises.isPending ? (
        <LoadingSkeletons label={t('promises.loading')} rows={2} rowHeight={{ xs: 40, sm: 40 }} />
      ) : promises.data === undefined ? (
        <ErrorState error={promises.error} onRetry={() => void promises.refetch()} />
      ) : promises.data.promises.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('promises.none')}</Box>
      ) : (
        <EntryList
          label={t('promises.title')}
          entries={promises.data.promises}
          render={(promise) => (
            <PromiseEntry
              promise={promise}
              debt={nameDebtOf(promise.debtId)}
              {...(mayWork && promise.state === 'open' ? { onCancel: () => setOpen(promise) } : {})}
            />
          )}
        />
      )}
      {open === null || promises.data === undefined ? null : (
        <LateArea fallback={<TopProgressBar />} onClose={close}>
          {open === 'new' ? (
            <PromiseDialog {...dialog} rules={promises.data.rules} known={promises.data.promises} />
          ) : (
            <CancelPromiseDialog
              {...dialog}
              organizationId={contact.organization.id}
              promise={open}
            />
          )}
        </LateArea>
      )}
    </SectionCard>
  );
}
