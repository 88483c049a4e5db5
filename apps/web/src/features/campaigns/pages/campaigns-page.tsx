import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useMayDo } from '../../access/index.ts';
import { ScheduledHeader } from '../../activity/index.ts';
import { HaltControl } from '../../halts/index.ts';
import { LiveIndicator } from '../../live/index.ts';
import { newCampaignPage } from '../campaign-address.ts';
import { CampaignPages } from '../components/campaign-pages.tsx';

/** All campaigns, as a tab of what is scheduled. */
export function CampaignsPage() {
  const { t } = useTranslation('work');
  const mayControl = useMayDo('campaigns.control');
  return (
    <>
      <ScheduledHeader
        tab="campaigns"
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <LiveIndicator />
            <HaltControl />
            {mayControl ? (
              <Button component={RouterLink} to={newCampaignPage} variant="contained">
                {t('campaigns.new.open')}
              </Button>
            ) : null}
          </Box>
        }
      />
      <Card>
        <CampaignPages />
      </Card>
    </>
  );
}
