import Box from '@mui/material/Box';
import type { Callback } from '@ringfence/contract/callbacks';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { readDisplayZone } from '../../../ui/display-zone.ts';
import { formatMinute } from '../../../ui/format-minute.ts';
import { formatMoment } from '../../../ui/format-moment.ts';
import { StatusChip, type Tone } from '../../../ui/status-chip.tsx';
import { FailedReasons } from '../../decisions/index.ts';

const tones: Readonly<Record<Callback['state'], Tone>> = {
  open: 'info',
  done: 'success',
  not_reached: 'warning',
  cancelled: 'neutral',
};

export function CallbackState({ state }: Pick<Callback, 'state'>) {
  const { t } = useTranslation('callbacks');
  return <StatusChip tone={tones[state]} label={t(`states.${state}`)} />;
}

type Wanted = Pick<Callback, 'suits' | 'wantedAt' | 'zone'>;

/** When somebody wants to be called, by their own clock where it is known. */
export function CallbackTime({ suits, wantedAt, zone }: Wanted) {
  const { t } = useTranslation('callbacks');
  const { language } = useLanguage();
  if (wantedAt === null) return t(`suits.${suits}`);
  const theirs = readDisplayZone(zone);
  const when = formatMinute(wantedAt, language, theirs);
  return <time dateTime={wantedAt}>{theirs === undefined ? when : t('exact', { when })}</time>;
}

type Asked = Pick<Callback, 'askedHow' | 'askedAt' | 'recordedBy'>;

/** How and when somebody asked for it. */
export function CallbackAsked({ askedHow, askedAt, recordedBy }: Asked) {
  const { t } = useTranslation('callbacks');
  const { language } = useLanguage();
  const who = recordedBy?.fullName || t('unknown');
  return <>{t(`asked.${askedHow}`, { who, when: formatMoment(askedAt, language) })}</>;
}

/** What somebody asked for besides the time, and when it is called. */
export function CallbackDetails({ callback }: { callback: Callback }) {
  const { t } = useTranslation('callbacks');
  const { language } = useLanguage();
  const { state, wantsSomeone, hasConsent, isForbidden, call, dueAt } = callback;
  const parts = [...(wantsSomeone ? [t('someone')] : []), ...(hasConsent ? [t('consent')] : [])];
  const sayCall = (): string | null => {
    if (state !== 'open') return null;
    if (call === null) {
      return t('call.byTeam', { when: dueAt === null ? '' : formatMoment(dueAt, language) });
    }
    if (call.isBlocked) return t('call.blocked');
    return call.nextAt === null
      ? t('call.scheduled')
      : t('call.at', { when: formatMoment(call.nextAt, language) });
  };
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
      {parts.join(' · ')}
      {isForbidden ? (
        <Box sx={{ my: 0.5 }}>
          <StatusChip tone="error" label={t('forbidden')} />
        </Box>
      ) : (
        <div>{sayCall()}</div>
      )}
      {call === null || call.reasons.length === 0 ? null : <FailedReasons reasons={call.reasons} />}
    </Box>
  );
}
