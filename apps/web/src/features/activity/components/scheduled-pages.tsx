import ScheduledIcon from '@mui/icons-material/EventOutlined';
import Button from '@mui/material/Button';
import type { ScheduledCall } from '@ringfence/contract/activity';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { LateArea } from '../../../ui/late-area.tsx';
import { PagedRecords } from '../../../ui/paged-records.tsx';
import type { Column } from '../../../ui/record-column.ts';
import { TopProgressBar } from '../../../ui/top-progress-bar.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { useMayDo, useOrganizationColumn } from '../../access/index.ts';
import { newCampaignPage } from '../../campaigns/index.ts';
import type { Schedule } from '../schedule-address.ts';
import { useScheduledPages } from '../use-scheduled-pages.ts';
import { createPersonColumns } from './person-columns.tsx';
import { useLastDeed } from './schedule-toast.tsx';
import type { Intent } from './scheduled-dialogs.tsx';
import { ScheduledTime } from './scheduled-time.tsx';

// Fetched when somebody is about to do something.
const ScheduledDialogs = lazy(async () => ({
  default: (await import('./scheduled-dialogs.tsx')).ScheduledDialogs,
}));

function useScheduledColumns(
  { zone: clock }: Schedule,
  onIntend: (intent: Intent) => void,
): Column<ScheduledCall>[] {
  const { t } = useTranslation('scheduled');
  const { language } = useLanguage();
  const now = useNow();
  const mayControl = useMayDo('campaigns.control');
  return [
    {
      id: 'time',
      header: t('columns.time'),
      isShort: true,
      render: ({ nextAt, zone }) => (
        <ScheduledTime
          nextAt={nextAt}
          now={now}
          {...(clock === 'theirs' && zone !== null ? { zone } : {})}
        />
      ),
    },
    ...createPersonColumns<ScheduledCall>(t),
    {
      id: 'attempt',
      header: t('columns.attempt'),
      isNumeric: true,
      render: ({ attempt }) => formatNumber(attempt, language),
    },
    {
      id: 'waitsFor',
      header: t('columns.waitsFor'),
      render: ({ waitsFor }) => t(`waitsFor.${waitsFor}`),
    },
    ...useOrganizationColumn<ScheduledCall>(),
    ...(mayControl
      ? [
          {
            id: 'actions',
            header: t('columns.actions'),
            render: (call: ScheduledCall) => (
              <ActionMenu
                label={t('actions.label', { name: call.contact.fullName })}
                actions={(['move', 'callNow', 'cancel'] as const).map((kind) => ({
                  id: kind,
                  label: t(`actions.${kind}`),
                  isGrave: kind === 'cancel',
                  onChoose: () => onIntend({ kind, call }),
                }))}
              />
            ),
          },
        ]
      : []),
  ];
}

/** The scheduled calls with their loading, empty and failed states. */
export function ScheduledPages({ schedule }: { schedule: Schedule }) {
  const { t } = useTranslation('scheduled');
  const mayCall = useMayDo('campaigns.control');
  const [intent, setIntent] = useState<Intent | null>(null);
  const { toast, show } = useLastDeed();
  const columns = useScheduledColumns(schedule, setIntent);
  const pages = useScheduledPages(schedule);
  const isNarrowed = schedule.on !== '' || schedule.campaign !== '' || schedule.list !== '';
  return (
    <>
      <PagedRecords
        caption={t('caption')}
        columns={columns}
        pages={pages}
        rows={pages.data?.pages.flatMap((page) => page.scheduled)}
        getKey={({ campaign, contact }) => `${campaign.id} ${contact.id}`}
        loadingLabel={t('loading')}
        empty={
          isNarrowed ? (
            <EmptyState
              icon={<ScheduledIcon fontSize="inherit" />}
              title={t('noneTitle')}
              body={t('noneBody')}
            />
          ) : (
            <EmptyState
              icon={<ScheduledIcon fontSize="inherit" />}
              title={t('emptyTitle')}
              body={t(mayCall ? 'emptyBody' : 'emptyBodyMember')}
              action={
                mayCall ? (
                  <Button component={RouterLink} to={newCampaignPage} variant="contained">
                    {t('startCampaign')}
                  </Button>
                ) : undefined
              }
            />
          )
        }
      />
      {intent === null ? null : (
        <LateArea fallback={<TopProgressBar />} onClose={() => setIntent(null)}>
          <ScheduledDialogs
            intent={intent}
            onClose={() => setIntent(null)}
            onDone={(done) => {
              setIntent(null);
              show(done);
            }}
          />
        </LateArea>
      )}
      {toast}
    </>
  );
}
