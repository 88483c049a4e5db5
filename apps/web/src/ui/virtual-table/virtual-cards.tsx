import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import type { GridColumn } from './grid-columns.ts';
import { useRowVirtualizer } from './use-row-virtualizer.ts';
import { scrollHeight, type VirtualRowsProps } from './virtual-rows.ts';

const usualHeight = 188;

/** The same rows as cards under each other, where it is too narrow for a table. */
export function VirtualCards<Row extends object>(props: VirtualRowsProps<Row>) {
  const { label, columns, shown, rows, total, rowAt, selection } = props;
  const { scroll, virtualizer, isWaiting } = useRowVirtualizer({
    ...props,
    rowHeight: usualHeight,
    headHeight: 0,
  });
  const items = virtualizer.getVirtualItems();
  const [name, ...others] = shown.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  return (
    <Box
      ref={scroll}
      sx={{ maxHeight: scrollHeight, overflow: 'auto', overscrollBehaviorY: 'contain' }}
    >
      <Box
        role="list"
        aria-label={label}
        aria-busy={isWaiting}
        style={{ height: virtualizer.getTotalSize() }}
        sx={{ position: 'relative' }}
      >
        {items.map(({ key, index, start }) => {
          const row = rowAt(index);
          return (
            <Box
              key={key}
              ref={virtualizer.measureElement}
              role="listitem"
              data-index={index}
              aria-setsize={total ?? (rows === 0 ? 0 : -1)}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
              sx={{
                position: 'absolute',
                top: 0,
                left: 0,
                width: '100%',
                borderBottom: 1,
                borderColor: 'divider',
                bgcolor:
                  row !== undefined && selection?.isSelected(row) === true
                    ? 'action.selected'
                    : 'background.paper',
              }}
            >
              {row === undefined ? (
                <Box style={{ height: usualHeight }} sx={{ p: 2 }}>
                  <Box
                    sx={{ width: '50%', height: 14, borderRadius: 1, bgcolor: 'action.selected' }}
                  />
                </Box>
              ) : (
                <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, p: 1.5 }}>
                  {selection === null ? null : (
                    <Checkbox
                      size="small"
                      checked={selection.isSelected(row)}
                      onClick={(event) => selection.onSelect(index, { isRange: event.shiftKey })}
                      onChange={() => {}}
                      slotProps={{ input: { 'aria-label': selection.labelOf(row) } }}
                    />
                  )}
                  <CardContent row={row} name={name} others={others} />
                  {props.renderActions(row)}
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

function CardContent<Row>({
  row,
  name,
  others,
}: {
  row: Row;
  name: GridColumn<Row> | undefined;
  others: readonly GridColumn<Row>[];
}) {
  return (
    <Box sx={{ flex: 1, minWidth: 0, pt: 0.75, overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 600 }}>{name?.render(row)}</Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(84px, 32%) minmax(0, 1fr)',
          alignItems: 'baseline',
          columnGap: 1.5,
          rowGap: 0.5,
          mt: 0.75,
          mb: 0,
          fontSize: '0.875rem',
        }}
      >
        {others.map(({ id, header, render }) => (
          <Box key={id} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {header}
            </Box>
            <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
              {render(row)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
