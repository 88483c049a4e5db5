import OrganizationIcon from '@mui/icons-material/ApartmentOutlined';
import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import SystemIcon from '@mui/icons-material/ContrastOutlined';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import ReadIcon from '@mui/icons-material/DoneAllOutlined';
import KeysIcon from '@mui/icons-material/KeyboardOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import StopIcon from '@mui/icons-material/ReportOutlined';
import AdminIcon from '@mui/icons-material/ShieldOutlined';
import LanguageIcon from '@mui/icons-material/TranslateOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { useColorScheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { languageNames, languages } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { leaveGuard } from '../../platform/leave-guard.ts';
import { colorModes } from '../../theme/color-mode.ts';
import { isPermitted, useOrganization } from '../access/index.ts';
import { useAuth } from '../auth/index.ts';
import { newCampaignPage } from '../campaigns/index.ts';
import { useUnreadCount } from '../notifications/index.ts';
import type { PaletteEntry } from './palette-entry.ts';

const themes = {
  light: { label: 'themeLight', Icon: LightIcon },
  dark: { label: 'themeDark', Icon: DarkIcon },
  system: { label: 'themeSystem', Icon: SystemIcon },
} as const;

/** What is shown or said in the palette's place. */
export interface PaletteDuties {
  onReadAll: () => void;
  onStopCalls: () => void;
  onShowShortcuts: () => void;
}

type Entries = (PaletteEntry | false)[];

/** What the person may do to the work of the organization. */
function useWorkActions({ onStopCalls }: PaletteDuties): Entries {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const { current } = useOrganization();
  if (current === null) {
    return [];
  }
  return [
    isPermitted(current, 'campaigns.control') && {
      id: 'action:start-campaign',
      label: t('actions.startCampaign'),
      keywords: t('keywords.startCampaign'),
      Icon: CampaignIcon,
      run: () => void navigate(newCampaignPage),
    },
    isPermitted(current, 'contacts.import') && {
      id: 'action:upload',
      label: t('actions.uploadDebtors'),
      keywords: t('keywords.uploadDebtors'),
      Icon: UploadIcon,
      run: () => void navigate('/debtors/upload'),
    },
    isPermitted(current, 'calls.halt') && {
      id: 'action:stop-calls',
      label: t('actions.stopCalls'),
      keywords: t('keywords.stopCalls'),
      Icon: StopIcon,
      run: onStopCalls,
      staysOpen: true,
    },
  ];
}

/** Into another organization, or across all of them. */
function useSwitchActions(): Entries {
  const { t } = useTranslation('search');
  const { memberships, isSuperAdmin, mode, current, ...organizations } = useOrganization();
  const currentId = mode === 'organization' ? current?.organization?.id : undefined;
  return [
    isSuperAdmin &&
      mode === 'organization' && {
        id: 'action:admin-mode',
        label: t('actions.adminMode'),
        keywords: t('keywords.adminMode'),
        Icon: AdminIcon,
        run: organizations.switchToAdminMode,
      },
    ...memberships
      .filter(({ organizationId }) => organizationId !== currentId)
      .map(({ organizationId, organization }) => ({
        id: `action:switch:${organizationId}`,
        label: t('actions.switchOrganization', { organization: organization.name }),
        keywords: t('keywords.switchOrganization'),
        Icon: OrganizationIcon,
        run: () =>
          mode === 'admin'
            ? organizations.switchToOrganizationMode(organizationId)
            : organizations.switchOrganization(organizationId),
      })),
  ];
}

/** What belongs to the person, wherever they work. */
function usePersonalActions({ onReadAll, onShowShortcuts }: PaletteDuties): Entries {
  const { t } = useTranslation('search');
  const { signOut } = useAuth();
  const { mode: colorMode = 'system', setMode } = useColorScheme();
  const { language, chooseLanguage } = useLanguage();
  const unread = useUnreadCount() ?? 0;
  return [
    unread > 0 && {
      id: 'action:read-all',
      label: t('actions.readAll'),
      keywords: t('keywords.readAll'),
      Icon: ReadIcon,
      run: onReadAll,
      staysOpen: true,
    },
    ...colorModes
      .filter((choice) => choice !== colorMode)
      .map((choice) => ({
        id: `action:theme:${choice}`,
        label: t(`actions.${themes[choice].label}`),
        keywords: t('keywords.theme'),
        Icon: themes[choice].Icon,
        run: () => setMode(choice),
      })),
    ...languages
      .filter((choice) => choice !== language)
      .map((choice) => ({
        id: `action:language:${choice}`,
        label: t('actions.language', { language: languageNames[choice] }),
        keywords: t('keywords.language'),
        Icon: LanguageIcon,
        run: () => void chooseLanguage(choice),
      })),
    {
      id: 'action:shortcuts',
      label: t('actions.shortcuts'),
      keywords: t('keywords.shortcuts'),
      Icon: KeysIcon,
      run: onShowShortcuts,
      staysOpen: true,
    },
    {
      id: 'action:sign-out',
      label: t('actions.signOut'),
      keywords: t('keywords.signOut'),
      Icon: LogoutIcon,
      run: () => leaveGuard.leave(signOut),
    },
  ];
}

/** Everything that the person who looks at the palette can do from it. */
export function useActions(duties: PaletteDuties): PaletteEntry[] {
  const entries = [...useWorkActions(duties), ...usePersonalActions(duties), ...useSwitchActions()];
  return entries.filter((entry) => entry !== false);
}
