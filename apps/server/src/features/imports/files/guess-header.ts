import type { FileRow } from './file-source.ts';
import { findWidth } from './text/guess-delimiter.ts';

const rowsLookedAt = 50;
const longestName = 80;

/** Letters more than digits, and no address, link or long text. */
function isName(cell: string): boolean {
  const text = cell.trim();
  if (text.length > longestName || /[@\n]|:\/\//.test(text)) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const digits = text.match(/\p{N}/gu)?.length ?? 0;
  return letters > 0 && letters >= digits;
}

const isSeparatorLine = (cells: readonly string[]): boolean => /^sep=.?$/i.test(cells[0] ?? '');

/** A phone or an account: what no line above a header holds. A time of day has as many digits. */
const isLongNumber = (cell: string): boolean =>
  !cell.includes(':') && (cell.match(/\d/g)?.length ?? 0) > 8;

/**
 * The line of the header: the first that fills half of the table's width, if its cells look like names.
 * Lines above it, a title or a date, fill less. One that fills more may still be such a line, as in
 * `Client:,Mercy,Date:,3/4/2026`, if nothing in it is a person's and a whole header follows: whatever
 * stands above the header is not read. 0: the table begins with a row of its own.
 */
export function guessHeaderLine(rows: readonly FileRow[]): number {
  const looked = rows.slice(0, rowsLookedAt).filter(({ cells }) => !isSeparatorLine(cells));
  const width = findWidth(looked);
  let isBelowOther = false;
  for (const { line, cells } of looked) {
    const filled = cells.filter((cell) => cell.trim() !== '');
    if (filled.length * 2 < width || (filled.length < 2 && width > 1)) continue;
    const isWide = filled.length >= width * 0.8;
    const names = filled.filter(isName).length;
    if (isBelowOther ? isWide && names === filled.length : names >= filled.length * 0.8)
      return line;
    if (isWide || filled.some(isLongNumber)) return 0;
    isBelowOther = true;
  }
  return 0;
}
