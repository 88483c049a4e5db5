import Box from '@mui/material/Box';
import type { OrganizationSettings } from '@ringfence/contract/settings';
import { useTranslation } from 'react-i18next';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useMayDo } from '../../access/index.ts';
import { InvitationsSection, MembersSection } from '../../organizations/index.ts';
import { AccountsSection } from '../accounts/accounts-section.tsx';
import { KeysSection } from '../keys/keys-section.tsx';
import { licencesAnchor } from '../policy/components/call-fields.tsx';
import { PolicySection } from '../policy/components/policy-section.tsx';
import { CallerIdsSection } from './caller-ids-section.tsx';
import { HaltSection } from './halt-section.tsx';
import { LicencesSection } from './licences-section.tsx';
import { NameSection } from './name-section.tsx';
import { ZoneSection } from './zone-section.tsx';

interface SettingsSectionsProps {
  api: OrganizationApi;
  settings: OrganizationSettings;
}

/** Everything that holds in an organization, each part with what the person may do about it. */
export function SettingsSections({ api, settings }: SettingsSectionsProps) {
  const { t } = useTranslation(['settings', 'organizations']);
  const mayEdit = useMayDo('organization.edit');
  const mayEditPolicy = useMayDo('policy.edit');
  const mayEditCallerIds = useMayDo('caller_ids.edit');
  const mayEditAccounts = useMayDo('carrier_accounts.edit');
  const maySeeMembers = useMayDo('members.read');
  const mayEditMembers = useMayDo('members.edit');
  const mayEditKeys = useMayDo('api_keys.edit');
  const mayHalt = useMayDo('calls.halt');
  return (
    <>
      <NameSection api={api} settings={settings} mayEdit={mayEdit} />
      <ZoneSection api={api} settings={settings} mayEdit={mayEdit} />
      <PolicySection api={api} organization={settings} mayEdit={mayEditPolicy} />
      <Box id={licencesAnchor} sx={{ scrollMarginTop: 80 }}>
        <LicencesSection api={api} mayEdit={mayEditPolicy} />
      </Box>
      <AccountsSection api={api} mayEdit={mayEditAccounts} scope="organization" />
      <CallerIdsSection api={api} mayEdit={mayEditCallerIds} />
      {maySeeMembers ? (
        <>
          <MembersSection
            api={api}
            organization={settings}
            ways={['invitation']}
            mayEdit={mayEditMembers}
          />
          <InvitationsSection api={api} mayEdit={mayEditMembers} />
        </>
      ) : (
        <SectionCard title={t('organizations:members.title')}>
          <Notice kind="info">{t('members.hidden')}</Notice>
        </SectionCard>
      )}
      {mayEditKeys ? <KeysSection api={api} /> : null}
      {mayHalt ? <HaltSection /> : null}
    </>
  );
}
