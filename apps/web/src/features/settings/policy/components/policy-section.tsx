import Box from '@mui/material/Box';
import type { OrganizationSettings } from '@ringfence/contract/settings';
import { useTranslation } from 'react-i18next';
import type { OrganizationApi } from '../../../../platform/api/api-queries.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingSkeletons } from '../../../../ui/loading-skeletons.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { usePolicy } from '../api.ts';
import { PolicyEditor } from './policy-editor.tsx';
import { PolicyFacts } from './policy-facts.tsx';
import { VersionLine } from './version-line.tsx';

interface PolicySectionProps {
  api: OrganizationApi;
  organization: Pick<OrganizationSettings, 'id'>;
  mayEdit: boolean;
}

/** How the organization keeps the law: to be changed by admins, and seen by everybody. */
export function PolicySection({ api, organization, mayEdit }: PolicySectionProps) {
  const { t } = useTranslation('settings');
  const policy = usePolicy(api);
  return (
    <SectionCard title={t('policy.title')} lead={t('policy.lead')}>
      {policy.isPending ? (
        <LoadingSkeletons label={t('policy.loading')} rows={8} rowHeight={{ xs: 72, sm: 58 }} />
      ) : policy.data === undefined ? (
        <ErrorState error={policy.error} onRetry={() => void policy.refetch()} />
      ) : (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <VersionLine api={api} inForce={policy.data} />
          {mayEdit ? (
            <PolicyEditor
              api={api}
              organizationId={organization.id}
              inForce={policy.data}
              onReload={() => void policy.refetch()}
            />
          ) : (
            <PolicyFacts policy={policy.data.policy} />
          )}
        </Box>
      )}
    </SectionCard>
  );
}
