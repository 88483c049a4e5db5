import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { VirtualCards } from './virtual-cards.tsx';
import { VirtualGrid } from './virtual-grid.tsx';
import type { VirtualRowsProps } from './virtual-rows.ts';

/** Rows without end: a table, and cards where it is too narrow for one. */
export function VirtualTable<Row extends object>(props: VirtualRowsProps<Row>) {
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  return isWide ? <VirtualGrid {...props} /> : <VirtualCards {...props} />;
}
