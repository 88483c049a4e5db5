import type { ReactNode } from 'react';
import type { GridColumn } from './grid-columns.ts';

/** What stands in a row. */
export interface RowContent {
  cells: readonly { id: string; isNumeric: boolean; content: ReactNode }[];
  actions: ReactNode;
}

interface RowMakers<Row> {
  columns: readonly GridColumn<Row>[];
  /** Which of them to show, in this order. */
  shown: readonly string[];
  renderActions: (row: Row) => ReactNode;
}

/**
 * Makes what stands in a row, once for each: while somebody scrolls, the rows that were there before are
 * left alone.
 */
export function createRowContents<Row extends object>(
  makers: RowMakers<Row>,
): (row: Row) => RowContent {
  const { columns, shown, renderActions } = makers;
  const chosen = shown.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  const made = new WeakMap<Row, RowContent>();
  return (row) => {
    const known = made.get(row);
    if (known !== undefined) {
      return known;
    }
    const content = {
      cells: chosen.map(({ id, isNumeric = false, render }) => ({
        id,
        isNumeric,
        content: render(row),
      })),
      actions: renderActions(row),
    };
    made.set(row, content);
    return content;
  };
}
