import AdminIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import OrganizationIcon from '@mui/icons-material/ApartmentOutlined';
import CheckIcon from '@mui/icons-material/CheckCircle';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import type { Membership } from '@ringfence/contract/access';
import { mayDo } from '@ringfence/domain/access/permissions';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { type Language, languageLocales } from '../../../i18n/languages.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useOrganization } from '../organization-context.ts';

/** Short, for a narrow menu; the day where the organization is, or else where the reader is. */
function formatJoined(createdAt: string, language: Language, zone: string | null): string {
  return new Intl.DateTimeFormat(languageLocales[language], {
    dateStyle: 'medium',
    ...(zone === null ? {} : { timeZone: zone }),
  }).format(new Date(createdAt));
}

interface RowProps {
  icon: ReactNode;
  name: string;
  caption: string;
  isCurrent: boolean;
  onChoose: () => void;
}

function Row({ icon, name, caption, isCurrent, onChoose }: RowProps) {
  const { t } = useTranslation('switcher');
  return (
    <MenuItem
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => {
        if (!isCurrent) {
          onChoose();
        }
      }}
      sx={{ whiteSpace: 'normal', cursor: isCurrent ? 'default' : 'pointer' }}
    >
      <ListItemIcon>{icon}</ListItemIcon>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{caption}</Box>
      </Box>
      {isCurrent ? (
        <CheckIcon titleAccess={t('current')} fontSize="small" sx={{ color: 'success.main' }} />
      ) : null}
    </MenuItem>
  );
}

/** Where the person can work, and as what. */
export function OrganizationSwitcher({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('switcher');
  const { t: tShared } = useTranslation();
  const { language } = useLanguage();
  const { memberships, isSuperAdmin, mode, current, switchOrganization, switchToAdminMode } =
    useOrganization();
  const currentId = mode === 'admin' ? null : current?.organization?.id;

  function describe({ role, createdAt, organization: { zone, suspendedAt } }: Membership): string {
    const words = [
      tShared(`access.roles.${role}`),
      t('joined', { day: formatJoined(createdAt, language, zone) }),
      ...(suspendedAt === null ? [] : [t('suspended')]),
    ];
    return words.join(' · ');
  }

  function choose(change: () => void) {
    change();
    onClose();
  }

  const maySet =
    current !== null &&
    current.organization !== null &&
    mayDo(current.standing, 'organization.edit');
  return (
    <>
      {memberships.length === 0 ? (
        <EmptyState
          icon={<OrganizationIcon fontSize="inherit" />}
          title={t('emptyTitle')}
          body={t('emptyBody')}
        />
      ) : (
        <MenuList
          aria-label={t(isSuperAdmin ? 'modeAndOrganizations' : 'organizations')}
          sx={{ maxHeight: 360, overflowY: 'auto' }}
        >
          {isSuperAdmin ? (
            <Row
              icon={<AdminIcon fontSize="small" />}
              name={t('systemAdministrator')}
              caption={t('acrossAll')}
              isCurrent={mode === 'admin'}
              onChoose={() => choose(switchToAdminMode)}
            />
          ) : null}
          {memberships.map((membership) => (
            <Row
              key={membership.organizationId}
              icon={<OrganizationIcon fontSize="small" />}
              name={membership.organization.name}
              caption={describe(membership)}
              isCurrent={membership.organizationId === currentId}
              onChoose={() => choose(() => switchOrganization(membership.organizationId))}
            />
          ))}
          {maySet ? <Divider component="li" /> : null}
          {maySet ? (
            <MenuItem component={RouterLink} to="/settings" onClick={onClose}>
              <ListItemIcon>
                <SettingsIcon fontSize="small" />
              </ListItemIcon>
              {t('settings')}
            </MenuItem>
          ) : null}
        </MenuList>
      )}
    </>
  );
}
