import CleanIcon from '@mui/icons-material/TaskAltOutlined';
import Box from '@mui/material/Box';
import type { Audit, AuditFinding } from '@ringfence/contract/audits';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useDisplayZone } from '../../../ui/display-zone.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatMoment } from '../../../ui/format-moment.ts';
import { Moment } from '../../../ui/moment.tsx';
import { PagedRecords } from '../../../ui/paged-records.tsx';
import type { Column } from '../../../ui/record-column.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { describeDetail } from '../describe-detail.ts';
import { nameFinding } from '../name-finding.ts';
import type { useAuditFindings } from '../page-api.ts';

function useFindingColumns(): Column<AuditFinding>[] {
  const { t } = useTranslation('audits');
  const { t: tWork } = useTranslation('work');
  const { language } = useLanguage();
  const zone = useDisplayZone();
  return [
    {
      id: 'what',
      header: t('findings.what'),
      render: (finding) => (
        <>
          {nameFinding(finding, t, tWork)}
          {finding.citation === '' ? null : (
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 400 }}>
              {finding.citation}
            </Box>
          )}
        </>
      ),
    },
    {
      id: 'about',
      header: t('findings.about'),
      render: ({ kind, callId, entryId }) => (
        <>
          <Box>{t(`findings.kinds.${kind}`)}</Box>
          {callId === null ? null : (
            <TextLink to={`/calls/history/${callId}`}>{t('findings.call')}</TextLink>
          )}
          {entryId === null ? null : (
            <Box sx={{ fontSize: '0.8125rem' }}>{t('findings.entry', { id: entryId })}</Box>
          )}
        </>
      ),
    },
    {
      id: 'when',
      isShort: true,
      header: t('findings.when'),
      render: ({ at }) => (at === null ? t('findings.unknown') : <Moment at={at} />),
    },
    {
      id: 'detail',
      header: t('findings.detail'),
      render: ({ detail }) =>
        detail === ''
          ? t('findings.none')
          : (describeDetail(detail, t, (at) => formatMoment(at, language, zone)) ?? (
              // As the audit wrote it down, for people who look into it.
              <span lang="en">{detail}</span>
            )),
    },
  ];
}

interface FindingTableProps {
  audit: Audit;
  pages: ReturnType<typeof useAuditFindings>;
}

/** What an audit found, in the order in which it was found. */
export function FindingTable({ audit, pages }: FindingTableProps) {
  const { t } = useTranslation('audits');
  const isClean = audit.state === 'finished';
  return (
    <PagedRecords
      caption={t('page.caption')}
      columns={useFindingColumns()}
      pages={pages}
      rows={pages.data?.pages.flatMap((page) => page.findings)}
      getKey={({ position }) => String(position)}
      loadingLabel={t('page.loading')}
      empty={
        <EmptyState
          icon={<CleanIcon fontSize="inherit" />}
          title={t(isClean ? 'page.cleanTitle' : 'page.nothingYetTitle')}
          body={
            isClean
              ? t('page.cleanBody')
              : t(audit.state === 'running' ? 'page.nothingYetBody' : 'cutOff')
          }
        />
      }
    />
  );
}
