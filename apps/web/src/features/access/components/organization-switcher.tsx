import AdminIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import OrganizationIcon from '@mui/icons-material/ApartmentOutlined';
import CheckIcon from '@mui/icons-material/CheckCircle';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Membership } from '@ringfence/contract/access';
import { mayDo } from '@ringfence/domain/access/permissions';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatDay } from '../../../ui/format-moment.ts';
import { useOrganization } from '../organization-context.ts';

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: 1.5,
  width: '100%',
  px: 2,
  py: 1,
  textAlign: 'left',
  '&:hover': { bgcolor: 'action.hover' },
} as const;

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
    <li>
      <ButtonBase
        // It does nothing there, and is still found by whoever goes through the list.
        aria-disabled={isCurrent}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => {
          if (!isCurrent) {
            onChoose();
          }
        }}
        sx={{ ...rowStyle, cursor: isCurrent ? 'default' : 'pointer' }}
      >
        <Box aria-hidden sx={{ display: 'flex', color: 'text.secondary' }}>
          {icon}
        </Box>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ fontWeight: 600 }}>{name}</Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{caption}</Box>
        </Box>
        {isCurrent ? (
          <CheckIcon titleAccess={t('current')} fontSize="small" sx={{ color: 'success.main' }} />
        ) : null}
      </ButtonBase>
    </li>
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
      t('joined', { day: formatDay(createdAt, language, zone ?? undefined) }),
      ...(suspendedAt === null ? [] : [t('suspended')]),
    ];
    return words.join(' · ');
  }

  function choose(change: () => void) {
    change();
    onClose();
  }

  return (
    <>
      <Box
        component="ul"
        aria-label={t(isSuperAdmin ? 'modeAndOrganizations' : 'organizations')}
        sx={{ listStyle: 'none', m: 0, p: 0, py: 1, maxHeight: 320, overflowY: 'auto' }}
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
      </Box>
      {memberships.length === 0 ? (
        <EmptyState
          icon={<OrganizationIcon fontSize="inherit" />}
          title={t('emptyTitle')}
          body={t('emptyBody')}
        />
      ) : null}
      {current?.organization && mayDo(current.standing, 'organization.edit') ? (
        <Box sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
          <ButtonBase component={RouterLink} to="/settings" onClick={onClose} sx={rowStyle}>
            <SettingsIcon aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
            {t('settings')}
          </ButtonBase>
        </Box>
      ) : null}
    </>
  );
}
