/**
 * Where each page of a list begins, as far as it was read: after nothing, then after the cursor that
 * the page before answered. The rows themselves are kept of the pages around the window alone.
 */
export interface RowPages {
  readonly pageSize: number;
  readonly cursors: readonly (string | null)[];
  /** How many rows the last page has; null while there is another page after those known. */
  readonly lastRows: number | null;
}

export function createRowPages(pageSize: number): RowPages {
  return { pageSize, cursors: [null], lastRows: null };
}

/** What a page that was read tells of the one after it. The same pages where that is no news. */
export function learnPage(
  pages: RowPages,
  page: number,
  { rows, nextCursor }: { rows: number; nextCursor: string | null },
): RowPages {
  const { cursors, lastRows } = pages;
  if (page >= cursors.length) {
    return pages;
  }
  if (nextCursor === null) {
    const isKnown = cursors.length === page + 1 && lastRows === rows;
    return isKnown ? pages : { ...pages, cursors: cursors.slice(0, page + 1), lastRows: rows };
  }
  if (cursors[page + 1] === nextCursor) {
    return pages;
  }
  const isLast = page === cursors.length - 1;
  return {
    ...pages,
    cursors: cursors.toSpliced(page + 1, 1, nextCursor),
    lastRows: isLast ? null : lastRows,
  };
}

/** How many rows there are to scroll through; the page that is on its way counts as a whole one. */
export function countKnownRows({ cursors, pageSize, lastRows }: RowPages): number {
  return lastRows === null ? cursors.length * pageSize : (cursors.length - 1) * pageSize + lastRows;
}

/** The pages that a window of rows needs, with one on either side. */
export function listNeededPages(
  { cursors, pageSize }: RowPages,
  { first, last }: { first: number; last: number },
): number[] {
  const from = Math.max(0, Math.floor(first / pageSize) - 1);
  const to = Math.min(cursors.length - 1, Math.floor(last / pageSize) + 1);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_unused, step) => from + step);
}

/** The rows from one place to another, and the pages in which they stand. */
export interface Span {
  from: number;
  to: number;
  pages: readonly number[];
}

/** In whichever direction they were named; pages that nobody knows the beginning of are not among them. */
export function findSpan({ cursors, pageSize }: RowPages, one: number, other: number): Span {
  const [from, to] = one <= other ? [one, other] : [other, one];
  const first = Math.floor(from / pageSize);
  const last = Math.min(Math.floor(to / pageSize), cursors.length - 1);
  const length = Math.max(0, last - first + 1);
  return { from, to, pages: Array.from({ length }, (_unused, step) => first + step) };
}

/** Whether a row of the window is still on its way. */
export function isAnyMissing(
  rowAt: (index: number) => object | undefined,
  { first, last }: { first: number; last: number },
): boolean {
  for (let index = first; index <= last; index += 1) {
    if (rowAt(index) === undefined) {
      return true;
    }
  }
  return false;
}
