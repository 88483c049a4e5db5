/** What most cells are: visible characters of ASCII with single spaces between them. */
const cleanAlready = /^[!-~]+(?: [!-~]+)*$/;

/**
 * A cell without what cannot be seen: control characters (PostgreSQL refuses NUL), marks of byte
 * order and writing direction, halves of characters, spaces at the ends and in a row. The joiners
 * that some scripts write names with stay.
 */
export function cleanCell(text: string): string {
  // Spreadsheets, and our own files of rejected rows, mark text that begins like a formula.
  const unmarked = /^'[=+\-@]/.test(text) ? text.slice(1) : text;
  if (unmarked === '' || cleanAlready.test(unmarked)) return unmarked;
  return unmarked
    .toWellFormed()
    .normalize('NFC')
    .replace(/\s/g, ' ')
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** For comparing: without accents, case, spaces and punctuation. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
