import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PersonWithFactors } from '@ringfence/contract/second-factors';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readProblem } from '../../../platform/api/problem.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Column } from '../../../ui/record-column.ts';
import { RecordTable } from '../../../ui/record-table.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useFindPerson, useRemoveLostFactor } from '../api.ts';
import { Outcome } from './outcome.tsx';
import { SmallForm } from './small-form.tsx';

type LostFactor = PersonWithFactors['factors'][number];

interface PersonFactorsProps {
  person: PersonWithFactors;
  onRemove: (factor: LostFactor) => void;
}

function PersonFactors({ person, onRemove }: PersonFactorsProps) {
  const { t } = useTranslation('account');
  const { fullName: name, email, factors } = person;
  if (factors.length === 0) {
    return <Notice kind="info">{t('lost.none', { name })}</Notice>;
  }
  const columns: Column<LostFactor>[] = [
    {
      id: 'name',
      header: t('factors.name'),
      render: (factor) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <span id={`lost-${factor.id}`}>{factor.name}</span>
          {factor.isVerified ? null : <StatusChip tone="neutral" label={t('lost.unfinished')} />}
        </Box>
      ),
    },
    {
      id: 'added',
      header: t('factors.added'),
      render: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      id: 'actions',
      header: t('factors.actions'),
      render: (factor) => (
        <Button
          size="small"
          color="error"
          variant="outlined"
          aria-describedby={`lost-${factor.id}`}
          onClick={() => onRemove(factor)}
        >
          {t('lost.remove')}
        </Button>
      ),
    },
  ];
  return (
    <Box>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {t('lost.person', { name, email })}
      </Typography>
      <RecordTable
        caption={t('lost.caption', { name })}
        columns={columns}
        rows={factors}
        getKey={({ id }) => id}
      />
    </Box>
  );
}

/** For super administrators: lets in somebody who has lost their phone. */
export function LostFactorCard() {
  const { t } = useTranslation('account');
  const find = useFindPerson();
  const remove = useRemoveLostFactor();
  const [email, setEmail] = useState('');
  const [isFaulty, setFaulty] = useState(false);
  const [asked, setAsked] = useState<LostFactor | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const person = find.data;
  const isRemoved = remove.isSuccess;
  useEffect(() => {
    if (isRemoved) {
      // The button that did it is gone, and the next person may be waiting.
      input.current?.focus();
    }
  }, [isRemoved]);

  function submit() {
    const isEmpty = email.trim() === '';
    setFaulty(isEmpty);
    if (isEmpty) {
      input.current?.focus();
      return;
    }
    remove.reset();
    find.mutate({ email: email.trim() });
  }

  const isNobody = readProblem(find.error)?.code === 'not_found';
  return (
    <SectionCard title={t('lost.title')} lead={t('lost.lead')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Notice kind="info">{t('lost.recorded')}</Notice>
        <SmallForm
          submitLabel={t(find.isPending ? 'lost.finding' : 'lost.find')}
          isBusy={find.isPending}
          onSubmit={submit}
        >
          <TextInput
            id="lost-factor-email"
            type="email"
            label={t('lost.email')}
            autoComplete="off"
            value={email}
            onChange={setEmail}
            error={isFaulty ? t('lost.emailMissing') : isNobody ? t('lost.notFound') : null}
            disabled={find.isPending}
            inputRef={input}
          />
        </SmallForm>
        <Outcome
          error={isNobody ? null : find.error}
          done={
            isRemoved && person !== undefined ? t('lost.removed', { name: person.fullName }) : null
          }
        />
        {person === undefined || isRemoved ? null : (
          <PersonFactors person={person} onRemove={setAsked} />
        )}
      </Box>
      {asked === null || person === undefined ? null : (
        <ConfirmDialog
          title={t('lost.removeTitle', { name: person.fullName })}
          body={t('lost.removeBody', { name: person.fullName, factor: asked.name })}
          confirmLabel={t(remove.isPending ? 'lost.removing' : 'lost.remove')}
          cancelLabel={t('cancel')}
          isBusy={remove.isPending}
          error={remove.error}
          onConfirm={() =>
            remove.mutate(
              { userId: person.id, factorId: asked.id },
              { onSuccess: () => setAsked(null) },
            )
          }
          onClose={() => {
            remove.reset();
            setAsked(null);
          }}
        />
      )}
    </SectionCard>
  );
}
