import type { OrganizationSummary } from '@ringfence/contract/administration';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import type { OrganizationTask } from './organization-dialog.tsx';

interface OrganizationMenuProps {
  organization: OrganizationSummary;
  onTask: (task: OrganizationTask) => void;
}

/** What a super administrator can do with an organization. */
export function OrganizationMenu({ organization, onTask }: OrganizationMenuProps) {
  const { t } = useTranslation('organizations');
  const suspension = organization.suspendedAt === null ? 'suspend' : 'reinstate';
  return (
    <ActionMenu
      label={t('actionsFor', { name: organization.name })}
      actions={[
        {
          id: 'rename',
          label: t('rename.open'),
          onChoose: () => onTask({ kind: 'rename', organization }),
        },
        {
          id: suspension,
          label: t(`${suspension}.open`),
          onChoose: () => onTask({ kind: suspension, organization }),
        },
        {
          id: 'remove',
          label: t('remove.open'),
          onChoose: () => onTask({ kind: 'remove', organization }),
          isGrave: true,
        },
      ]}
    />
  );
}
