import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Redirect } from '../../../ui/redirect.tsx';
import {
  isPermitted,
  OrganizationFirst,
  useMayDo,
  useOrganization,
  useWorkplace,
  WorkplaceHeader,
} from '../../access/index.ts';
import { AccountsSection } from '../accounts/accounts-section.tsx';
import { useSettings } from '../api.ts';
import { SectionList } from '../components/section-list.tsx';
import { SettingsSection } from '../components/settings-section.tsx';
import {
  findSection,
  listSections,
  type SettingsSectionId,
  sectionAddress,
} from '../list-sections.ts';
import { RatesSection } from '../rates/rates-section.tsx';

interface CurrentSettingsProps {
  section: SettingsSectionId;
  isShown: boolean;
}

/** A section of the organization that the person works in or has chosen. */
function CurrentSettings({ section, isShown }: CurrentSettingsProps) {
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
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {isReadOnly ? <Notice kind="info">{t('readOnly')}</Notice> : null}
      <SettingsSection
        key={settings.data.id}
        section={section}
        isShown={isShown}
        api={workplace}
        settings={settings.data}
      />
    </Box>
  );
}

function WorkplaceSettings() {
  // The texts of every part, so that none has the page wait once it is shown.
  const { t } = useTranslation(['settings', 'organizations', 'scripts', 'work']);
  const workplace = useWorkplace();
  const { search } = useLocation();
  const section = findSection(useParams().section);
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
          <RatesSection api={workplace} />
        </Box>
      </>
    );
  }
  if (section === null) {
    return <Redirect to={{ pathname: sectionAddress('general'), search }} />;
  }
  const { name } = organization;
  const sections = listSections((permission) => isPermitted(workplace, permission));
  return (
    <>
      <WorkplaceHeader
        title={t('title')}
        documentTitle={t(`sections.${section}`)}
        {...(name === null ? {} : { lead: t('lead', { organization: name }) })}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr)' },
        }}
      >
        <SectionList sections={sections} current={section} />
        <CurrentSettings section={section} isShown={sections.includes(section)} />
      </Box>
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
