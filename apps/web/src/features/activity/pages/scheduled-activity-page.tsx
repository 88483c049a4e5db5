import Card from '@mui/material/Card';
import { LiveIndicator } from '../../live/index.ts';
import { ScheduledHeader } from '../components/scheduled-header.tsx';
import { ScheduledPages } from '../components/scheduled-pages.tsx';

export function ScheduledActivityPage() {
  return (
    <>
      <ScheduledHeader tab="schedule" actions={<LiveIndicator />} />
      <Card>
        <ScheduledPages />
      </Card>
    </>
  );
}
