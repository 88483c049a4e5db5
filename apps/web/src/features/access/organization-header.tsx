import Box from '@mui/material/Box';
import { type ComponentProps, lazy } from 'react';
import { LateArea } from '../../ui/late-area.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useOrganization } from './organization-context.ts';

// For super administrators alone.
const OrganizationPicker = lazy(async () =>
  (await import('./late-parts.ts')).loadOrganizationPicker(),
);

/** The heading of a page that spans organizations in admin mode, with the choice of one there. */
export function WorkplaceHeader(props: ComponentProps<typeof PageHeader>) {
  const { mode } = useOrganization();
  if (mode !== 'admin') {
    return <PageHeader {...props} />;
  }
  return (
    <PageHeader
      {...props}
      actions={
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 2,
            width: { xs: '100%', sm: 'auto' },
          }}
        >
          <Box sx={{ width: { xs: '100%', sm: 280 }, minHeight: 40 }}>
            <LateArea>
              <OrganizationPicker />
            </LateArea>
          </Box>
          {props.actions}
        </Box>
      }
    />
  );
}
