import HistoryIcon from '@mui/icons-material/History';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { useActivityPages } from '../api.ts';
import { ActivityList } from './activity-list.tsx';
import { ActivityTable } from './activity-table.tsx';
import { SealedMark } from './sealed-mark.tsx';

/** All entries with their loading, empty and failed states. */
export function ActivityPages() {
  const { t } = useTranslation(['work', 'translation']);
  const isWide = useMediaQuery(useTheme().breakpoints.up('sm'), { noSsr: true });
  const pages = useActivityPages();

  if (pages.isPending) {
    return (
      <LoadingSkeletons
        label={t('translation:activity.loading')}
        rows={14}
        rowHeight={{ xs: 94.75, sm: 54.75 }}
      />
    );
  }
  if (pages.data === undefined) {
    return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />;
  }
  const entries = pages.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) {
    return (
      <EmptyState
        icon={<HistoryIcon fontSize="inherit" />}
        title={t('record.emptyTitle')}
        body={t('record.emptyBody')}
      />
    );
  }
  return (
    <>
      {isWide ? (
        <ActivityTable entries={entries} />
      ) : (
        <ActivityList
          entries={entries}
          renderMark={({ position }) => <SealedMark position={position} />}
        />
      )}
      <LoadMore pages={pages} />
    </>
  );
}
