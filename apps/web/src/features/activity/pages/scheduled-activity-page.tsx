import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { WorkplaceHeader } from '../../access/index.ts';
import { LiveIndicator } from '../../live/index.ts';
import { ScheduledPages } from '../components/scheduled-pages.tsx';

export function ScheduledActivityPage() {
  const { t } = useTranslation('scheduled');
  return (
    <>
      <WorkplaceHeader title={t('title')} lead={t('lead')} actions={<LiveIndicator />} />
      <Card>
        <ScheduledPages />
      </Card>
    </>
  );
}
