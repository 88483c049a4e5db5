import { useTranslation } from 'react-i18next';
import { useOrganization } from '../../features/access/index.ts';

/** What stands below the person's name: where they work. */
export function useWorkplaceName(): string {
  const { t } = useTranslation();
  const { mode, current } = useOrganization();
  if (mode === 'admin') {
    return t('shell.systemAdministrator');
  }
  return current === null ? t('shell.noOrganization') : (current.organization?.name ?? '');
}
