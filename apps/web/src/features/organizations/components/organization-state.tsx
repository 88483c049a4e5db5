import type { OrganizationSummary } from '@ringfence/contract/administration';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../../ui/status-chip.tsx';

/** Whether an organization may work. */
export function OrganizationState({ suspendedAt }: Pick<OrganizationSummary, 'suspendedAt'>) {
  const { t } = useTranslation('organizations');
  return suspendedAt === null ? (
    <StatusChip tone="success" label={t('states.active')} />
  ) : (
    <StatusChip tone="error" label={t('states.suspended')} />
  );
}
