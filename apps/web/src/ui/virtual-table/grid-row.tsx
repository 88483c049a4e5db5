// biome-ignore-all lint/a11y/useSemanticElements: rows that are laid over each other cannot be those of a <table>.
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: both roles that a cell may have take them.
// biome-ignore-all lint/a11y/useFocusableInteractive: the row takes the keyboard, and its cells do not.
import Checkbox from '@mui/material/Checkbox';
import { memo } from 'react';
import type { RowContent } from './row-contents.ts';
import { RowReachContext } from './row-reach.ts';

interface GridRowProps {
  index: number;
  top: number;
  height: number;
  gridTemplateColumns: string;
  isActive: boolean;
  onActivate: (index: number) => void;
  isSelected: boolean;
  /** Null where rows cannot be ticked. */
  checkLabel: string | null;
  onSelect: (index: number, isRange: boolean) => void;
  /** Undefined while the row is on its way. */
  content: RowContent | undefined;
  columns: number;
}

/**
 * How rows and cells look, for the element around them: a rule of its own for each of hundreds of cells
 * would make scrolling slow.
 */
export const gridRowStyles = {
  '& [data-index]': {
    position: 'absolute',
    top: 0,
    left: 0,
    width: '100%',
    display: 'grid',
    alignItems: 'center',
    // The head of the table lies over the rows.
    scrollMarginTop: 48,
    borderBottom: 1,
    borderColor: 'divider',
    bgcolor: 'background.paper',
    '&:hover': { bgcolor: 'action.hover' },
    '&[aria-selected=true]': { bgcolor: 'action.selected' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  },
  '& [data-cell]': {
    px: 1.5,
    minWidth: 0,
    maxHeight: '100%',
    overflow: 'hidden',
    fontSize: '0.875rem',
    lineHeight: 1.35,
    overflowWrap: 'anywhere',
  },
  '& [role=rowheader]': { fontWeight: 600 },
  '& [data-cell=number]': {
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& [data-cell=waiting] > div': {
    width: '60%',
    height: 12,
    borderRadius: 1,
    bgcolor: 'action.selected',
  },
  '& [data-control]': { display: 'grid', placeItems: 'center' },
} as const;

/** One row of a long table; the keyboard goes into it while it is the active one. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { index, top, height, isActive, isSelected, checkLabel, content, columns } = props;
  const offset = checkLabel === null ? 1 : 2;
  const waiting = Array.from({ length: columns }, (_unused, column) => column);
  return (
    <div
      role="row"
      data-index={index}
      // The head of the table is the first row.
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      tabIndex={isActive ? 0 : -1}
      onFocus={() => props.onActivate(index)}
      style={{
        transform: `translateY(${top}px)`,
        height,
        gridTemplateColumns: props.gridTemplateColumns,
      }}
    >
      <RowReachContext value={isActive}>
        {checkLabel === null ? null : (
          <div role="gridcell" aria-colindex={1} data-control>
            <Checkbox
              size="small"
              checked={isSelected}
              disabled={content === undefined}
              onClick={(event) => props.onSelect(index, event.shiftKey)}
              // The click has the shift key; a change has not.
              onChange={() => {}}
              slotProps={{ input: { 'aria-label': checkLabel, tabIndex: isActive ? 0 : -1 } }}
            />
          </div>
        )}
        {content === undefined
          ? waiting.map((column) => (
              <div key={column} role="gridcell" aria-colindex={column + offset} data-cell="waiting">
                <div />
              </div>
            ))
          : content.cells.map((cell, position) => (
              <div
                key={cell.id}
                role={position === 0 ? 'rowheader' : 'gridcell'}
                aria-colindex={position + offset}
                data-cell={cell.isNumeric ? 'number' : 'text'}
              >
                {cell.content}
              </div>
            ))}
        <div role="gridcell" aria-colindex={columns + offset} data-control>
          {content?.actions}
        </div>
      </RowReachContext>
    </div>
  );
});
