import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import {
  AuditResult,
  countFaults,
  listLastAudits,
  useAuditsEverywhere,
} from '../../audits/index.ts';

function LastAudits() {
  const { t } = useTranslation('audits');
  const audits = useAuditsEverywhere();
  if (audits.data === undefined) {
    return audits.isPending ? (
      <LoadingSkeletons label={t('everywhere.loading')} rows={2} rowHeight={{ xs: 40, sm: 40 }} />
    ) : (
      <ErrorState error={audits.error} onRetry={() => void audits.refetch()} />
    );
  }
  const last = listLastAudits(audits.data.audits);
  const found = last.filter((audit) => countFaults(audit) > 0);
  if (found.length === 0) {
    return last.length === 0 ? (
      t('everywhere.never')
    ) : (
      <Box sx={{ color: 'success.main', fontWeight: 600 }}>
        {t('everywhere.clean', { count: last.length })}
      </Box>
    );
  }
  return (
    <Box
      component="ul"
      aria-label={t('everywhere.caption')}
      sx={{ listStyle: 'none', display: 'grid', gap: 1.5, m: 0, p: 0, overflowWrap: 'anywhere' }}
    >
      {found.map((audit) => (
        <li key={audit.id}>
          <TextLink to={`/activity/audit/${audit.id}`}>{audit.organization.name}</TextLink>
          <AuditResult audit={audit} />
        </li>
      ))}
    </Box>
  );
}

/** In whose last audit something was found, across all organizations. */
export function AdminAuditsCard() {
  const { t } = useTranslation('audits');
  return (
    <SectionCard
      title={t('everywhere.title')}
      actions={
        <Button component={RouterLink} to="/activity/audit" size="small">
          {t('everywhere.see')}
        </Button>
      }
    >
      <LastAudits />
    </SectionCard>
  );
}
