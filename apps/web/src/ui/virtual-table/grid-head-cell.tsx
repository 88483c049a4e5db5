import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';

interface GridHeadCellProps {
  /** Which column it is, from 1 on. */
  position: number;
  isNumeric: boolean;
  /** How the rows are sorted by it; null: they are not. */
  direction: 'ascending' | 'descending' | null;
  /** Null where nobody can sort by it. */
  onSort: (() => void) | null;
  /** For screen readers alone. */
  isHidden?: boolean;
  children: ReactNode;
}

const hiddenStyles = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** The head of a column; a press sorts by it. */
export function GridHeadCell(props: GridHeadCellProps) {
  const { position, isNumeric, direction, onSort, isHidden = false, children } = props;
  const Arrow = direction === 'descending' ? DownIcon : UpIcon;
  return (
    <Box
      role="columnheader"
      aria-colindex={position}
      {...(onSort === null ? {} : { 'aria-sort': direction ?? 'none' })}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: isNumeric ? 'flex-end' : 'flex-start',
        px: 1.5,
        minWidth: 0,
        position: 'relative',
        color: 'text.secondary',
        fontSize: '0.875rem',
        fontWeight: 600,
      }}
    >
      {onSort === null ? (
        <Box component="span" sx={isHidden ? hiddenStyles : {}}>
          {children}
        </Box>
      ) : (
        <ButtonBase
          onClick={onSort}
          sx={{
            // The word stands over the figures, and the arrow beside it.
            flexDirection: isNumeric ? 'row-reverse' : 'row',
            gap: 0.5,
            px: 0.75,
            mx: -0.75,
            minHeight: 36,
            borderRadius: 1,
            font: 'inherit',
            color: direction === null ? 'inherit' : 'text.primary',
            textAlign: 'start',
            '&:hover': { bgcolor: 'action.hover' },
            '&:hover svg, &.Mui-focusVisible svg': { opacity: direction === null ? 0.6 : 1 },
          }}
        >
          {children}
          <Arrow aria-hidden sx={{ fontSize: 16, opacity: direction === null ? 0 : 1 }} />
        </ButtonBase>
      )}
    </Box>
  );
}
