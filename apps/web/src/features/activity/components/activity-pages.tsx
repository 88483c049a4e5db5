import HistoryIcon from '@mui/icons-material/History';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ActivityEntry } from '@ringfence/contract/activity';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useDisplayZone } from '../../../ui/display-zone.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import {
  type ActivityFilters,
  askFor,
  isFiltered,
  readActivityFilters,
  writeActivityFilters,
} from '../activity-filters.ts';
import { useActivityPages } from '../api.ts';
import { ActivityFilterBar } from './activity-filter-bar.tsx';
import { ActivityList } from './activity-list.tsx';
import { ActivityTable } from './activity-table.tsx';
import { EntryChanges } from './entry-changes.tsx';
import { SealedMark } from './sealed-mark.tsx';

/** All entries with their loading, empty and failed states. */
export function ActivityPages() {
  const { t } = useTranslation(['work', 'translation']);
  const zone = useDisplayZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [search, setSearch] = useSearchParams();
  const filters = readActivityFilters(search);
  const pages = useActivityPages(askFor(filters, zone));
  const change = (wanted: Partial<ActivityFilters>) =>
    setSearch((before) => writeActivityFilters(before, wanted), { replace: true });
  const entries = pages.data?.pages.flatMap((page) => page.entries);
  const objectName = entries?.find(({ subject }) => subject?.id === filters.object)?.subject?.name;
  return (
    <>
      <ActivityFilterBar filters={filters} objectName={objectName} onChange={change} />
      <FoundEntries
        pages={pages}
        entries={entries}
        isFiltered={isFiltered(filters)}
        renderNarrow={({ subject, actor, changes }) =>
          // What somebody did to themselves is found by the person.
          subject === null || subject.id === actor.id || subject.id === filters.object ? null : (
            <>
              {' '}
              <Button
                size="small"
                onClick={() => change({ object: subject.id })}
                // On a line of its own it begins where the text above it does.
                sx={{ ml: changes.length === 0 ? 0.5 : -0.625, py: 0, fontSize: '0.8125rem' }}
              >
                {t('record.filters.narrow')}
              </Button>
            </>
          )
        }
      />
    </>
  );
}

interface FoundEntriesProps {
  pages: ReturnType<typeof useActivityPages>;
  /** Missing for as long as nothing was loaded. */
  entries: readonly ActivityEntry[] | undefined;
  isFiltered: boolean;
  renderNarrow: (entry: ActivityEntry) => ReactNode;
}

function FoundEntries({ pages, entries, isFiltered: isNarrowed, renderNarrow }: FoundEntriesProps) {
  const { t } = useTranslation(['work', 'translation']);
  const isWide = useMediaQuery(useTheme().breakpoints.up('sm'), { noSsr: true });

  if (pages.isPending) {
    return (
      <LoadingSkeletons
        label={t('translation:activity.loading')}
        rows={14}
        rowHeight={{ xs: 94.75, sm: 54.75 }}
      />
    );
  }
  if (entries === undefined) {
    return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />;
  }
  if (entries.length === 0) {
    return (
      <EmptyState
        icon={<HistoryIcon fontSize="inherit" />}
        title={t(isNarrowed ? 'record.filters.noneTitle' : 'record.emptyTitle')}
        body={t(isNarrowed ? 'record.filters.noneBody' : 'record.emptyBody')}
      />
    );
  }
  return (
    <>
      {isWide ? (
        <ActivityTable entries={entries} renderNarrow={renderNarrow} />
      ) : (
        <ActivityList
          entries={entries}
          renderMark={({ position }) => <SealedMark position={position} />}
          renderMore={(entry) => (
            <>
              <EntryChanges changes={entry.changes} />
              {renderNarrow(entry)}
            </>
          )}
        />
      )}
      <LoadMore pages={pages} />
    </>
  );
}
