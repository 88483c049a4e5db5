import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useWorkplace, WorkplaceHeader } from '../../access/index.ts';
import { LiveIndicator } from '../../live/index.ts';
import { ActivityPages } from '../components/activity-pages.tsx';

export function RecentActivityPage() {
  const { t } = useTranslation('work');
  const { organization } = useWorkplace();
  const name =
    organization === null ? t('workplace.all') : (organization.name ?? t('workplace.unnamed'));
  return (
    <>
      <WorkplaceHeader
        title={t('record.title')}
        lead={t('record.lead', { organization: name })}
        actions={
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <LiveIndicator />
            <Button component={RouterLink} to="/activity/audit" variant="outlined">
              {t('record.audits')}
            </Button>
          </Box>
        }
      />
      <Card>
        <ActivityPages />
      </Card>
    </>
  );
}
