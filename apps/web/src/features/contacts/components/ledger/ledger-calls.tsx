import Box from '@mui/material/Box';
import type { ContactLedger } from '@ringfence/contract/compliance';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../ui/moment.tsx';
import type { Column } from '../../../../ui/record-column.ts';
import { RecordTable } from '../../../../ui/record-table.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { StatusChip } from '../../../../ui/status-chip.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { explainCount } from '../../explain-count.ts';

type LedgerCall = ContactLedger['calls'][number];

interface LedgerCallsProps {
  calls: readonly LedgerCall[];
  nameDebtOf: (debtId: string) => string;
}

/** The calls that the rules looked at, and which of them count. */
export function LedgerCalls({ calls, nameDebtOf }: LedgerCallsProps) {
  const { t } = useTranslation('contact');
  const columns: Column<LedgerCall>[] = [
    {
      id: 'at',
      header: t('calls.at'),
      render: ({ at, callId }) =>
        callId === null ? (
          <Moment at={at} />
        ) : (
          <TextLink to={`/calls/history/${callId}`}>
            <Moment at={at} />
          </TextLink>
        ),
    },
    { id: 'phone', header: t('calls.phone'), isShort: true, render: ({ masked }) => masked },
    {
      id: 'what',
      header: t('calls.what'),
      isShort: true,
      render: ({ direction, outcome, callId }) => (
        <>
          {t(`calls.outcomes.${outcome}`)}
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {t(`calls.directions.${direction}`)}
            {callId === null ? ` · ${t('calls.elsewhere')}` : null}
          </Box>
        </>
      ),
    },
    {
      id: 'debts',
      header: t('calls.debts'),
      render: ({ debtIds }) =>
        debtIds.length === 0 ? t('calls.anyDebt') : debtIds.map(nameDebtOf).join('; '),
    },
    {
      id: 'counts',
      header: t('calls.counts'),
      render: (call) => (
        <>
          <StatusChip
            tone={call.counts ? 'info' : 'neutral'}
            label={t(call.counts ? 'calls.doesCount' : 'calls.doesNotCount')}
          />
          <Box sx={{ mt: 0.5, color: 'text.secondary', fontSize: '0.8125rem' }}>
            {t(`calls.why.${explainCount(call)}`)}
          </Box>
        </>
      ),
    },
  ];
  return (
    <SectionCard isFlush title={t('calls.title')} lead={t('calls.lead')}>
      {calls.length === 0 ? (
        <Box sx={{ px: 2.5, py: 2, color: 'text.secondary' }}>{t('calls.none')}</Box>
      ) : (
        <RecordTable
          caption={t('calls.title')}
          columns={columns}
          rows={calls}
          getKey={({ at, callId, masked }) => callId ?? `${at} ${masked}`}
        />
      )}
    </SectionCard>
  );
}
