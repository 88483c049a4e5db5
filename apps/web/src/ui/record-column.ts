import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  header: string;
  render: (row: Row) => ReactNode;
  isNumeric?: boolean;
  /** Keeps a short value, such as a time, on one line. */
  isShort?: boolean;
}

export interface RecordTableProps<Row> {
  caption: string;
  /** The first column names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  getKey: (row: Row) => string;
  /** The first column stays in sight while the others are scrolled sideways. */
  isFirstFixed?: boolean;
}
