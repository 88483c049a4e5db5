import Box from '@mui/material/Box';
import type { Call } from '@ringfence/contract/calls';
import type { TFunction } from 'i18next';
import { Link as RouterLink } from 'react-router';
import type { Language } from '../../../../i18n/languages.ts';
import { readDisplayZone } from '../../../../ui/display-zone.ts';
import { fewLinesInRows } from '../../../../ui/few-lines.ts';
import { findFormat } from '../../../../ui/format-moment.ts';
import { formatCost, formatNumber, formatSeconds } from '../../../../ui/format-number.ts';
import type { GridColumn } from '../../../../ui/virtual-table/grid-columns.ts';
import { useRowTabIndex } from '../../../../ui/virtual-table/row-reach.ts';
import { WholeWords } from '../../../../ui/whole-words.tsx';
import { campaignAddress } from '../../../campaigns/index.ts';
import { nameCampaign } from '../../call-words.ts';
import { CallChip } from '../call-chip.tsx';

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const quiet = { color: 'text.secondary', fontSize: '0.8125rem' } as const;
const small = { ...cut, ...quiet } as const;

function RowLink({ to, children, most = 1 }: { to: string; children: string; most?: 1 | 2 }) {
  return (
    <Box
      component={RouterLink}
      to={to}
      tabIndex={useRowTabIndex()}
      title={children}
      sx={{
        ...(most === 1 ? { ...cut, display: 'block' } : fewLinesInRows(most)),
        color: 'primary.main',
        textUnderlineOffset: '3px',
      }}
    >
      {children}
    </Box>
  );
}

/** The minute of a call by a clock, with the name of its zone. */
export function formatClock(at: string, language: Language, zone: string | undefined): string {
  return findFormat('clock', language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(zone === undefined ? {} : { timeZone: zone }),
  }).format(new Date(at));
}

function formatTime(at: string, language: Language, zone: string | undefined): string {
  return findFormat('call time', language, {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
    ...(zone === undefined ? {} : { timeZone: zone }),
  }).format(new Date(at));
}

interface Words {
  t: TFunction<'work'>;
  language: Language;
  zone: string | undefined;
  /** Where rows of several organizations stand together: what the column is called. */
  organizationHeader: string | null;
}

/** Everything that a row tells of a call. */
export function createCallColumns({ t, language, zone, organizationHeader }: Words) {
  const columns: (GridColumn<Call> | null)[] = [
    {
      id: 'time',
      header: t('calls.columns.time'),
      width: { least: 238, share: 1 },
      sort: 'time',
      render: ({ id, reservedAt, contact }) => {
        const theirs = readDisplayZone(contact.zone);
        return (
          <>
            <RowLink to={`/calls/history/${id}`}>{formatTime(reservedAt, language, zone)}</RowLink>
            {theirs === undefined ? null : (
              <Box sx={small}>
                {t('calls.theirTime', { time: formatClock(reservedAt, language, theirs) })}
              </Box>
            )}
          </>
        );
      },
    },
    {
      id: 'person',
      header: t('calls.columns.person'),
      width: { least: 146, share: 2 },
      render: ({ contact, phone }) => (
        <>
          <RowLink to={`/debtors/contacts/${contact.id}`}>{contact.fullName}</RowLink>
          <Box sx={small}>{phone}</Box>
        </>
      ),
    },
    organizationHeader === null
      ? null
      : {
          id: 'organization',
          header: organizationHeader,
          width: { least: 130, share: 1 },
          render: ({ organization }) => <Box sx={cut}>{organization.name}</Box>,
        },
    {
      id: 'outcome',
      header: t('calls.columns.outcome'),
      width: { least: 170, share: 1 },
      render: (call) => (
        <>
          <CallChip call={call} />
          {call.outcomeBefore === null ? null : <Box sx={small}>{t('calls.corrected')}</Box>}
        </>
      ),
    },
    {
      id: 'talk',
      header: t('calls.columns.talk'),
      width: { least: 114, share: 0 },
      isNumeric: true,
      render: ({ talkSeconds }) =>
        talkSeconds === null ? t('calls.noTalk') : formatSeconds(talkSeconds, language),
    },
    {
      id: 'attempt',
      header: t('calls.columns.attempt'),
      width: { least: 80, share: 0 },
      isNumeric: true,
      render: ({ attempt, mostAttempts }) =>
        mostAttempts === null
          ? formatNumber(attempt, language)
          : t('calls.attemptOf', {
              attempt: formatNumber(attempt, language),
              most: formatNumber(mostAttempts, language),
            }),
    },
    {
      id: 'campaign',
      header: t('calls.columns.campaignAndList'),
      width: { least: 180, share: 3 },
      render: ({ campaign, list, origin }) => (
        <>
          {campaign === null ? (
            t(`calls.origins.${origin}`)
          ) : (
            <RowLink to={campaignAddress(campaign.id)} most={2}>
              {nameCampaign(campaign, { origin }, t)}
            </RowLink>
          )}
          {list === null ? null : <WholeWords sx={quiet}>{list.name}</WholeWords>}
        </>
      ),
    },
    {
      id: 'carrier',
      header: t('calls.columns.carrier'),
      width: { least: 198, share: 1 },
      render: ({ carrier, account, isSimulated, callerId }) => (
        <>
          <Box sx={cut}>{isSimulated ? t('calls.simulated') : (account?.name ?? carrier)}</Box>
          <Box sx={small}>{callerId}</Box>
        </>
      ),
    },
    {
      id: 'cost',
      header: t('calls.columns.cost'),
      width: { least: 90, share: 0 },
      isNumeric: true,
      render: ({ cost }) => (cost === null ? t('calls.costUnknown') : formatCost(cost, language)),
    },
  ];
  return columns.filter((column) => column !== null);
}
