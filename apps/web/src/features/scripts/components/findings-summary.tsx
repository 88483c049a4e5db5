import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ScriptFinding } from '@ringfence/contract/scripts';
import type { Part } from '@ringfence/domain/callflow/script';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { countFindings, explainFinding } from '../editing/group-findings.ts';

interface FindingsSummaryProps {
  /** Undefined until the checker has answered for the first time. */
  findings: readonly ScriptFinding[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  parts: readonly Part[];
  /** Leads to the place of a finding. */
  onShow: (partId: string) => void;
}

/** All that the checker found, in one place, with the way to where it belongs. */
export function FindingsSummary(props: FindingsSummaryProps) {
  const { findings, hasFailed, onRetry, parts, onShow } = props;
  const { t } = useTranslation('scriptEditor');
  const { language } = useLanguage();

  function namePlace(partId: string | null): string {
    if (partId === null) {
      return t('findings.whole');
    }
    if (partId === 'voicemail' || partId === 'recordingNotice') {
      return t(`places.${partId}`);
    }
    const kind = parts.find(({ id }) => id === partId)?.kind;
    return kind === undefined ? partId : t('partTitle', { kind: t(`parts.${kind}`), id: partId });
  }

  if (hasFailed) {
    return (
      <SectionCard title={t('findings.title')}>
        <Notice kind="error">
          {t('findings.failed')}{' '}
          <Button size="small" onClick={onRetry}>
            {t('findings.retry')}
          </Button>
        </Notice>
      </SectionCard>
    );
  }
  if (findings === undefined) {
    return (
      <SectionCard title={t('findings.title')}>
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {t('findings.checking')}
        </Typography>
      </SectionCard>
    );
  }
  const { refuses, advises } = countFindings(findings);
  const sums = [
    ...(refuses === 0 ? [t('findings.none')] : [t('findings.refuses', { count: refuses })]),
    ...(advises === 0 ? [] : [t('findings.advises', { count: advises })]),
  ];
  return (
    <SectionCard title={t('findings.title')}>
      <Typography
        role="status"
        sx={{ color: refuses === 0 ? 'success.main' : 'error.main', fontWeight: 600 }}
      >
        {sums.join(' ')}
      </Typography>
      {findings.length === 0 ? null : (
        <Box
          component="ol"
          sx={{ m: 0, mt: 1.5, pl: 2.5, display: 'grid', gap: 1, fontSize: '0.875rem' }}
        >
          {findings.map((finding) => {
            const { code, severity, partId, citation } = finding;
            const words = explainFinding(finding, language);
            const place = namePlace(partId);
            const where =
              finding.language === null ? place : `${place}, ${t(`languages.${finding.language}`)}`;
            return (
              <Box
                component="li"
                key={`${code} ${partId} ${finding.language} ${words}`}
                sx={{ overflowWrap: 'anywhere' }}
              >
                <strong>{where}.</strong> {t(`findings.severities.${severity}`)}: {words}
                {citation === null
                  ? null
                  : ` (${citation.replace(/^policy$/, t('findings.policy'))})`}{' '}
                {partId === null ? null : (
                  <Button
                    size="small"
                    aria-label={`${t('findings.show')}: ${where}`}
                    onClick={() => onShow(partId)}
                    sx={{ py: 0.25, minHeight: 24 }}
                  >
                    {t('findings.show')}
                  </Button>
                )}
              </Box>
            );
          })}
        </Box>
      )}
    </SectionCard>
  );
}
