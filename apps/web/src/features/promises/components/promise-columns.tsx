import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ListedPromise } from '@ringfence/contract/promises';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatDate } from '../../../ui/format-moment.ts';
import { formatMoney } from '../../../ui/format-number.ts';
import { Moment } from '../../../ui/moment.tsx';
import type { Column } from '../../../ui/record-column.ts';
import { StatusChip, type Tone } from '../../../ui/status-chip.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useMayDo, useOrganizationColumn } from '../../access/index.ts';
import { DebtCell } from './debt-cell.tsx';

const tones: Readonly<Record<ListedPromise['state'], Tone>> = {
  open: 'info',
  kept: 'success',
  broken: 'error',
  cancelled: 'neutral',
};

/** How it was made: on a call that can be opened, by somebody, or by a program. */
function Made({ promise }: { promise: ListedPromise }) {
  const { t } = useTranslation('promises');
  const { madeHow, madeAt, callId, recordedBy } = promise;
  const way =
    madeHow === 'member' ? recordedBy?.fullName || t('ways.member') : t(`ways.${madeHow}`);
  return (
    <>
      {callId === null ? way : <TextLink to={`/calls/history/${callId}`}>{way}</TextLink>}
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        <Moment at={madeAt} />
      </Box>
    </>
  );
}

export function usePromiseColumns(
  onCancel: (promise: ListedPromise) => void,
): Column<ListedPromise>[] {
  const { t } = useTranslation('promises');
  const { t: tContact } = useTranslation('contact');
  const { language } = useLanguage();
  const mayWork = useMayDo('promises.work');
  return [
    {
      id: 'person',
      header: t('columns.person'),
      render: ({ contact, debt }) => (
        <>
          <TextLink to={`/debtors/contacts/${contact.id}`}>{contact.fullName}</TextLink>
          <DebtCell {...debt} />
        </>
      ),
    },
    {
      id: 'amount',
      header: t('columns.amount'),
      isNumeric: true,
      isShort: true,
      render: ({ amount }) => formatMoney(amount, language),
    },
    {
      id: 'due',
      header: t('columns.due'),
      isShort: true,
      render: ({ dueOn }) => formatDate(dueOn, language),
    },
    {
      id: 'state',
      header: t('columns.state'),
      render: ({ state, settledAt, cancelledBecause }) => (
        <>
          <StatusChip tone={tones[state]} label={tContact(`promises.states.${state}`)} />
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {cancelledBecause !== null ? (
              tContact(`promises.because.${cancelledBecause}`)
            ) : settledAt === null ? null : (
              <Moment at={settledAt} />
            )}
          </Box>
        </>
      ),
    },
    { id: 'made', header: t('columns.made'), render: (promise) => <Made promise={promise} /> },
    ...useOrganizationColumn<ListedPromise>(),
    ...(mayWork
      ? [
          {
            id: 'actions',
            header: t('columns.actions'),
            render: (promise: ListedPromise) =>
              promise.state === 'open' ? (
                <Button
                  size="small"
                  color="inherit"
                  aria-haspopup="dialog"
                  aria-label={t('cancelNamed', {
                    name: promise.contact.fullName,
                    amount: formatMoney(promise.amount, language),
                  })}
                  onClick={() => onCancel(promise)}
                >
                  {t('cancel')}
                </Button>
              ) : null,
          },
        ]
      : []),
  ];
}
