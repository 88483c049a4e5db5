import type { ImportFindings } from '@ringfence/contract/imports';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { CauseTable } from './cause-table.tsx';

/** What is stored all the same and worth a look; nothing where there is nothing. */
export function WarningCauses({ findings }: { findings: Pick<ImportFindings, 'warnings'> }) {
  const { t } = useTranslation('uploads');
  if (findings.warnings.length === 0) {
    return null;
  }
  return (
    <SectionCard isFlush title={t('causes.warnings')} lead={t('causes.warningsLead')}>
      <CauseTable
        caption={t('causes.warningsCaption')}
        causes={findings.warnings}
        getKey={({ code, column }) => `${code} ${column}`}
        renderCause={({ code }) => t(`words.warnings.${code}`)}
      />
    </SectionCard>
  );
}
