/**
 * The end of a cell that begins with a quotation mark. `unfinished`: more text is needed to tell; `never`:
 * the file ends before it; `literal`: the mark is a character like any other; `torn`: it is one too, but
 * another mark far below would have closed it.
 */
export type ClosedQuote =
  /** Where the mark that closes it stands, and where what follows begins. */
  { end: number; next: number } | 'unfinished' | 'never' | 'literal' | 'torn';

const quote = 0x22;
const nowhere = Number.POSITIVE_INFINITY;

/**
 * Finds the mark that closes another: the first that is not doubled and stands before the delimiter, the end of
 * the line or the end of the file. Any other is an author's own, forgiven within the line.
 *
 * Marks are asked for from the beginning of the text to its end. The next of each kind is remembered, so that a
 * text is gone over once, however many cells of it begin with a mark that nothing closes.
 */
export class QuoteSearch {
  #text: string;
  #delimiter: string;
  #isLast: boolean;
  #closing = -1;
  #stray = -1;
  /** The mark behind which spaces were skipped last, and where what follows them begins. */
  #skipped = { mark: -1, next: -1 };

  constructor(text: string, delimiter: string, isLast: boolean) {
    this.#text = text;
    this.#delimiter = delimiter;
    this.#isLast = isLast;
  }

  /** The end of the cell whose mark stands at `opening`, in a line that ends at `lineEnd`. */
  close(opening: number, lineEnd: number): ClosedQuote {
    const after = this.#skipMarks(opening);
    // Behind an opening mark, an even number of marks are doubled ones.
    const own = (after - opening) % 2 === 0 ? after - 1 : nowhere;
    const isOwnClosing = own < nowhere && this.#isClosing(own);
    const closing = isOwnClosing ? own : this.#findClosing(after);
    const stray = own < nowhere && !isOwnClosing ? own : this.#findStray(after);
    if (stray < closing) {
      if (lineEnd < stray) return 'torn';
      if (closing > lineEnd && (this.#isLast || lineEnd < this.#text.length)) return 'literal';
    }
    if (closing === nowhere) return this.#isLast ? 'never' : 'unfinished';
    const next = this.#findNext(closing);
    if (next === this.#text.length && !this.#isLast) return 'unfinished';
    return { end: closing, next };
  }

  /** Any number of cells may ask for the same mark: the spaces behind it are gone over once. */
  #findNext(mark: number): number {
    if (this.#skipped.mark !== mark) this.#skipped = { mark, next: this.#skipSpaces(mark + 1) };
    return this.#skipped.next;
  }

  #findClosing(from: number): number {
    if (this.#closing < from) this.#closing = this.#findMark(from, true);
    return this.#closing;
  }

  #findStray(from: number): number {
    if (this.#stray < from) this.#stray = this.#findMark(from, false);
    return this.#stray;
  }

  /** The next mark that is not doubled, of those that close a cell or of those that do not. */
  #findMark(from: number, isClosing: boolean): number {
    let at = this.#text.indexOf('"', from);
    while (at >= 0) {
      const after = this.#skipMarks(at);
      const isSingle = (after - at) % 2 === 1;
      if (isSingle && this.#isClosing(after - 1) === isClosing) return after - 1;
      at = this.#text.indexOf('"', after);
    }
    return nowhere;
  }

  #skipMarks(from: number): number {
    let at = from;
    while (this.#text.charCodeAt(at) === quote) at += 1;
    return at;
  }

  #isClosing(mark: number): boolean {
    const text = this.#text;
    const at = this.#skipSpaces(mark + 1);
    if (at === text.length) return true;
    const sign = text[at];
    return sign === this.#delimiter || sign === '\n' || (sign === '\r' && text[at + 1] === '\n');
  }

  /** Spaces between the closing mark and what follows mean nothing. */
  #skipSpaces(from: number): number {
    const text = this.#text;
    let at = from;
    while ((text[at] === ' ' || text[at] === '\t') && text[at] !== this.#delimiter) at += 1;
    return text[at] === '\r' && at + 1 === text.length ? at + 1 : at;
  }
}
