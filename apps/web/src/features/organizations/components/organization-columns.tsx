import type { OrganizationSummary } from '@ringfence/contract/administration';
import type { TFunction } from 'i18next';
import type { Language } from '../../../i18n/languages.ts';
import { formatDay } from '../../../ui/format-moment.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import type { Column } from '../../../ui/record-column.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { writeContacts } from '../write-contacts.ts';
import type { OrganizationTask } from './organization-dialog.tsx';
import { OrganizationMenu } from './organization-menu.tsx';
import { OrganizationState } from './organization-state.tsx';

interface ColumnOptions {
  t: TFunction<'organizations'>;
  language: Language;
  onTask: (task: OrganizationTask) => void;
}

export function createOrganizationColumns(options: ColumnOptions): Column<OrganizationSummary>[] {
  const { t, language, onTask } = options;
  return [
    {
      id: 'name',
      header: t('columns.name'),
      render: ({ id, name }) => <TextLink to={`/admin/organizations/${id}`}>{name}</TextLink>,
    },
    {
      id: 'state',
      header: t('columns.state'),
      render: ({ suspendedAt }) => <OrganizationState suspendedAt={suspendedAt} />,
    },
    {
      id: 'members',
      header: t('columns.members'),
      isNumeric: true,
      render: ({ members }) => formatNumber(members, language),
    },
    {
      id: 'contacts',
      header: t('columns.contacts'),
      isNumeric: true,
      render: (organization) => writeContacts(organization, language),
    },
    {
      id: 'usage',
      header: t('columns.usage'),
      isNumeric: true,
      render: ({ usage }) =>
        t('usageFigures', {
          calls: formatNumber(usage.calls, language),
          minutes: formatNumber(usage.minutes, language),
        }),
    },
    {
      id: 'under-way',
      header: t('columns.underWay'),
      isNumeric: true,
      render: ({ callsUnderWay }) => formatNumber(callsUnderWay, language),
    },
    {
      id: 'created',
      header: t('columns.created'),
      isShort: true,
      render: ({ createdAt }) => <time dateTime={createdAt}>{formatDay(createdAt, language)}</time>,
    },
    {
      id: 'actions',
      header: t('columns.actions'),
      render: (organization) => <OrganizationMenu organization={organization} onTask={onTask} />,
    },
  ];
}
