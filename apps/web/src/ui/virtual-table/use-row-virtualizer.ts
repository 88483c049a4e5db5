import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isAnyMissing } from './row-pages.ts';
import { firstRect, type VirtualRowsProps } from './virtual-rows.ts';

type Options<Row extends object> = Pick<
  VirtualRowsProps<Row>,
  'rows' | 'rowAt' | 'getKey' | 'place' | 'onPlace' | 'onWindow'
> & {
  rowHeight: number;
  /** What lies over the rows at the top, such as the head of the table. */
  headHeight: number;
};

/** The rows in sight, the one that has the keyboard, and the way back to both later. */
export function useRowVirtualizer<Row extends object>(options: Options<Row>) {
  const { rows, rowAt, getKey, place, onPlace, onWindow, rowHeight, headHeight } = options;
  const scroll = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(place.active);
  const at = Math.min(active, Math.max(0, rows - 1));

  // The row with the keyboard stays on the page although it is out of sight: else the keyboard is lost.
  const extractRange = useCallback(
    (range: Range) => {
      const seen = defaultRangeExtractor(range);
      return at >= range.count || seen.includes(at)
        ? seen
        : [...seen, at].toSorted((one, other) => one - other);
    },
    [at],
  );

  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: rows,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => {
      const row = rowAt(index);
      return row === undefined ? `row ${index}` : getKey(row);
    },
    overscan: 6,
    rangeExtractor: extractRange,
    scrollPaddingStart: headHeight,
    paddingStart: headHeight,
    initialRect: firstRect,
    initialOffset: place.offset,
    initialMeasurementsCache: place.measured,
  });

  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
  // The row with the keyboard may be far away, and is not waited for.
  const isWaiting = isAnyMissing(rowAt, { first: startIndex, last: Math.min(endIndex, rows - 1) });
  useEffect(() => onWindow(startIndex, endIndex), [onWindow, startIndex, endIndex]);

  // What is kept is what was last seen, which is known when the table goes.
  const leave = useRef(() => {});
  useEffect(() => {
    leave.current = () =>
      onPlace({
        offset: virtualizer.scrollOffset ?? 0,
        active: at,
        measured: virtualizer.takeSnapshot(),
      });
  });
  useEffect(() => () => leave.current(), []);

  return {
    scroll,
    virtualizer,
    active,
    at,
    setActive,
    isWaiting,
    rowsInSight: Math.max(1, endIndex - startIndex),
  };
}
