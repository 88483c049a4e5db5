import type { NamedOrganization } from '@ringfence/contract/common';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../ui/record-column.ts';
import { useWorkplace } from './organization-context.ts';

/** The column for a table that spans organizations, and none for one that does not. */
export function useOrganizationColumn<
  Row extends { organization: NamedOrganization },
>(): Column<Row>[] {
  const { t } = useTranslation('work');
  const isSpanning = useWorkplace().organization === null;
  return isSpanning
    ? [
        {
          id: 'organization',
          header: t('workplace.organization'),
          render: ({ organization }) => organization.name,
        },
      ]
    : [];
}
