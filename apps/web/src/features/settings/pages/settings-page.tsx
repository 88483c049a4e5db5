import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import {
  OrganizationFirst,
  useMayDo,
  useOrganization,
  useWorkplace,
  WorkplaceHeader,
} from '../../access/index.ts';
import { AccountsSection } from '../accounts/accounts-section.tsx';
import { useSettings } from '../api.ts';
import { SettingsSections } from '../components/settings-sections.tsx';

/** The settings of the organization that the person works in or has chosen. */
function CurrentSettings() {
  const { t } = useTranslation('settings');
  const workplace = useWorkplace();
  const mayEdit = useMayDo('organization.edit');
  const settings = useSettings(workplace);
  if (settings.data === undefined) {
    return (
      <Card>
        {settings.isPending ? (
          <LoadingSkeletons label={t('loading')} rows={8} rowHeight={{ xs: 96, sm: 72 }} />
        ) : (
          <ErrorState error={settings.error} onRetry={() => void settings.refetch()} />
        )}
      </Card>
    );
  }
  // That it is suspended, and that nothing can be changed then, is said across every page.
  const isReadOnly = !mayEdit && settings.data.suspendedAt === null;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {isReadOnly ? <Notice kind="info">{t('readOnly')}</Notice> : null}
      <SettingsSections key={settings.data.id} api={workplace} settings={settings.data} />
    </Box>
  );
}

function WorkplaceSettings() {
  // The texts of every part, so that none has the page wait once it is shown.
  const { t } = useTranslation(['settings', 'organizations', 'work']);
  const workplace = useWorkplace();
  const { organization } = workplace;
  if (organization === null) {
    return (
      <>
        <PageHeader title={t('title')} />
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Card>
            <OrganizationFirst>{null}</OrganizationFirst>
          </Card>
          <AccountsSection api={workplace} mayEdit scope="installation" />
        </Box>
      </>
    );
  }
  const { name } = organization;
  return (
    <>
      <WorkplaceHeader
        title={t('title')}
        {...(name === null ? {} : { lead: t('lead', { organization: name }) })}
      />
      <CurrentSettings />
    </>
  );
}

export function SettingsPage() {
  const { t } = useTranslation('settings');
  const { current } = useOrganization();
  if (current !== null) {
    return <WorkplaceSettings />;
  }
  return (
    <>
      <PageHeader title={t('title')} />
      <Card>
        <EmptyState
          icon={<SettingsIcon fontSize="inherit" />}
          title={t('noOrganization.title')}
          body={t('noOrganization.body')}
        />
      </Card>
    </>
  );
}
