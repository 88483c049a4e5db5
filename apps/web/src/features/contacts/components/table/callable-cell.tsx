import Box from '@mui/material/Box';
import type { ContactRow } from '@ringfence/contract/contacts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useDisplayZone } from '../../../../ui/display-zone.ts';
import { fewLinesInRows } from '../../../../ui/few-lines.ts';
import { formatMinute, formatSoon } from '../../../../ui/format-minute.ts';
import { StatusChip, type Tone } from '../../../../ui/status-chip.tsx';
import { explainReason } from '../../../decisions/index.ts';

const tones = { now: 'success', later: 'info', never: 'neutral' } as const satisfies Record<
  NonNullable<ContactRow['callable']>['state'],
  Tone
>;

/** Whether the person can be called now, from when on, or by which rule not at all. */
export function CallableCell({ callable }: Pick<ContactRow, 'callable'>) {
  const { t } = useTranslation('tables');
  const { t: tWork } = useTranslation('work');
  const { language } = useLanguage();
  const zone = useDisplayZone();
  if (callable === null) {
    return <Box sx={{ color: 'text.secondary' }}>{t('contacts.notJudged')}</Box>;
  }
  const { state, from, because } = callable;
  const tellFrom = (moment: string) => t('contacts.callableFrom', { moment });
  const [detail, whole] =
    state === 'later' && from !== null
      ? [tellFrom(formatSoon(from, language, zone)), tellFrom(formatMinute(from, language, zone))]
      : state === 'never' && because !== null
        ? [explainReason(because, tWork), explainReason(because, tWork)]
        : [null, ''];
  const chip = <StatusChip tone={tones[state]} label={t(`contacts.callable.${state}`)} />;
  const quiet = { color: 'text.secondary', fontSize: '0.8125rem' };
  // A rule takes a sentence, which is whole in three lines only if it begins beside the chip.
  return state === 'never' ? (
    <Box title={whole} sx={{ ...fewLinesInRows(3), ...quiet }}>
      {chip} {detail}
    </Box>
  ) : (
    <>
      {chip}
      {detail === null ? null : (
        <Box title={whole} sx={{ mt: 0.25, ...fewLinesInRows(2), ...quiet }}>
          {detail}
        </Box>
      )}
    </>
  );
}
