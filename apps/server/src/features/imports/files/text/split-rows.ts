import type { FileRow } from '../file-source.ts';
import { longestCell, longestLine, refuse } from '../limits.ts';
import { isBlank, isUnreadable, markUnreadable } from '../mark-row.ts';
import { QuoteSearch } from './close-quote.ts';
import { countBreaks, MarkSearch, skipSpaces } from './search-marks.ts';

const quote = 0x22;
const carriageReturn = 0x0d;
/** A cell with its quotation marks. */
const longestQuoted = longestCell + 2;

/** No cell of several lines is so long: its mark is a stray one, as if it were never closed. */
const isEndless = (search: MarkSearch, opening: number, next: number): boolean =>
  next - opening > longestQuoted && search.newline(opening) < next;

/**
 * Parts the text of a file into rows of cells, piece by piece. A row ends with its line, unless a cell in
 * quotation marks goes on; blank lines are left out but counted.
 *
 * Quotation marks that are not doubled are forgiven within their line, as in `"Bob" Smith` and `"5" pipe"`.
 * Where they would tie several lines together, or are never closed, the line is read by itself and marked: one
 * stray mark never makes one person of two, nor costs the rows after it.
 */
export class RowSplitter {
  #delimiter: string;
  #rest = '';
  /** A row that goes on is read again when there is twice as much of it, and not with every piece. */
  #enough = 0;
  #line = 1;

  constructor(delimiter: string) {
    this.#delimiter = delimiter;
  }

  /** The rows that are complete with this piece of text. */
  push(piece: string, isLast: boolean): FileRow[] {
    const text = this.#rest + piece;
    const rows: FileRow[] = [];
    if (text.length < this.#enough && !isLast) {
      this.#rest = text;
      return rows;
    }
    const isSuspect = isUnreadable(text);
    const search = new MarkSearch(text, this.#delimiter);
    const quotes = new QuoteSearch(text, this.#delimiter, isLast);
    let at = 0;
    while (at < text.length) {
      const end = search.newline(at);
      const isPlain = search.quote(at) > end;
      if (end === text.length && isPlain && !isLast) break;
      const found = isPlain
        ? this.#readPlain(text, at, end)
        : this.#readQuoted(search, quotes, at, isLast);
      if (found === null) break;
      this.#checkLengths(found.cells, found.next - at);
      if (!isBlank(found.cells)) {
        const row: FileRow = { line: this.#line, cells: found.cells };
        if (found.isTorn) row.fault = 'quote_open';
        rows.push(isSuspect ? markUnreadable(row) : row);
      }
      this.#line += found.lines;
      at = found.next;
    }
    this.#rest = text.slice(at);
    this.#enough = Math.min(2 * this.#rest.length, longestLine);
    if (this.#rest.length > longestLine) throw this.#refuseLine();
    return rows;
  }

  #readPlain(text: string, at: number, end: number): Found {
    const stop = end > at && text.charCodeAt(end - 1) === carriageReturn ? end - 1 : end;
    const cells = text.slice(at, stop).split(this.#delimiter);
    return { cells, next: end + 1, lines: 1, isTorn: false };
  }

  /** Null: its end is not there yet. */
  #readQuoted(
    search: MarkSearch,
    quotes: QuoteSearch,
    start: number,
    isLast: boolean,
  ): Found | null {
    const { text } = search;
    const found: Found = { cells: [], next: start, lines: 1, isTorn: false };
    let at = start;
    for (;;) {
      const opening = skipSpaces(text, at);
      if (text.charCodeAt(opening) === quote) {
        const closed = quotes.close(opening, search.newline(opening));
        if (closed === 'unfinished' && text.length - opening <= longestQuoted) return null;
        if (typeof closed === 'object' && !isEndless(search, opening, closed.next)) {
          const value = text.slice(opening + 1, closed.end);
          found.cells.push(value.includes('""') ? value.replaceAll('""', '"') : value);
          if (search.newline(opening) < closed.next) {
            found.lines += countBreaks(text, opening, closed.next);
          }
          at = closed.next;
          if (text[at] === this.#delimiter) {
            at += 1;
            continue;
          }
          found.next = at + (text[at] === '\r' ? 2 : 1);
          return found;
        }
        if (closed !== 'literal') found.isTorn = true;
      }
      const end = search.newline(at);
      const comma = search.delimiter(at);
      if (comma < end) {
        found.cells.push(text.slice(at, comma));
        at = comma + 1;
        continue;
      }
      if (end === text.length && !isLast) return null;
      const stop = end > at && text[end - 1] === '\r' ? end - 1 : end;
      found.cells.push(text.slice(at, stop));
      found.next = end + 1;
      return found;
    }
  }

  #checkLengths(cells: readonly string[], length: number): void {
    if (length <= longestCell) return;
    if (length > longestLine) throw this.#refuseLine();
    if (cells.some((cell) => cell.length > longestCell)) {
      throw refuse('cell_too_long', { line: this.#line });
    }
  }

  #refuseLine(): Error {
    return refuse('line_too_long', { line: this.#line });
  }
}

interface Found {
  cells: string[];
  /** Where the next row begins. */
  next: number;
  /** How many lines it takes. */
  lines: number;
  /** A quotation mark would have tied it to the lines below. */
  isTorn: boolean;
}
