import { useEffect, useRef, useState } from 'react';
import {
  countSelected,
  isSelected,
  mostByName,
  type Selectable,
  type Selection,
  selectRange,
  selectRows,
} from './selection.ts';

interface Rows {
  rowAt: (index: number) => Selectable | undefined;
  rowsBetween: (one: number, other: number) => Selectable[] | null;
  readBetween: (one: number, other: number) => Promise<Selectable[]>;
}

/** What is to be said of the last range. */
export type RangeNews =
  | { kind: 'reading' | 'failed' }
  /** `ticked`: how many would be. */
  | { kind: 'tooLong'; ticked: number };

/** Ticks one row, or everybody from the row ticked before: all of them, or nobody and why. */
export function useRowSelection(
  { rowAt, rowsBetween, readBetween }: Rows,
  selection: Selection,
  onSelect: (selection: Selection) => void,
) {
  const [news, setNews] = useState<RangeNews | null>(null);
  /** From where a range is ticked. */
  const anchor = useRef<number | null>(null);
  /** Who is selected by the time that a range was fetched, and whether anybody still wants it. */
  const current = useRef(selection);
  const turn = useRef(0);
  useEffect(() => {
    current.current = selection;
  });
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  function take(rows: readonly Selectable[], last: number) {
    const next = selectRange(current.current, rows);
    if (next === null) {
      const added = rows.filter(({ id }) => !isSelected(current.current, id));
      setNews({
        kind: 'tooLong',
        ticked: (countSelected(current.current, null) ?? 0) + added.length,
      });
      return;
    }
    setNews(null);
    onSelect(next);
    anchor.current = last;
  }

  async function read(from: number, to: number) {
    const length = Math.abs(to - from) + 1;
    if (selection.kind === 'some' && length > mostByName) {
      setNews({ kind: 'tooLong', ticked: length });
      return;
    }
    const mine = turn.current;
    setNews({ kind: 'reading' });
    const rows = await readBetween(from, to).catch(() => null);
    if (mine !== turn.current) {
      return;
    }
    if (rows === null) {
      setNews({ kind: 'failed' });
    } else {
      take(rows, to);
    }
  }

  return {
    news,
    select(index: number, { isRange, from: start }: { isRange: boolean; from?: number }) {
      turn.current += 1;
      const from = anchor.current ?? start ?? null;
      if (isRange && from !== null) {
        const known = rowsBetween(from, index);
        if (known === null) {
          void read(from, index);
        } else {
          take(known, index);
        }
      } else {
        const row = rowAt(index);
        if (row === undefined) {
          return;
        }
        setNews(null);
        onSelect(selectRows(selection, [row], !isSelected(selection, row.id)));
        anchor.current = index;
      }
    },
  };
}
