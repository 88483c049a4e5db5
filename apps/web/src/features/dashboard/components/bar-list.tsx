import Box from '@mui/material/Box';
import { Link as RouterLink } from 'react-router';
import { useRowsAddress } from '../use-rows-address.ts';

export interface Bar {
  key: string;
  name: string;
  /** What stands at its end. */
  value: string;
  /** The whole of it in words. */
  label: string;
  length: number;
  to: string;
  tone?: 'primary' | 'warning' | 'error';
}

const height = 22;

function BarLink({ bar }: { bar: Bar }) {
  const { name, value, label, length, to, tone = 'primary' } = bar;
  const address = useRowsAddress();
  return (
    <Box
      component={RouterLink}
      to={address(to)}
      title={label}
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr) auto',
          sm: 'minmax(0, 40%) minmax(0, 1fr) auto',
        },
        columnGap: 1.5,
        alignItems: 'center',
        py: 0.5,
        color: 'text.primary',
        textDecoration: 'none',
        borderRadius: 1,
        '&:hover .bar-name': { textDecoration: 'underline' },
      }}
    >
      <Box component="span" className="bar-name" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      <Box
        component="span"
        sx={{ gridColumn: { xs: '1 / -1', sm: 2 }, gridRow: { xs: 2, sm: 1 }, height }}
      >
        <Box
          component="span"
          sx={{
            display: 'block',
            height: '100%',
            minWidth: 3,
            borderRadius: 0.5,
            bgcolor: `${tone}.main`,
            opacity: 0.75,
          }}
          style={{ width: `${Math.round(length * 1000) / 10}%` }}
        />
      </Box>
      <Box
        component="span"
        sx={{
          gridColumn: { xs: 2, sm: 3 },
          gridRow: 1,
          minWidth: 56,
          textAlign: 'right',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {value}
      </Box>
    </Box>
  );
}

/** Bars that lie below each other, each a link to the rows behind it. */
export function BarList({ label, bars }: { label: string; bars: readonly Bar[] }) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ listStyle: 'none', display: 'grid', gap: 0.5, m: 0, p: 0 }}
    >
      {bars.map((bar) => (
        <li key={bar.key}>
          <BarLink bar={bar} />
        </li>
      ))}
    </Box>
  );
}
