import SearchIcon from '@mui/icons-material/SearchOutlined';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { LoadMore, type NextPage } from './load-more.tsx';
import { LoadingSkeletons } from './loading-skeletons.tsx';
import type { RecordTableProps } from './record-column.ts';
import { RecordTable } from './record-table.tsx';

interface PagedRecordsProps<Row> extends Omit<RecordTableProps<Row>, 'rows'> {
  pages: NextPage & { isPending: boolean; refetch: () => unknown };
  /** Missing for as long as nothing was loaded. */
  rows: readonly Row[] | undefined;
  loadingLabel: string;
  empty: ReactNode;
}

function NoneYet({ pages }: { pages: NextPage }) {
  const { t } = useTranslation();
  return (
    <>
      <EmptyState
        icon={<SearchIcon fontSize="inherit" />}
        title={t('common.noneYet')}
        body={t('common.noneYetBody')}
      />
      <LoadMore pages={pages} />
    </>
  );
}

/** A list with pages, and its loading, empty and failed states. */
export function PagedRecords<Row>(props: PagedRecordsProps<Row>) {
  const { pages, rows, loadingLabel, empty, ...table } = props;
  if (pages.isPending) {
    return <LoadingSkeletons label={loadingLabel} rows={8} rowHeight={{ xs: 120, sm: 58 }} />;
  }
  if (rows === undefined) {
    return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />;
  }
  if (rows.length === 0) {
    // A search that looks only so far at a time may find nothing in its first pages.
    return pages.hasNextPage ? <NoneYet pages={pages} /> : empty;
  }
  return (
    <>
      <RecordTable {...table} rows={rows} />
      <LoadMore pages={pages} />
    </>
  );
}
