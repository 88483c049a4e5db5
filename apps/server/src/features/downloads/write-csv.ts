/** What a spreadsheet takes for the beginning of a formula, in the forms of wide letters too. */
const formulaBeginning = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/** A number computes nothing: an amount below zero, or a telephone number with its plus. */
const plainNumber = /^[+-]?\d[\d.,]*$/;

/** With an apostrophe before it, a spreadsheet shows what it would else have computed. */
function neutralise(cell: string): string {
  return formulaBeginning.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell;
}

function quote(cell: string): string {
  const shown = neutralise(cell);
  return /[",\r\n;\t]|^\s|\s$/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}

/** One line of a file that spreadsheets and programs read alike. */
export function writeCsvLine(cells: readonly string[]): string {
  return `${cells.map(quote).join(',')}\r\n`;
}

/** By this mark a spreadsheet knows that letters are UTF-8. */
const byteOrderMark = '\uFEFF';
const pieceCharacters = 64 * 1024;

/** The file in pieces, each made when the one before was taken. */
export async function* writeCsv(
  rows: AsyncIterable<readonly string[]>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const encoder = new TextEncoder();
  let piece = byteOrderMark;
  for await (const row of rows) {
    piece += writeCsvLine(row);
    if (piece.length < pieceCharacters) continue;
    yield encoder.encode(piece);
    piece = '';
  }
  if (piece !== '') yield encoder.encode(piece);
}
