import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ContactDetail } from '@ringfence/contract/records';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useDisplayZone } from '../../../../ui/display-zone.ts';
import { formatDay } from '../../../../ui/format-moment.ts';
import { StatusChip } from '../../../../ui/status-chip.tsx';
import { useNow } from '../../../../ui/use-now.ts';
import { describeEvidence } from '../../../decisions/index.ts';
import { useLedger } from '../../contact-api.ts';
import type { Phone } from '../../contact-part-props.ts';
import { listLocalTimes } from '../../list-local-times.ts';
import { findPhonePlaces } from '../../phone-places.ts';
import {
  describeHarbour,
  describeLine,
  describeLookup,
  namePhoneState,
} from '../../record-words.ts';
import { PhoneCell } from '../phone-cell.tsx';

const quiet = { color: 'text.secondary', fontSize: '0.8125rem' };

/** What time it is now where a number rings, and what says that it rings there. */
function LocalTime({ contact, phone }: { contact: ContactDetail; phone: Phone }) {
  const { t } = useTranslation('contact');
  const { t: tWork } = useTranslation('work');
  const { language } = useLanguage();
  const ledger = useLedger(contact.id, undefined);
  const now = useNow();
  const places = findPhonePlaces(phone, contact.confirmedZone, ledger.data?.zones ?? []);
  const { times, more } = listLocalTimes(places.zones, now, language);
  if (times.length === 0) {
    return <Box sx={quiet}>{t('phones.noPlace')}</Box>;
  }
  const shown = more === 0 ? times : [...times, t('phones.moreTimes', { count: more })];
  const evidence = [
    ...(places.isByCode ? [t('phones.byCode')] : []),
    ...places.evidence.map((word) => describeEvidence(word, tWork)),
  ].join(', ');
  return (
    <>
      <Box>{t('phones.localTime', { times: shown.join(' · ') })}</Box>
      <Box sx={quiet}>{t('phones.zoneBy', { evidence })}</Box>
    </>
  );
}

interface PhoneEntryProps {
  contact: ContactDetail;
  phone: Phone;
  /** Missing for those who may only look. */
  actions?: {
    /** Null at that end of the order. */
    onEarlier: (() => void) | null;
    onLater: (() => void) | null;
    onChange: () => void;
    /** Opens the same with the line type that the carrier names. */
    onSuggested: (lineType: Phone['lineType']) => void;
  };
}

interface LookupProps {
  phone: Phone;
  /** Null for those who may only look. */
  onSuggested: ((lineType: Phone['lineType']) => void) | null;
}

/** What the carrier says of the line. What would free a call waits for somebody to confirm it. */
function Lookup({ phone, onSuggested }: LookupProps) {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const zone = useDisplayZone();
  const words = describeLookup(phone, t, (moment) => formatDay(moment, language, zone));
  const said = phone.lookup?.lineType ?? 'unknown';
  if (words === null) return null;
  return (
    <Box sx={{ ...quiet, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
      {words}
      {onSuggested === null || said === 'unknown' || said === phone.lineType ? null : (
        <Button
          size="small"
          aria-haspopup="dialog"
          onClick={() => onSuggested(said)}
          sx={{ minHeight: 28, px: 0.75, py: 0 }}
        >
          {t('phones.lookup.use', { kind: t(`phones.lineTypes.${said}`) })}
        </Button>
      )}
    </Box>
  );
}

interface MoveProps {
  label: string;
  onMove: (() => void) | null;
  icon: typeof UpIcon;
}

/** Stays where the keyboard is also at the end of the order. */
function Move({ label, onMove, icon: Icon }: MoveProps) {
  return (
    <IconButton
      size="small"
      aria-label={label}
      aria-disabled={onMove === null}
      onClick={() => onMove?.()}
      sx={{ '&[aria-disabled="true"]': { opacity: 0.38, cursor: 'default' } }}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
}

/** One number with what is known of it, and its place in the order. */
export function PhoneEntry({ contact, phone, actions }: PhoneEntryProps) {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const { masked, label, state } = phone;
  const line = describeLine(phone, t);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flexGrow: 1 }}>
          <PhoneCell phone={phone} name={masked} organizationId={contact.organization.id} />
        </Box>
        <StatusChip
          tone={state === 'active' ? 'success' : 'warning'}
          label={namePhoneState(state, t)}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5 }}>
        <Box sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {label === null || label === '' ? line : `${label} · ${line}`}
        </Box>
        {actions === undefined ? null : (
          <>
            <Button
              size="small"
              aria-label={t('phones.changeOf', { phone: masked })}
              onClick={actions.onChange}
              sx={{ minHeight: 28, px: 0.75, py: 0 }}
            >
              {t('change')}
            </Button>
            {contact.phones.length < 2 ? null : (
              <Box component="span" sx={{ ml: 'auto', whiteSpace: 'nowrap' }}>
                <Move
                  icon={UpIcon}
                  label={t('phones.earlier', { phone: masked })}
                  onMove={actions.onEarlier}
                />
                <Move
                  icon={DownIcon}
                  label={t('phones.later', { phone: masked })}
                  onMove={actions.onLater}
                />
              </Box>
            )}
          </>
        )}
      </Box>
      <Lookup phone={phone} onSuggested={actions?.onSuggested ?? null} />
      <LocalTime contact={contact} phone={phone} />
      <Box sx={quiet}>{describeHarbour(phone, t, language)}</Box>
    </>
  );
}
