import type { FileRow } from './file-source.ts';

export const isBlank = (cells: readonly string[]): boolean =>
  cells.every((cell) => cell.trim() === '');

/** What no text holds: NUL, the sign for lost characters, and what Windows-1252 leaves undefined. */
const unreadable = /[\0\uFFFD\u0081\u008D\u008F\u0090\u009D]/;

export const isUnreadable = (text: string): boolean => unreadable.test(text);

/** Marks a row whose bytes were no text. A NUL is shown as a lost character: no database keeps one. */
export function markUnreadable(row: FileRow): FileRow {
  if (!row.cells.some(isUnreadable)) return row;
  const cells = row.cells.map((cell) => cell.replaceAll('\0', '\uFFFD'));
  return { line: row.line, cells, fault: 'text_unreadable' };
}
