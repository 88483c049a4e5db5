import { countFilled } from './cut-header.ts';
import type { FileRow } from './file-source.ts';
import { findWidth } from './text/guess-delimiter.ts';

const nearlyAll = 0.8;

/**
 * How many columns stand in nearly all rows behind those that the header names, without holding
 * anything: many programs end every row, but not the header, with a delimiter. Where an amount is cut in
 * two throughout, as in `1,200.00,`, the rows have slipped and there is no such column.
 */
export function countNameless(columns: number, below: readonly FileRow[]): number {
  const surplus = findWidth(below) - columns;
  if (surplus <= 0) return 0;
  const ending = below.filter(({ cells }) => cells.length - countFilled(cells) >= surplus);
  const usual = ending.filter(({ cells }) => cells.length === columns + surplus);
  const isUsual = usual.length * 2 > below.length && ending.length >= below.length * nearlyAll;
  return isUsual && !isSlipped(usual) ? surplus : 0;
}

const thousands = /^[^\d.,]{0,4}\d{1,3}$/;
const hundreds = /^\d{3}(?:\.\d+)?[^\d.,]{0,4}$/;

/** Whether at one place nearly every row has what `1,200.00` becomes without quotation marks. */
function isSlipped(rows: readonly FileRow[]): boolean {
  const width = rows[0]?.cells.length ?? 0;
  return Array.from({ length: width }, (_, index) => index).some((index) => {
    const cut = rows.filter(
      ({ cells }) =>
        thousands.test((cells[index] ?? '').trim()) &&
        hundreds.test((cells[index + 1] ?? '').trim()),
    );
    return cut.length >= rows.length * nearlyAll;
  });
}
