import { describe, expect, it } from 'vitest';
import {
  countKnownRows,
  createRowPages,
  findSpan,
  isAnyMissing,
  learnPage,
  listNeededPages,
} from './row-pages.ts';

const read = (
  pages: ReturnType<typeof createRowPages>,
  answers: [number, string | null, number?][],
) =>
  answers.reduce(
    (known, [page, nextCursor, rows = 10]) => learnPage(known, page, { rows, nextCursor }),
    pages,
  );

describe('the pages of a list', () => {
  it('are known one after another, up to the last', () => {
    const begun = read(createRowPages(10), [[0, 'a']]);
    expect(begun.cursors).toEqual([null, 'a']);
    expect(countKnownRows(begun)).toBe(20);
    const whole = read(begun, [
      [1, 'b'],
      [2, null, 3],
    ]);
    expect(whole.cursors).toEqual([null, 'a', 'b']);
    expect(countKnownRows(whole)).toBe(23);
  });

  it('are the same where a page is read again and says nothing new', () => {
    const known = read(createRowPages(10), [
      [0, 'a'],
      [1, null, 4],
    ]);
    expect(
      read(known, [
        [0, 'a'],
        [1, null, 4],
      ]),
    ).toBe(known);
  });

  it('follow a page that ends elsewhere by now, and keep those after it', () => {
    const known = read(createRowPages(10), [
      [0, 'a'],
      [1, 'b'],
      [2, 'c'],
    ]);
    expect(read(known, [[0, 'a2']]).cursors).toEqual([null, 'a2', 'b', 'c']);
  });

  it('end where a page is the last by now', () => {
    const known = read(createRowPages(10), [
      [0, 'a'],
      [1, 'b'],
    ]);
    const shorter = read(known, [[0, null, 7]]);
    expect(countKnownRows(shorter)).toBe(7);
    expect(read(shorter, [[1, 'late']])).toBe(shorter);
  });

  it('grow again behind what was the end', () => {
    const known = read(createRowPages(10), [
      [0, null, 7],
      [0, 'a'],
    ]);
    expect(countKnownRows(known)).toBe(20);
  });

  it('are needed around the window alone', () => {
    const known = read(createRowPages(10), [
      [0, 'a'],
      [1, 'b'],
      [2, 'c'],
      [3, 'd'],
    ]);
    expect(listNeededPages(known, { first: 0, last: 5 })).toEqual([0, 1]);
    expect(listNeededPages(known, { first: 22, last: 31 })).toEqual([1, 2, 3, 4]);
    expect(listNeededPages(known, { first: 48, last: 49 })).toEqual([3, 4]);
  });
});

describe('the rows in sight', () => {
  const rowAt = (index: number) => (index === 3 ? undefined : {});

  it('are waited for while one of them is on its way', () => {
    expect(isAnyMissing(rowAt, { first: 1, last: 3 })).toBe(true);
    expect(isAnyMissing(rowAt, { first: 4, last: 9 })).toBe(false);
    expect(isAnyMissing(rowAt, { first: 0, last: -1 })).toBe(false);
  });
});

describe('findSpan', () => {
  const known = read(createRowPages(10), [
    [0, 'a'],
    [1, 'b'],
  ]);

  it('finds the pages of a range, in whichever direction it was named', () => {
    expect(findSpan(known, 5, 21)).toEqual({ from: 5, to: 21, pages: [0, 1, 2] });
    expect(findSpan(known, 21, 15)).toEqual({ from: 15, to: 21, pages: [1, 2] });
    expect(findSpan(known, 3, 3).pages).toEqual([0]);
  });

  it('knows no page beyond those of which it knows the beginning', () => {
    expect(findSpan(known, 25, 99).pages).toEqual([2]);
  });
});
