import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { Audit } from '@ringfence/contract/audits';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { useDisplayZone } from '../../../ui/display-zone.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FactStrip } from '../../../ui/fact-strip.tsx';
import { formatMoment } from '../../../ui/format-moment.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useOrganizationFact } from '../../access/index.ts';
import { AuditResult } from '../components/audit-result.tsx';
import { FindingTable } from '../components/finding-table.tsx';
import { useAuditFindings } from '../page-api.ts';

function AuditFacts({ audit }: { audit: Audit }) {
  const { t } = useTranslation('audits');
  const { language } = useLanguage();
  const organizationFact = useOrganizationFact(audit.organization);
  return (
    <FactStrip
      facts={[
        ...organizationFact,
        { term: t('columns.calls'), value: formatNumber(audit.calls, language) },
        { term: t('columns.decisions'), value: formatNumber(audit.decisions, language) },
        { term: t('columns.entries'), value: formatNumber(audit.chainEntries, language) },
        { term: t('columns.cause'), value: t(`causes.${audit.cause}`) },
        {
          term: t('page.finished'),
          value:
            audit.finishedAt === null ? (
              t(audit.state === 'running' ? 'results.running' : 'results.cut_off')
            ) : (
              <Moment at={audit.finishedAt} />
            ),
        },
      ]}
    />
  );
}

/** One audit: what it went over, and what it found. */
export function AuditPage() {
  const { t } = useTranslation('audits');
  const { language } = useLanguage();
  const zone = useDisplayZone();
  const { auditId = '' } = useParams();
  const pages = useAuditFindings(auditId);
  const audit = pages.data?.pages[0]?.audit;
  const back = <BackLink to="/activity/audit" label={t('page.back')} />;
  if (audit === undefined) {
    return (
      <>
        {back}
        <PageHeader title={t('title')} />
        <Card>
          {pages.isPending ? (
            <LoadingSkeletons label={t('page.loading')} rows={8} rowHeight={{ xs: 58, sm: 58 }} />
          ) : (
            <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
          )}
        </Card>
      </>
    );
  }
  const when = formatMoment(audit.startedAt, language, zone);
  return (
    <>
      {back}
      <PageHeader title={t('page.title', { when })} actions={<AuditResult audit={audit} />} />
      <Box role="status" sx={{ mb: 2, color: 'text.secondary', '&:empty': { display: 'none' } }}>
        {audit.state === 'running'
          ? t('progress', { when, calls: formatNumber(audit.calls, language) })
          : null}
      </Box>
      <AuditFacts audit={audit} />
      <SectionCard isFlush title={t('page.findings')}>
        <FindingTable audit={audit} pages={pages} />
      </SectionCard>
    </>
  );
}
