import KeyIcon from '@mui/icons-material/PhonelinkLockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Factor, User } from '@supabase/auth-js';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Moment } from '../../../ui/moment.tsx';
import type { Column } from '../../../ui/record-column.ts';
import { RecordTable } from '../../../ui/record-table.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { type Enrolment, useRemoveFactor, useStartEnrolment } from '../auth-api.ts';
import { nameFactor } from '../name-factor.ts';
import { EnrolmentPanel } from './enrolment-panel.tsx';
import { CardOutcome } from './outcome.tsx';

interface FactorTableProps {
  factors: readonly Factor[];
  onRemove: (factor: Factor) => void;
}

function FactorTable({ factors, onRemove }: FactorTableProps) {
  const { t } = useTranslation('account');
  const columns: Column<Factor>[] = [
    {
      id: 'name',
      header: t('factors.name'),
      render: ({ id, friendly_name }) => (
        <span id={`factor-${id}`}>{friendly_name ?? t('factors.unnamed')}</span>
      ),
    },
    {
      id: 'added',
      header: t('factors.added'),
      render: ({ created_at }) => <Moment at={created_at} />,
    },
    {
      id: 'actions',
      header: t('factors.actions'),
      render: (factor) => (
        <Button
          size="small"
          color="error"
          variant="outlined"
          aria-describedby={`factor-${factor.id}`}
          onClick={() => onRemove(factor)}
        >
          {t('factors.remove')}
        </Button>
      ),
    },
  ];
  return (
    <RecordTable
      caption={t('factors.caption')}
      columns={columns}
      rows={factors}
      getKey={({ id }) => id}
    />
  );
}

/** The codes that are asked for after the password. */
export function SecondFactorCard({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const start = useStartEnrolment();
  const remove = useRemoveFactor();
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [asked, setAsked] = useState<Factor | null>(null);
  const [done, setDone] = useState<'factors.setUpDone' | 'factors.removed' | null>(null);
  const startButton = useRef<HTMLButtonElement>(null);
  const factors = user.factors ?? [];
  const verified = factors.filter(({ status }) => status === 'verified');

  function begin() {
    setDone(null);
    remove.reset();
    start.mutate(
      {
        friendlyName: nameFactor(
          t('factors.unnamed'),
          verified.map(({ friendly_name }) => friendly_name),
        ),
        unfinished: factors.filter(({ status }) => status !== 'verified').map(({ id }) => id),
      },
      { onSuccess: setEnrolment },
    );
  }

  function close(outcome: typeof done) {
    // At once, so that the button is back when it is to take the focus.
    flushSync(() => {
      setEnrolment(null);
      setDone(outcome);
    });
    startButton.current?.focus();
  }

  const button = (
    <Button
      ref={startButton}
      variant={verified.length === 0 ? 'contained' : 'outlined'}
      disabled={start.isPending}
      onClick={begin}
    >
      {t(
        start.isPending
          ? 'factors.starting'
          : verified.length === 0
            ? 'factors.setUp'
            : 'factors.setUpAnother',
      )}
    </Button>
  );
  return (
    <SectionCard title={t('factors.title')} lead={t('factors.lead')} isFlush>
      <CardOutcome error={start.error ?? remove.error} done={done === null ? null : t(done)} />
      {verified.length === 0 ? null : <FactorTable factors={verified} onRemove={setAsked} />}
      {enrolment !== null ? (
        <Box sx={{ px: 2.5, py: 2.5 }}>
          <EnrolmentPanel
            enrolment={enrolment}
            onFinished={() => close('factors.setUpDone')}
            onCancelled={() => close(null)}
          />
        </Box>
      ) : verified.length === 0 ? (
        <EmptyState
          icon={<KeyIcon fontSize="inherit" />}
          title={t('factors.emptyTitle')}
          body={t('factors.emptyBody')}
          action={button}
        />
      ) : (
        <Box sx={{ px: 2.5, py: 2 }}>{button}</Box>
      )}
      {asked === null ? null : (
        <ConfirmDialog
          title={t('factors.removeTitle', { name: asked.friendly_name ?? t('factors.unnamed') })}
          body={t(verified.length > 1 ? 'factors.removeBodyOthers' : 'factors.removeBody')}
          confirmLabel={t(remove.isPending ? 'factors.removing' : 'factors.remove')}
          cancelLabel={t('cancel')}
          isBusy={remove.isPending}
          error={null}
          onConfirm={() =>
            remove.mutate(
              { factorId: asked.id },
              { onSuccess: () => setDone('factors.removed'), onSettled: () => setAsked(null) },
            )
          }
          onClose={() => setAsked(null)}
        />
      )}
    </SectionCard>
  );
}
