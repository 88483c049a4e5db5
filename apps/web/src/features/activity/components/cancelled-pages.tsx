import ScheduledIcon from '@mui/icons-material/EventOutlined';
import Button from '@mui/material/Button';
import type { CancelledCall } from '@ringfence/contract/scheduled';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { Moment } from '../../../ui/moment.tsx';
import { PagedRecords } from '../../../ui/paged-records.tsx';
import { ProblemNotice } from '../../../ui/problem-notice.tsx';
import type { Column } from '../../../ui/record-column.ts';
import { useMayDo, useOrganizationColumn } from '../../access/index.ts';
import { useChangeScheduled } from '../change-scheduled.ts';
import type { Schedule } from '../schedule-address.ts';
import { useCancelledPages } from '../use-scheduled-pages.ts';
import { createPersonColumns } from './person-columns.tsx';
import { type ScheduleDeed, useLastDeed } from './schedule-toast.tsx';

interface RestoreButtonProps {
  call: CancelledCall;
  onDone: (deed: ScheduleDeed) => void;
}

/** Lets a campaign call somebody again, and says beside the call where that failed. */
function RestoreButton({ call, onDone }: RestoreButtonProps) {
  const { t } = useTranslation('scheduled');
  const restore = useChangeScheduled(call);
  const name = call.contact.fullName;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={t('cancelled.restoreNamed', { name })}
        disabled={restore.isPending}
        onClick={() => {
          const message = t('cancelled.restored', { name });
          // The call is gone from the list by then, and this button with it.
          restore.mutateAsync({ kind: 'restore', takesBack: 'cancelled' }).then(
            () => onDone({ call, message, undoes: null }),
            () => {},
          );
        }}
      >
        {t(restore.isPending ? 'actions.busy' : 'cancelled.restore')}
      </Button>
      {restore.error === null ? null : <ProblemNotice error={restore.error} />}
    </>
  );
}

function useCancelledColumns(onDone: (deed: ScheduleDeed) => void): Column<CancelledCall>[] {
  const { t } = useTranslation('scheduled');
  const { language } = useLanguage();
  const mayControl = useMayDo('campaigns.control');
  return [
    {
      id: 'time',
      header: t('cancelled.time'),
      isShort: true,
      render: ({ cancelledAt }) => <Moment at={cancelledAt} />,
    },
    ...createPersonColumns<CancelledCall>(t),
    {
      id: 'attempts',
      header: t('cancelled.attempts'),
      isNumeric: true,
      render: ({ attempts }) => formatNumber(attempts, language),
    },
    ...useOrganizationColumn<CancelledCall>(),
    ...(mayControl
      ? [
          {
            id: 'actions',
            header: t('columns.actions'),
            render: (call: CancelledCall) => <RestoreButton call={call} onDone={onDone} />,
          },
        ]
      : []),
  ];
}

/** The cancelled calls of campaigns that are not over, with the way to restore each. */
export function CancelledPages({ schedule }: { schedule: Schedule }) {
  const { t } = useTranslation('scheduled');
  const { toast, show } = useLastDeed();
  const columns = useCancelledColumns(show);
  const pages = useCancelledPages(schedule);
  return (
    <>
      <PagedRecords
        caption={t('cancelled.caption')}
        columns={columns}
        pages={pages}
        rows={pages.data?.pages.flatMap((page) => page.cancelled)}
        getKey={({ campaign, contact }) => `${campaign.id} ${contact.id}`}
        loadingLabel={t('cancelled.loading')}
        empty={
          <EmptyState
            icon={<ScheduledIcon fontSize="inherit" />}
            title={t('cancelled.emptyTitle')}
            body={t('cancelled.emptyBody')}
          />
        }
      />
      {toast}
    </>
  );
}
