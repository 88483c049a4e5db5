import type { ReactNode } from 'react';
import type { GridColumn } from './grid-columns.ts';
import type { KeptPlace } from './kept-places.ts';

export interface RowSelection<Row> {
  isSelected: (row: Row) => boolean;
  /** `isRange`: with everything from the row that was ticked before, or else from the one named. */
  onSelect: (index: number, options: { isRange: boolean; from?: number }) => void;
  all: 'all' | 'some' | 'none';
  onSelectAll: () => void;
  labelOf: (row: Row) => string;
  allLabel: string;
}

/** What the table for wide screens and the cards for narrow ones share. */
export interface VirtualRowsProps<Row extends object> {
  label: string;
  columns: readonly GridColumn<Row>[];
  /** Which of them to show, in this order; the first names the row. */
  shown: readonly string[];
  /** How many rows there are to scroll through. */
  rows: number;
  /** How many there are in all, for screen readers; null: nobody knows. */
  total: number | null;
  /** A row that is not there yet is undefined. */
  rowAt: (index: number) => Row | undefined;
  getKey: (row: Row) => string;
  /** Which rows are in sight, so that they can be fetched. */
  onWindow: (first: number, last: number) => void;
  place: KeptPlace;
  onPlace: (place: Pick<KeptPlace, 'offset' | 'active' | 'measured'>) => void;
  selection: RowSelection<Row> | null;
  sort: { by: string; direction: 'ascending' | 'descending' };
  onSort: (by: string) => void;
  onOpen: (row: Row) => void;
  /** What can be done with one row. The same function while it makes the same. */
  renderActions: (row: Row) => ReactNode;
  actionsLabel: string;
  loadingLabel: string;
}

/** As high as the window leaves, so that the head of the table stays in sight. */
export const scrollHeight = 'max(420px, calc(100dvh - 250px))';

/** What is measured before there is a window. */
export const firstRect = { width: 1024, height: 640 };
