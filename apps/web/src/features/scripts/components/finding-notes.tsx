import AdviceIcon from '@mui/icons-material/InfoOutlined';
import RefusalIcon from '@mui/icons-material/ReportProblemOutlined';
import Box from '@mui/material/Box';
import type { ScriptFinding } from '@ringfence/contract/scripts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { explainFinding } from '../editing/group-findings.ts';

interface FindingNotesProps {
  id?: string;
  findings: readonly ScriptFinding[];
}

/** What the checker found in one place, each with the law that asks for it. */
export function FindingNotes({ id, findings }: FindingNotesProps) {
  const { t } = useTranslation('scriptEditor');
  const { language } = useLanguage();
  if (findings.length === 0) {
    return null;
  }
  return (
    <Box
      component="ul"
      {...(id === undefined ? {} : { id })}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}
    >
      {findings.map((finding) => {
        const isRefusal = finding.severity === 'refuses';
        const Icon = isRefusal ? RefusalIcon : AdviceIcon;
        const words = explainFinding(finding, language);
        return (
          <Box
            component="li"
            key={`${finding.code} ${words}`}
            sx={{
              display: 'flex',
              gap: 1,
              fontSize: '0.8125rem',
              color: isRefusal ? 'error.main' : 'text.secondary',
              overflowWrap: 'anywhere',
            }}
          >
            <Icon aria-hidden sx={{ fontSize: 18, mt: '1px', flexShrink: 0 }} />
            <span>
              <strong>{t(`findings.severities.${finding.severity}`)}:</strong> {words}{' '}
              {finding.citation === null ? null : (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  ({finding.citation.replace(/^policy$/, t('findings.policy'))})
                </Box>
              )}
            </span>
          </Box>
        );
      })}
    </Box>
  );
}
