import UsageIcon from '@mui/icons-material/QueryStatsOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useOrganization } from '../../access/index.ts';
import { UsageCard } from '../../usage/index.ts';

/** What the current organization used. */
export function BillingTab() {
  const { t } = useTranslation('account');
  const { current } = useOrganization();
  if (current === null || current.organization === null) {
    return (
      <Card>
        <EmptyState
          icon={<UsageIcon fontSize="inherit" />}
          title={t('billing.noOrganizationTitle')}
          body={t('billing.noOrganizationBody')}
        />
      </Card>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Notice kind="info">{t('billing.notInvoice')}</Notice>
      <UsageCard queries={current.queries} organization={current.organization.name ?? ''} />
    </Box>
  );
}
