import ClockIcon from '@mui/icons-material/AccessTimeOutlined';
import StopIcon from '@mui/icons-material/PhoneDisabledOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Halt, WrongClock } from '@ringfence/contract/halts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { useDisplayZone } from '../../ui/display-zone.ts';
import { formatMoment } from '../../ui/format-moment.ts';
import { ProblemNotice } from '../../ui/problem-notice.tsx';
import { useRefocus } from '../../ui/use-refocus.ts';
import { useWorkplace } from '../access/index.ts';
import { useHalts, useLiftHalt, useSuspension } from './api.ts';
import { describeOffset } from './describe-offset.ts';
import { mayLift, sortHalts } from './judge-halts.ts';
import { LiftDialog } from './lift-dialog.tsx';

/** More would push the page away. */
const mostAtFirst = 3;

/** A strip below the header that stays while it holds. */
function Strip({
  icon: Icon = StopIcon,
  children,
}: {
  icon?: typeof StopIcon;
  children: ReactNode;
}) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: { xs: 2, sm: 3 },
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        borderLeft: 4,
        borderLeftColor: 'error.main',
        bgcolor: 'background.paper',
      }}
    >
      <Icon aria-hidden fontSize="small" sx={{ color: 'error.main' }} />
      {children}
    </Box>
  );
}

/** Who stopped which calls, since when, and the way to allow them again. */
export function HaltLine({ halt }: { halt: Halt }) {
  const { t } = useTranslation('halts');
  const { language } = useLanguage();
  const zone = useDisplayZone();
  const { organization: workplace, standing } = useWorkplace();
  const lift = useLiftHalt(halt);
  const { id: haltId, organization, note, startedAt, startedBy } = halt;
  const isHere = organization !== null && organization.id === workplace?.id;
  const [isAsking, setAsking] = useState(false);
  // Once calls are allowed again, the button that asked is gone.
  useRefocus(isAsking, () => document.getElementById('content'));
  return (
    <>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ fontWeight: 650 }}>
          {organization === null
            ? t('stoppedAll')
            : isHere
              ? t('stoppedHere')
              : t('stoppedOf', { organization: organization.name })}
        </Box>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t('since', {
            moment: formatMoment(startedAt, language, zone),
            who: startedBy || t('systemAdministrator'),
          })}
          {note === '' ? null : ` · ${note}`}
        </Box>
      </Box>
      {mayLift(halt, standing) ? (
        <Button
          size="small"
          variant="outlined"
          disabled={lift.isPending}
          aria-label={
            organization === null
              ? t('allowAll')
              : isHere
                ? t('allow')
                : t('allowOf', { organization: organization.name })
          }
          onClick={() => (organization === null ? setAsking(true) : lift.mutate({ haltId }))}
        >
          {t(lift.isPending ? 'allowing' : 'allow')}
        </Button>
      ) : null}
      {isAsking ? (
        <LiftDialog
          isBusy={lift.isPending}
          error={lift.error}
          onConfirm={() => lift.mutate({ haltId }, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      ) : null}
      {lift.error === null || isAsking ? null : (
        <Box sx={{ flexBasis: '100%' }}>
          <ProblemNotice error={lift.error} />
        </Box>
      )}
    </>
  );
}

function SuspendedLine() {
  const { t } = useTranslation('halts');
  const { standing } = useWorkplace();
  // Its writer may have ended it with a full stop already.
  const because = (useSuspension().data?.suspendedBecause ?? '').replace(/[.\s]+$/, '');
  return (
    <Strip>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ fontWeight: 650 }}>
          {because === '' ? t('suspendedPlain') : t('suspended', { because })}
        </Box>{' '}
        {t(standing === 'super_administrator' ? 'noCalls' : 'readOnly')}
      </Box>
    </Strip>
  );
}

function ClockLine({ clock: { secondsAhead } }: { clock: WrongClock }) {
  const { t } = useTranslation('halts');
  const { language } = useLanguage();
  const off = describeOffset(secondsAhead, language);
  return (
    <Strip icon={ClockIcon}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box component="span" sx={{ fontWeight: 650 }}>
          {t(secondsAhead > 0 ? 'clockAhead' : 'clockBehind', { off })}
        </Box>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t('clockHolds')}
        </Box>
      </Box>
    </Strip>
  );
}

export function HaltBanner() {
  const { t } = useTranslation('halts');
  const { isSuspended } = useWorkplace();
  const { data } = useHalts();
  const halts = sortHalts(data?.halts ?? []);
  // One says it: the person who sets clocks looks at all of them.
  const clock = data?.wrongClocks[0];
  const [areAllShown, setAllShown] = useState(false);
  const shown = areAllShown ? halts : halts.slice(0, mostAtFirst);
  const left = halts.length - shown.length;
  return (
    <section aria-label={t('region')}>
      <Box role="status">
        {isSuspended ? <SuspendedLine /> : null}
        {clock === undefined ? null : <ClockLine clock={clock} />}
        {shown.map((halt) => (
          <Strip key={halt.id}>
            <HaltLine halt={halt} />
          </Strip>
        ))}
        {left > 0 ? (
          <Strip>
            <Box sx={{ flex: '1 1 240px' }}>{t('more', { count: left })}</Box>
            <Button size="small" onClick={() => setAllShown(true)}>
              {t('showAll')}
            </Button>
          </Strip>
        ) : null}
      </Box>
    </section>
  );
}
