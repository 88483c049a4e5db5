import type { NamedOrganization } from '@ringfence/contract/common';
import { useTranslation } from 'react-i18next';
import { useOrganization } from './organization-context.ts';

/** What the page of one thing tells of where it belongs, in admin mode. */
export function useOrganizationFact({
  name,
}: NamedOrganization): { term: string; value: string }[] {
  const { t } = useTranslation('work');
  const { mode } = useOrganization();
  return mode === 'admin' ? [{ term: t('workplace.organization'), value: name }] : [];
}
