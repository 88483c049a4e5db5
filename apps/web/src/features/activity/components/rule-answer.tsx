import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { TargetCheck } from '@ringfence/contract/scheduled';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatMinute } from '../../../ui/format-minute.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useReaderZone } from '../../../ui/use-reader-zone.ts';
import { ReasonList } from '../../decisions/index.ts';

interface RuleAnswerProps {
  check: TargetCheck;
  lawful: string;
  unlawful: string;
  /** Offered where another time is lawful; left out where none can be chosen. */
  onUse?: (moment: string) => void;
}

/** Whether the time that was asked about is before the wait between tries is over. */
export const isTooSoon = ({ at, notBefore }: TargetCheck): boolean =>
  notBefore !== null && Date.parse(notBefore) > Date.parse(at);

export const isAllowed = (check: TargetCheck): boolean =>
  check.verdict === 'allow' && !isTooSoon(check);

/** What the rules say of a call at a time, by which rule it is refused, and when it is lawful next. */
export function RuleAnswer({ check, lawful, unlawful, onUse }: RuleAnswerProps) {
  const { t } = useTranslation('scheduled');
  const { language } = useLanguage();
  const zone = useReaderZone();
  if (isAllowed(check)) return <Notice kind="info">{lawful}</Notice>;
  const { verdict, reasons, notBefore, nextAt } = check;
  const say = (moment: string) => formatMinute(moment, language, zone);
  return (
    <Notice kind="error">
      {verdict === 'allow' ? null : (
        <>
          <Box sx={{ mb: 1 }}>{unlawful}</Box>
          <ReasonList reasons={reasons} />
        </>
      )}
      {isTooSoon(check) && notBefore !== null ? (
        <Box sx={{ mt: verdict === 'allow' ? 0 : 1 }}>
          {t('move.tooSoon', { moment: say(notBefore) })}
        </Box>
      ) : null}
      <Box sx={{ mt: 1, fontWeight: 600 }}>
        {nextAt === null ? t('move.never') : t('move.next', { moment: say(nextAt) })}
      </Box>
      {nextAt === null || onUse === undefined ? null : (
        <Button size="small" onClick={() => onUse(nextAt)} sx={{ mt: 0.5, ml: -0.625 }}>
          {t('move.useNext')}
        </Button>
      )}
    </Notice>
  );
}
