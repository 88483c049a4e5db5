import type { ReactNode } from 'react';
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
    return empty;
  }
  return (
    <>
      <RecordTable {...table} rows={rows} />
      <LoadMore pages={pages} />
    </>
  );
}
