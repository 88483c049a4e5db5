import Box from '@mui/material/Box';
import { Link as RouterLink } from 'react-router';
import { fewLinesInRows } from '../../../../ui/few-lines.ts';
import { useRowTabIndex } from '../../../../ui/virtual-table/row-reach.ts';

/** The name of a person, which leads to their page. */
export function RowLink({ to, children }: { to: string; children: string }) {
  return (
    <Box
      component={RouterLink}
      to={to}
      tabIndex={useRowTabIndex()}
      title={children}
      sx={{
        ...fewLinesInRows(1),
        color: 'primary.main',
        textDecorationThickness: '1px',
        textUnderlineOffset: '3px',
        '&:hover': { textDecorationThickness: '2px' },
      }}
    >
      {children}
    </Box>
  );
}
