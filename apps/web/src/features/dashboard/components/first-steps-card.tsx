import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { newCampaignPage } from '../../campaigns/index.ts';

/** Leads the admin of an empty organization on. */
export function FirstStepsCard({ hasList }: { hasList: boolean }) {
  const { t } = useTranslation();
  const steps = [
    { id: 'upload', url: '/debtors/upload', isNext: !hasList },
    { id: 'call', url: newCampaignPage, isNext: hasList },
    { id: 'history', url: '/calls/history', isNext: false },
  ] as const;
  return (
    <Card component="section" aria-labelledby="first-steps-title" sx={{ p: 2.5 }}>
      <Typography id="first-steps-title" variant="h2">
        {t('dashboard.firstSteps.title')}
      </Typography>
      <Box component="ol" sx={{ display: 'grid', gap: 1, m: 0, mt: 1.5, pl: 2.5 }}>
        {steps.map(({ id, url, isNext }) => (
          <li key={id}>
            <Button
              component={RouterLink}
              to={url}
              size="small"
              variant={isNext ? 'contained' : 'text'}
              sx={{ textAlign: 'left' }}
            >
              {t(`dashboard.firstSteps.${id}`)}
            </Button>
          </li>
        ))}
      </Box>
    </Card>
  );
}
