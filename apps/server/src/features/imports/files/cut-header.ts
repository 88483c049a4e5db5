import type { FileRow } from './file-source.ts';
import { mostColumns, refuseColumns } from './limits.ts';

/** Without the cells at its end that hold nothing. */
export function countFilled(cells: readonly string[]): number {
  let count = cells.length;
  while (count > 0 && (cells[count - 1] ?? '').trim() === '') count -= 1;
  return count;
}

/** How many columns a header has; a name may be missing, but not of all the columns that one upload takes. */
export function countColumns(header: readonly string[]): number {
  const columns = header.length > mostColumns ? countFilled(header) : header.length;
  if (columns > mostColumns) throw refuseColumns(columns);
  return columns;
}

/**
 * Takes away the header and what stands above it. Rows keep every cell that they have: one with more
 * than there are columns has slipped, as `1,200.00` without quotation marks does, even where the last of
 * them is empty, and the reader of the row can see it by that alone.
 */
export function createHeaderCutter(headerLine: number): (rows: FileRow[]) => FileRow[] {
  let columns = mostColumns;
  let width = mostColumns;
  let isBelow = headerLine === 0;
  return (rows) => {
    let below = rows;
    if (!isBelow) {
      const header = rows.find(({ line }) => line === headerLine);
      if (header !== undefined) {
        columns = countColumns(header.cells);
        width = header.cells.length;
      }
      below = rows.filter(({ line }) => line > headerLine);
      isBelow = below.length > 0;
    }
    if (width > columns) for (const { cells } of below) dropEmpty(cells, columns, width);
    return below;
  };
}

/** Of a sheet that was saved with thousands of empty columns neither header nor rows have them. */
export function dropEmpty(cells: string[], columns: number, width: number): void {
  if (cells.length > columns && cells.length <= width) {
    cells.length = Math.max(countFilled(cells), columns);
  }
}
