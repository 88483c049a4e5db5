import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatDay } from '../../../ui/format-moment.ts';
import { useOrganization } from '../../access/index.ts';

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.75 }}>
      <Typography component="dt" sx={{ color: 'text.secondary' }}>
        {term}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: 600, textAlign: 'right' }}>
        {value}
      </Typography>
    </Box>
  );
}

export function OrganizationCard() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { memberships, current } = useOrganization();
  const membership = memberships.find(
    ({ organizationId }) => organizationId === current?.organization?.id,
  );
  return membership === undefined ? null : (
    <Card component="section" aria-labelledby="organization-title">
      <CardContent sx={{ p: 2.5 }}>
        <Typography id="organization-title" variant="h2" sx={{ color: 'text.secondary' }}>
          {t('dashboard.organization.title')}
        </Typography>
        <Typography sx={{ mt: 1, mb: 1.5, fontSize: '1.25rem', fontWeight: 650 }}>
          {membership.organization.name}
        </Typography>
        <Box component="dl" sx={{ m: 0 }}>
          <Fact
            term={t('dashboard.organization.yourRole')}
            value={t(`access.roles.${membership.role}`)}
          />
          <Fact
            term={t('dashboard.organization.memberSince')}
            value={formatDay(membership.createdAt, language)}
          />
        </Box>
      </CardContent>
    </Card>
  );
}
