import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../../../ui/section-card.tsx';
import type { AuthProviderChoice } from '../../auth/index.ts';
import { useLinkIdentity } from '../auth-api.ts';
import { Outcome } from './outcome.tsx';

/** The accounts that could be linked as well. */
export function LinkCard({ providers }: { providers: readonly AuthProviderChoice[] }) {
  const { t } = useTranslation('account');
  const link = useLinkIdentity();
  if (providers.length === 0) {
    return (
      <SectionCard title={t('social.nothingTitle')}>
        <Typography sx={{ color: 'text.secondary' }}>{t('social.nothingBody')}</Typography>
      </SectionCard>
    );
  }
  // The page is left when it worked.
  const isLeaving = link.isPending || link.isSuccess;
  return (
    <SectionCard title={t('social.linkTitle')} lead={t('social.linkLead')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Outcome error={link.error} done={null} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {providers.map(({ id, label }) => (
            <Button
              key={id}
              variant="outlined"
              disabled={isLeaving}
              onClick={() => link.mutate(id)}
            >
              {t(isLeaving && link.variables === id ? 'social.linking' : 'social.link', {
                provider: label,
              })}
            </Button>
          ))}
        </Box>
      </Box>
    </SectionCard>
  );
}
