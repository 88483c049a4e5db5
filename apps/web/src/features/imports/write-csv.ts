/**
 * A cell that a spreadsheet would take for a formula is marked as text (CWE-1236): the file came
 * from somebody else and is opened by a trusting person.
 */
export function neutraliseCell(cell: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell;
}

function quoteCell(cell: string): string {
  // A spreadsheet may split at semicolons or tabs, as it does in Spanish.
  return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Rows as the text of a CSV file (RFC 4180), safe to open in a spreadsheet. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows
    .map((row) => `${row.map((cell) => quoteCell(neutraliseCell(cell))).join(',')}\r\n`)
    .join('');
}
