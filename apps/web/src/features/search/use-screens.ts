import AuditIcon from '@mui/icons-material/FactCheckOutlined';
import SecurityIcon from '@mui/icons-material/LockOutlined';
import DesignIcon from '@mui/icons-material/PaletteOutlined';
import PromisesIcon from '@mui/icons-material/PaymentsOutlined';
import AccountIcon from '@mui/icons-material/PersonOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { isPermitted, useOrganization } from '../access/index.ts';
import type { PaletteEntry, PaletteScreen } from './palette-entry.ts';

const accountPage = '/apps/profiles/account/my-account';

const otherScreens = [
  { id: 'account', url: accountPage, Icon: AccountIcon, keywords: 'account' },
  { id: 'security', url: `${accountPage}?tab=security`, Icon: SecurityIcon, keywords: 'security' },
  { id: 'audit', url: '/activity/audit', Icon: AuditIcon, keywords: 'audit' },
  {
    id: 'promises',
    url: '/activity/scheduled/promises',
    Icon: PromisesIcon,
    keywords: 'promises',
  },
  {
    id: 'payments',
    url: '/activity/scheduled/payments',
    Icon: PromisesIcon,
    keywords: 'payments',
  },
  { id: 'settings', url: '/settings', Icon: SettingsIcon, keywords: 'settings' },
  { id: 'typography', url: '/typography', Icon: DesignIcon, keywords: 'design' },
  { id: 'color', url: '/color', Icon: DesignIcon, keywords: 'design' },
  { id: 'shadow', url: '/shadow', Icon: DesignIcon, keywords: 'design' },
] as const;

/** The pages of the menu that the person sees, and those that stand in no menu. */
export function useScreens(menuScreens: readonly PaletteScreen[]): PaletteEntry[] {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const { current } = useOrganization();
  const hasSettings = current !== null && isPermitted(current, 'organization.edit');
  return [
    ...menuScreens.map(({ id, title, group, url, Icon }) => ({
      id: `screen:${id}`,
      label: title,
      detail: group,
      Icon,
      run: () => void navigate(url),
    })),
    ...otherScreens
      .filter(({ id }) => id !== 'settings' || hasSettings)
      .map(({ id, url, Icon, keywords }) => ({
        id: `screen:${id}`,
        label: t(`screens.${id}`),
        keywords: t(`keywords.${keywords}`),
        Icon,
        run: () => void navigate(url),
      })),
  ];
}
