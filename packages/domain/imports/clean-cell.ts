/**
 * A cell without what cannot be seen: control characters (PostgreSQL refuses NUL), marks of byte
 * order and writing direction, halves of characters, spaces at the ends and in a row. The joiners
 * that some scripts write names with stay.
 */
export function cleanCell(text: string): string {
  if (isCleanAlready(text)) return text;
  // Spreadsheets, and our own files of rejected rows, mark text that begins like a formula.
  const unmarked = /^'[=+\-@]/.test(text) ? text.slice(1) : text;
  // How a program keeps Excel from taking an account or a phone for a number: ="00123".
  const [, quoted] = /^\s*="([^"]*)"\s*$/.exec(unmarked) ?? [];
  return (quoted ?? unmarked)
    .toWellFormed()
    .normalize('NFC')
    .replace(/\s/g, ' ')
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/**
 * What most cells are: visible characters of ASCII with single spaces between them. Looked at one by one,
 * because a file has more cells than anything else and this is twice as fast as a pattern.
 */
function isCleanAlready(text: string): boolean {
  const [apostrophe, equals] = [39, 61];
  const first = text.charCodeAt(0);
  if (first === apostrophe || first === equals) return false;
  let before = 32;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 32 || code > 126 || (code === 32 && before === 32)) return false;
    before = code;
  }
  return before !== 32 || text === '';
}

/** For comparing: without accents, case, spaces and punctuation. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
