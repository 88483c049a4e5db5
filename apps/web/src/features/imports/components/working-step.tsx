import Box from '@mui/material/Box';
import type { ImportDetail } from '@ringfence/contract/imports';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { describePace } from '../describe-pace.ts';
import { findShare, formatShare } from '../tell-progress.ts';
import { CancelButton } from './cancel-button.tsx';
import { ProgressReport } from './progress-report.tsx';

/** Where it does not fit, a line ends with the dot and does not begin with it. */
const separator = '\u00a0· ';

/** What the server does with the file by itself, and how far it is. */
export function WorkingStep({ detail }: { detail: ImportDetail }) {
  const { t } = useTranslation('uploads');
  const { language } = useLanguage();
  const { state, fileName, progress, waitsForTurn } = detail;
  const share = waitsForTurn ? null : findShare(progress);
  const work = state === 'storing' || state === 'undoing' ? state : 'checking';
  const isInspecting = state === 'inspecting';
  const title = isInspecting ? t('inspecting.title', { name: fileName }) : t(`working.${work}`);
  const lead = isInspecting ? t('inspecting.body') : t(`working.${work}Body`);
  const begun = waitsForTurn ? t('working.waiting') : t('working.begun');
  const pace = share === null ? [begun] : describePace(progress, t, language);
  const percent = share === null ? [] : [formatShare(share, language)];
  return (
    <SectionCard title={title} lead={waitsForTurn ? t('working.waitingBody') : lead}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <ProgressReport
          label={title}
          share={share}
          announce={(percent) => t('working.announce', { percent })}
          valueText={[...percent, ...pace].join(', ')}
        >
          <span>{pace.join(separator)}</span>
        </ProgressReport>
        {state === 'undoing' ? null : (
          <Box>
            <CancelButton summary={detail} />
          </Box>
        )}
      </Box>
    </SectionCard>
  );
}
