import Box from '@mui/material/Box';
import type { CallDetail } from '@ringfence/contract/calls';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useDisplayZone } from '../../../ui/display-zone.ts';
import { formatMoment } from '../../../ui/format-moment.ts';
import { nameOutcome } from '../call-words.ts';

/** What somebody said of the call afterwards, the first first. */
export function CorrectionList({ corrections }: Pick<CallDetail, 'corrections'>) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const zone = useDisplayZone();
  return (
    <Box
      component="ol"
      aria-label={t('calls.corrections.title')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, overflowWrap: 'anywhere' }}
    >
      {corrections.map((correction) => {
        const moment = formatMoment(correction.correctedAt, language, zone);
        const name = correction.correctedBy?.fullName ?? '';
        return (
          <Box component="li" key={correction.id}>
            <Box sx={{ fontWeight: 600 }}>
              {t('calls.corrections.change', {
                before: nameOutcome(correction.outcomeBefore, t),
                after: nameOutcome(correction.outcome, t),
              })}
            </Box>
            <Box>{correction.reason}</Box>
            {correction.evidence === '' ? null : (
              <Box>{t('calls.corrections.evidence', { evidence: correction.evidence })}</Box>
            )}
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {name === ''
                ? t('calls.corrections.byNobody', { moment })
                : t('calls.corrections.by', { name, moment })}
              {correction.isLoosening ? ` · ${t('calls.corrections.loosened')}` : null}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
