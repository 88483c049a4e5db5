import Box from '@mui/material/Box';
import { Link as RouterLink } from 'react-router';

interface LinkTab {
  url: string;
  label: string;
  isCurrent: boolean;
}

/** Pages that belong together, one beside the other; each has an address of its own. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <Box component="nav" aria-label={label} sx={{ mb: 3, borderBottom: 1, borderColor: 'divider' }}>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, listStyle: 'none', m: 0, p: 0 }}
      >
        {tabs.map(({ url, label: title, isCurrent }) => (
          <li key={url}>
            <Box
              component={RouterLink}
              to={url}
              {...(isCurrent ? { 'aria-current': 'page' } : {})}
              sx={{
                display: 'block',
                mb: '-1px',
                px: 2,
                py: 1.25,
                borderBottom: 2,
                borderColor: isCurrent ? 'primary.main' : 'transparent',
                color: isCurrent ? 'primary.main' : 'text.secondary',
                fontWeight: isCurrent ? 650 : 500,
                textDecoration: 'none',
                '&:hover': { color: 'text.primary' },
              }}
            >
              {title}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}
