import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useHasCampaign } from '../campaigns-api.ts';

const steps = [
  { id: 'openOrganization', url: '/admin/organizations' },
  { id: 'invite', url: '/admin/organizations' },
  { id: 'chooseOrganization', url: '/debtors/upload' },
] as const;

/** Leads a super administrator on; it goes away once the first campaign of anybody runs. */
export function AdminStepsCard() {
  const { t } = useTranslation('switcher');
  if (useHasCampaign() !== false) {
    return null;
  }
  return (
    <SectionCard title={t('dashboard.stepsTitle')}>
      <Box component="ol" sx={{ display: 'grid', gap: 1, m: 0, pl: 2.5 }}>
        {steps.map(({ id, url }) => (
          <li key={id}>
            <Button component={RouterLink} to={url} size="small" sx={{ textAlign: 'left' }}>
              {t(`dashboard.${id}`)}
            </Button>
          </li>
        ))}
      </Box>
    </SectionCard>
  );
}
