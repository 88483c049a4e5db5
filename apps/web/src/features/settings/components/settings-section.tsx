import Card from '@mui/material/Card';
import type { OrganizationSettings } from '@ringfence/contract/settings';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { PermissionDenied } from '../../../ui/permission-denied.tsx';
import { useMayDo } from '../../access/index.ts';
import { StandingSection } from '../../campaigns/index.ts';
import { InvitationsSection, MembersSection } from '../../organizations/index.ts';
import { ScriptsSection } from '../../scripts/index.ts';
import { AccountsSection } from '../accounts/accounts-section.tsx';
import { BreakersSection } from '../breakers/breakers-section.tsx';
import { KeysSection } from '../keys/keys-section.tsx';
import { LinesSection } from '../lines/lines-section.tsx';
import type { SettingsSectionId } from '../list-sections.ts';
import { PolicySection } from '../policy/components/policy-section.tsx';
import { NumbersSection } from '../pools/numbers-section.tsx';
import { PoolsSection } from '../pools/pools-section.tsx';
import { RatesSection } from '../rates/rates-section.tsx';
import { CallerIdsSection } from './caller-ids-section.tsx';
import { HaltSection } from './halt-section.tsx';
import { LicencesSection } from './licences-section.tsx';
import { NameSection } from './name-section.tsx';
import { PaceSection } from './pace-section.tsx';
import { ZoneSection } from './zone-section.tsx';

interface SettingsSectionProps {
  section: SettingsSectionId;
  /** Whether the section is one of those that the person sees. */
  isShown: boolean;
  api: OrganizationApi;
  settings: OrganizationSettings;
}

/** One part of what holds in an organization, with what the person may do about it. */
export function SettingsSection({ section, isShown, api, settings }: SettingsSectionProps) {
  const mayEdit = useMayDo('organization.edit');
  const mayEditPolicy = useMayDo('policy.edit');
  const mayEditCallerIds = useMayDo('caller_ids.edit');
  const mayEditAccounts = useMayDo('carrier_accounts.edit');
  const mayEditScripts = useMayDo('scripts.edit');
  const mayControlCampaigns = useMayDo('campaigns.control');
  const mayEditMembers = useMayDo('members.edit');
  if (!isShown) {
    return (
      <Card>
        <PermissionDenied />
      </Card>
    );
  }
  switch (section) {
    case 'general':
      return (
        <>
          <NameSection api={api} settings={settings} mayEdit={mayEdit} />
          <ZoneSection api={api} settings={settings} mayEdit={mayEdit} />
          <PaceSection api={api} settings={settings} mayEdit={mayEdit} />
        </>
      );
    case 'policy':
      return <PolicySection api={api} organization={settings} mayEdit={mayEditPolicy} />;
    case 'licences':
      return <LicencesSection api={api} mayEdit={mayEditPolicy} />;
    case 'carrier-accounts':
      return (
        <>
          <AccountsSection api={api} mayEdit={mayEditAccounts} scope="organization" />
          <RatesSection api={api} />
        </>
      );
    case 'caller-ids':
      return (
        <>
          <CallerIdsSection api={api} mayEdit={mayEditCallerIds} />
          <PoolsSection api={api} mayEdit={mayEditCallerIds} />
          <NumbersSection api={api} mayEdit={mayEditCallerIds} />
        </>
      );
    case 'staffed-lines':
      return <LinesSection api={api} mayEdit={mayEditScripts} zone={settings.zone} />;
    case 'scripts':
      return <ScriptsSection api={api} mayEdit={mayEditScripts} />;
    case 'agreed-calls':
      return <StandingSection mayEdit={mayControlCampaigns} />;
    case 'breakers':
      return <BreakersSection api={api} mayEdit={mayEdit} />;
    case 'members':
      return (
        <>
          <MembersSection
            api={api}
            organization={settings}
            ways={['invitation']}
            mayEdit={mayEditMembers}
          />
          <InvitationsSection api={api} mayEdit={mayEditMembers} />
        </>
      );
    case 'api-keys':
      return <KeysSection api={api} />;
    case 'stop-calls':
      return <HaltSection />;
  }
}
