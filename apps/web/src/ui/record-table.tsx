import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import { RecordCards } from './record-cards.tsx';
import type { RecordTableProps } from './record-column.ts';
import { useSidewaysScroll } from './use-sideways-scroll.ts';

/** A longer name of a column may be cut, and is shown whole when pointed at. */
const longestHeader = 24;

const fixed = { position: 'sticky', left: 0, zIndex: 1, bgcolor: 'background.paper' } as const;

/** Rows as a table, and as cards under each other where it is too narrow for one. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  const { ref, isScrolling } = useSidewaysScroll();
  if (!isWide) {
    return <RecordCards {...props} />;
  }
  const { caption, columns, rows, getKey, isFirstFixed = false } = props;
  const fix = (position: number) => (isFirstFixed && position === 0 ? fixed : {});
  return (
    <Box
      ref={ref}
      {...(isScrolling ? { tabIndex: 0, role: 'group', 'aria-label': caption } : {})}
      sx={{ overflowX: 'auto' }}
    >
      <Table aria-label={caption}>
        <TableHead>
          <TableRow>
            {columns.map(({ id, header, isNumeric }, position) => (
              <TableCell
                key={id}
                {...(isNumeric ? { align: 'right' } : {})}
                {...(header.length > longestHeader ? { title: header } : {})}
                sx={{
                  maxWidth: 240,
                  overflow: 'hidden',
                  textOverflow: 'ellipsis',
                  ...fix(position),
                }}
              >
                {header}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody sx={{ '& tr:last-child td, & tr:last-child th': { borderBottom: 0 } }}>
          {rows.map((row) => (
            <TableRow key={getKey(row)} hover>
              {columns.map(({ id, render, isNumeric, isShort }, position) => (
                <TableCell
                  key={id}
                  {...(position === 0 ? { component: 'th', scope: 'row' } : {})}
                  {...(isNumeric ? { align: 'right' } : {})}
                  sx={{
                    overflowWrap: 'anywhere',
                    fontWeight: position === 0 ? 600 : 400,
                    fontVariantNumeric: isNumeric ? 'tabular-nums' : 'normal',
                    whiteSpace: isNumeric || isShort ? 'nowrap' : 'normal',
                    ...fix(position),
                  }}
                >
                  {render(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
