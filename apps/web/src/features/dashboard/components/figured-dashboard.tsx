import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useMayDo, useOrganization } from '../../access/index.ts';
import { ActivityCard } from './activity-card.tsx';
import { Charts, MainFigures, Needs, useShownDashboard } from './dashboard-figures.tsx';
import { RunningCampaignsCard } from './running-campaigns-card.tsx';

const column = { display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** The dashboard once there were calls: the figures, what waits for somebody, and what stands beside them. */
export function FiguredDashboard({ side }: { side: ReactNode }) {
  const { mode } = useOrganization();
  const mayRead = useMayDo('campaigns.read');
  const { isPending } = useShownDashboard();
  return (
    <>
      <MainFigures />
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(280px, 1fr)' },
        }}
      >
        <Box sx={column}>
          <Charts />
        </Box>
        <Box
          sx={{
            ...column,
            // What needs somebody comes with the figures and would move everything below it.
            visibility: isPending ? 'hidden' : 'visible',
          }}
        >
          <Needs />
          {/* Admin mode has its own. */}
          {mode === 'admin' || !mayRead ? null : <RunningCampaignsCard />}
          {side}
          <ActivityCard />
        </Box>
      </Box>
    </>
  );
}
