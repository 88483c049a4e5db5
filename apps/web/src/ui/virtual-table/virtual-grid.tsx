import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef } from 'react';
import { useGridTable } from './grid-columns.ts';
import { GridHeadCell } from './grid-head-cell.tsx';
import { GridRow, gridRowStyles } from './grid-row.tsx';
import { readGridKey } from './read-grid-key.ts';
import { createRowContents } from './row-contents.ts';
import { useRowVirtualizer } from './use-row-virtualizer.ts';
import { scrollHeight, type VirtualRowsProps } from './virtual-rows.ts';

const rowHeight = 60;
const headHeight = 48;
const checkWidth = 52;
const actionsWidth = 56;

/** A table of any length: only the rows in sight are on the page. */
export function VirtualGrid<Row extends object>(props: VirtualRowsProps<Row>) {
  const { label, columns, shown, rows, total, rowAt, selection, sort, onSort } = props;
  const { renderActions } = props;
  const { scroll, virtualizer, active, at, setActive, isWaiting, rowsInSight } = useRowVirtualizer({
    ...props,
    rowHeight,
    headHeight,
  });
  const items = virtualizer.getVirtualItems();
  const table = useGridTable({ columns, shown });
  const contentOf = useMemo(
    () => createRowContents({ columns, shown, renderActions }),
    [columns, shown, renderActions],
  );
  const headers = table.getHeaderGroups()[0]?.headers ?? [];
  const metas = headers.map(({ column }) => column.columnDef.meta);

  const ticked = useRef(selection);
  useEffect(() => {
    ticked.current = selection;
  });
  const select = useCallback(
    (index: number, isRange: boolean) => ticked.current?.onSelect(index, { isRange }),
    [],
  );

  const wantsKeyboard = useRef(false);
  const hadKeyboard = useRef(false);
  useEffect(() => {
    if (rows > 0 && active >= rows) {
      // The end turned out to be nearer than it was thought: the grey row with the keyboard is gone.
      const holder = document.activeElement;
      wantsKeyboard.current =
        hadKeyboard.current && (holder === document.body || holder === scroll.current);
      setActive(rows - 1);
      virtualizer.scrollToIndex(rows - 1);
    }
  }, [rows, active, setActive, virtualizer, scroll]);
  /** A row that is not there yet gets it when it comes: the table holds it meanwhile. */
  function giveKeyboard(index: number) {
    const row = scroll.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    wantsKeyboard.current = row === null;
    if (row === null) {
      scroll.current?.focus({ preventScroll: true });
    }
    row?.focus({ preventScroll: true });
    // The table may be higher than what is left of the window.
    row?.scrollIntoView({ block: 'nearest' });
  }
  useEffect(() => {
    if (wantsKeyboard.current) {
      giveKeyboard(at);
    }
  });

  function press(event: KeyboardEvent<HTMLDivElement>) {
    const target = event.target instanceof HTMLElement ? event.target : null;
    // What is pressed in the open menu of a row comes by here as well.
    if (!event.currentTarget.contains(target)) {
      return;
    }
    const isOnRow = target?.dataset.index !== undefined || target === scroll.current;
    const step = readGridKey(event, { at, rows, step: rowsInSight });
    // A key on a link or a button inside the row is theirs, but for the way to another row.
    if (step === null || !(isOnRow || (step.kind === 'move' && event.key.startsWith('Arrow')))) {
      return;
    }
    event.preventDefault();
    const row = rowAt(at);
    switch (step.kind) {
      case 'move':
        setActive(step.to);
        virtualizer.scrollToIndex(step.to);
        giveKeyboard(step.to);
        if (step.isExtending) {
          selection?.onSelect(step.to, { isRange: true, from: at });
        }
        break;
      case 'toggle':
        if (row !== undefined) {
          selection?.onSelect(at, { isRange: false });
        }
        break;
      case 'open':
        if (row !== undefined) {
          props.onOpen(row);
        }
        break;
      case 'all':
        selection?.onSelectAll();
        break;
    }
  }

  const widths = metas.map((meta) => `minmax(${meta?.least ?? 120}px, ${meta?.share ?? 1}fr)`);
  const first = selection === null ? [] : [`${checkWidth}px`];
  const gridTemplateColumns = [...first, ...widths, `${actionsWidth}px`].join(' ');
  const leastWidth =
    metas.reduce((sum, meta) => sum + (meta?.least ?? 120), actionsWidth) +
    (selection === null ? 0 : checkWidth);
  const offset = selection === null ? 1 : 2;
  return (
    <Box
      ref={scroll}
      role="grid"
      aria-label={label}
      aria-rowcount={total === null ? -1 : total + 1}
      aria-colcount={headers.length + offset}
      aria-multiselectable={selection !== null}
      aria-busy={isWaiting}
      tabIndex={-1}
      onKeyDown={press}
      onFocus={() => {
        hadKeyboard.current = true;
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        hadKeyboard.current = relatedTarget === null || currentTarget.contains(relatedTarget);
      }}
      sx={{
        maxHeight: scrollHeight,
        overflow: 'auto',
        overscrollBehaviorY: 'contain',
        outline: 'none',
      }}
    >
      <Box
        role="presentation"
        style={{ height: virtualizer.getTotalSize(), minWidth: leastWidth }}
        sx={{ position: 'relative', ...gridRowStyles }}
      >
        <Box
          role="row"
          aria-rowindex={1}
          style={{ gridTemplateColumns, height: headHeight }}
          sx={{
            position: 'sticky',
            top: 0,
            zIndex: 2,
            display: 'grid',
            alignItems: 'stretch',
            borderBottom: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
          }}
        >
          {selection === null ? null : (
            <Box
              role="columnheader"
              aria-colindex={1}
              sx={{ display: 'grid', placeItems: 'center' }}
            >
              <Checkbox
                size="small"
                checked={selection.all === 'all'}
                indeterminate={selection.all === 'some'}
                onChange={selection.onSelectAll}
                slotProps={{ input: { 'aria-label': selection.allLabel } }}
              />
            </Box>
          )}
          {headers.map((header, position) => {
            const meta = header.column.columnDef.meta;
            return (
              <GridHeadCell
                key={header.id}
                position={position + offset}
                isNumeric={meta?.isNumeric ?? false}
                direction={meta?.sort === sort.by ? sort.direction : null}
                onSort={meta?.sort === undefined ? null : () => onSort(meta.sort ?? '')}
              >
                <table.FlexRender header={header} />
              </GridHeadCell>
            );
          })}
          <GridHeadCell
            position={headers.length + offset}
            isNumeric={false}
            direction={null}
            onSort={null}
            isHidden
          >
            {props.actionsLabel}
          </GridHeadCell>
        </Box>
        {items.map(({ index, start }) => {
          const row = rowAt(index);
          return (
            <GridRow
              // By its place: a row that arrives takes the keyboard over from the grey one before it.
              key={index}
              index={index}
              top={start}
              height={rowHeight}
              gridTemplateColumns={gridTemplateColumns}
              isActive={index === at}
              onActivate={setActive}
              isSelected={row !== undefined && (selection?.isSelected(row) ?? false)}
              checkLabel={
                selection === null
                  ? null
                  : row === undefined
                    ? props.loadingLabel
                    : selection.labelOf(row)
              }
              onSelect={select}
              content={row === undefined ? undefined : contentOf(row)}
              columns={headers.length}
            />
          );
        })}
      </Box>
    </Box>
  );
}
