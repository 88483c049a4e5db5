/** PostgreSQL keeps no NUL, and JSON of it no half of a pair. */
export const cleanText = (text: string): string =>
  (text.includes('\0') ? text.replaceAll('\0', '\uFFFD') : text).toWellFormed();

export const cleanCells = (cells: readonly string[]): string[] => cells.map(cleanText);
