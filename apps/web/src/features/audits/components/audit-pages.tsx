import AuditIcon from '@mui/icons-material/FactCheckOutlined';
import type { Audit } from '@ringfence/contract/audits';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { Moment } from '../../../ui/moment.tsx';
import { PagedRecords } from '../../../ui/paged-records.tsx';
import type { Column } from '../../../ui/record-column.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { useOrganizationColumn } from '../../access/index.ts';
import type { useAuditPages } from '../page-api.ts';
import { AuditResult } from './audit-result.tsx';

function useAuditColumns(): Column<Audit>[] {
  const { t } = useTranslation('audits');
  const { language } = useLanguage();
  return [
    {
      id: 'started',
      header: t('columns.started'),
      isShort: true,
      render: ({ id, startedAt }) => (
        <TextLink to={`/activity/audit/${id}`}>
          <Moment at={startedAt} />
        </TextLink>
      ),
    },
    ...useOrganizationColumn<Audit>(),
    {
      id: 'result',
      header: t('columns.result'),
      render: (audit) => <AuditResult audit={audit} />,
    },
    {
      id: 'calls',
      header: t('columns.calls'),
      isNumeric: true,
      render: ({ calls }) => formatNumber(calls, language),
    },
    {
      id: 'decisions',
      header: t('columns.decisions'),
      isNumeric: true,
      render: ({ decisions }) => formatNumber(decisions, language),
    },
    {
      id: 'entries',
      header: t('columns.entries'),
      isNumeric: true,
      render: ({ chainEntries }) => formatNumber(chainEntries, language),
    },
    { id: 'cause', header: t('columns.cause'), render: ({ cause }) => t(`causes.${cause}`) },
  ];
}

/** The audits with their loading, empty and failed states. */
export function AuditPages({ pages }: Pick<ReturnType<typeof useAuditPages>, 'pages'>) {
  const { t } = useTranslation('audits');
  return (
    <PagedRecords
      caption={t('caption')}
      columns={useAuditColumns()}
      pages={pages}
      rows={pages.data?.pages.flatMap((page) => page.audits)}
      getKey={({ id }) => id}
      loadingLabel={t('loading')}
      empty={
        <EmptyState
          icon={<AuditIcon fontSize="inherit" />}
          title={t('emptyTitle')}
          body={t('emptyBody')}
        />
      }
    />
  );
}
