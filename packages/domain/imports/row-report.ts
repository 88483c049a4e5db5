import { cleanCell } from './clean-cell.ts';
import type { Column } from './find-columns.ts';
import type { RejectionReason, WarningCode } from './import-words.ts';
import type { RowReading, RowWarning } from './imported-row.ts';

export type Rejected = Extract<RowReading, { kind: 'rejected' }>;

/** So much of a value at fault is shown. */
const longestValue = 200;

const tell = (value: string): string => value.slice(0, longestValue).toWellFormed();

export function reject(reason: RejectionReason, column: Column | null, value = ''): Rejected {
  const name = column === null || column.index < 0 ? null : column.name;
  return { kind: 'rejected', reason, column: name, value: tell(value) };
}

export function isRejected(reading: object | string | number | null): reading is Rejected {
  return (
    typeof reading === 'object' &&
    reading !== null &&
    'kind' in reading &&
    reading.kind === 'rejected'
  );
}

/** The cell of a column, clean; nothing where the file or the row has none. */
export function readCell(cells: readonly string[], { index }: Column): string {
  const cell = index < 0 ? undefined : cells[index];
  return cell === undefined ? '' : cleanCell(cell);
}

/** As spreadsheets shorten a long number: "1.23E+10". Several people or phones may have become one. */
const shortened = /^\d(?:[.,]\d+)?E\+\d{1,3}$/i;

export function hasLostDigits(text: string): boolean {
  return text.includes('+') && shortened.test(text);
}

/** Notes what is stored all the same and worth a look. */
export function warn(
  warnings: RowWarning[],
  code: WarningCode,
  { index, name }: Column,
  value: string,
): void {
  warnings.push({ code, column: index < 0 ? null : name, value: tell(value) });
}

/** A text that is not worth losing the row for is cut, and that is noted. */
export function cutText(
  warnings: RowWarning[],
  text: string,
  longest: number,
  column: Column,
): string {
  if (text.length <= longest) return text;
  warn(warnings, 'value_cut', column, text);
  return text.slice(0, longest).toWellFormed().trim();
}
