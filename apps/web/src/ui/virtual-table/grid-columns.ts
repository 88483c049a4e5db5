import {
  type ColumnDef,
  columnOrderingFeature,
  columnVisibilityFeature,
  metaHelper,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';

export interface GridColumn<Row> {
  id: string;
  header: string;
  render: (row: Row) => ReactNode;
  /** In pixels, and by how much it takes of what is left over. */
  width: { least: number; share: number };
  isNumeric?: boolean;
  /** Under which name the rows can be sorted by it. */
  sort?: string;
}

interface GridColumnMeta {
  least: number;
  share: number;
  isNumeric: boolean;
  sort: string | undefined;
}

const features = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  columnMeta: metaHelper<GridColumnMeta>(),
});

/** No rows are the table's own: they are made as they come into sight. */
const noRows: never[] = [];

/** The columns that are chosen, in their order. */
export function useGridTable<Row extends object>({
  columns,
  shown,
}: {
  columns: readonly GridColumn<Row>[];
  /** The columns to show, in this order. */
  shown: readonly string[];
}) {
  const definitions = useMemo(
    () =>
      columns.map(
        ({ id, header, width, isNumeric = false, sort }): ColumnDef<typeof features, Row> => ({
          id,
          header,
          meta: { ...width, isNumeric, sort },
        }),
      ),
    [columns],
  );
  const state = useMemo(
    () => ({
      columnOrder: [...shown],
      columnVisibility: Object.fromEntries(columns.map(({ id }) => [id, shown.includes(id)])),
    }),
    [columns, shown],
  );
  return useTable({ features, columns: definitions, data: noRows, state });
}
