/**
 * The end of a cell that begins with a quotation mark. `unfinished`: more text is needed to tell; `never`:
 * the file ends before it; `literal`: the mark is a character like any other; `torn`: it is one too, but
 * another mark far below would have closed it.
 */
export type ClosedQuote =
  | { value: string; next: number }
  | 'unfinished'
  | 'never'
  | 'literal'
  | 'torn';

const quote = 0x22;

/**
 * Finds the mark that closes the one at `opening`: the first that is not doubled and stands before the
 * delimiter, the end of the line or the end of the file. Any other is an author's own, forgiven within
 * the line.
 */
export function closeQuote(
  text: string,
  opening: number,
  delimiter: string,
  isLast: boolean,
): ClosedQuote {
  let isDoubled = false;
  let lineEnd = -1;
  let at = opening;
  for (;;) {
    at = text.indexOf('"', at + 1);
    if (at < 0) {
      if (lineEnd >= 0 && (isLast || lineEnd < text.length)) return 'literal';
      return isLast ? 'never' : 'unfinished';
    }
    if (lineEnd >= 0 && at > lineEnd) return 'literal';
    if (text.charCodeAt(at + 1) === quote) {
      isDoubled = true;
      at += 1;
      continue;
    }
    const next = skipToEnd(text, at + 1, delimiter);
    if (next === text.length && !isLast) return 'unfinished';
    if (next === text.length || isEnd(text, next, delimiter)) {
      const value = text.slice(opening + 1, at);
      return { value: isDoubled ? value.replaceAll('""', '"') : value, next };
    }
    if (lineEnd < 0) {
      lineEnd = text.indexOf('\n', opening);
      if (lineEnd >= 0 && lineEnd < at) return 'torn';
      if (lineEnd < 0) lineEnd = text.length;
    }
  }
}

/** Spaces between the closing mark and what follows mean nothing. */
function skipToEnd(text: string, from: number, delimiter: string): number {
  let at = from;
  while ((text[at] === ' ' || text[at] === '\t') && text[at] !== delimiter) at += 1;
  return text[at] === '\r' && at + 1 === text.length ? at + 1 : at;
}

function isEnd(text: string, at: number, delimiter: string): boolean {
  const mark = text[at];
  return mark === delimiter || mark === '\n' || (mark === '\r' && text[at + 1] === '\n');
}
