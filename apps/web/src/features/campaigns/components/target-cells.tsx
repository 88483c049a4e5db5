import Box from '@mui/material/Box';
import type { CampaignTarget, TargetStanding } from '@ringfence/contract/campaign-targets';
import { useTranslation } from 'react-i18next';
import type { campaignPeople } from '../../../i18n/en/campaign-people.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatMoment } from '../../../ui/format-moment.ts';
import { Moment } from '../../../ui/moment.tsx';
import { StatusChip, type Tone } from '../../../ui/status-chip.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { nameOutcome } from '../../calls/index.ts';
import { FailedReasons } from '../../decisions/index.ts';

const aside = { color: 'text.secondary', fontSize: '0.8125rem' } as const;

export function TargetPerson({ contact }: Pick<CampaignTarget, 'contact'>) {
  const { id, fullName, externalReference } = contact;
  return (
    <>
      <TextLink to={`/debtors/contacts/${id}`}>{fullName}</TextLink>
      {externalReference === null ? null : (
        <Box sx={{ ...aside, fontWeight: 400 }}>{externalReference}</Box>
      )}
    </>
  );
}

const tones: Readonly<Record<TargetStanding, Tone>> = {
  planned: 'neutral',
  ready: 'info',
  deferred: 'neutral',
  calling: 'info',
  done: 'success',
  stopped: 'neutral',
  blocked: 'warning',
};

export function TargetStandingChip({ standing }: Pick<CampaignTarget, 'standing'>) {
  const { t } = useTranslation('work');
  return <StatusChip tone={tones[standing]} label={t(`campaigns.targets.${standing}`)} />;
}

/** When the next call is due: in the reader's zone, and where the person may be. */
export function TargetNext(target: Pick<CampaignTarget, 'nextAt' | 'standing' | 'zones'>) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const { nextAt, standing, zones } = target;
  if (nextAt === null) return <>{t('campaigns.people.noNext')}</>;
  if (standing === 'ready') return <>{t('campaigns.people.dueNow')}</>;
  return (
    <>
      <Moment at={nextAt} />
      {zones.map((zone) => (
        <Box key={zone} sx={aside}>
          {t('campaigns.notCalled.localTime', {
            moment: formatMoment(nextAt, language, zone),
            zone: zone.replaceAll('_', ' '),
          })}
        </Box>
      ))}
    </>
  );
}

type EndKey = keyof typeof campaignPeople.ended;
/** A reason that this build does not know is shown as it is. */
const endKeys: readonly EndKey[] = [
  'reached',
  'stopped',
  'wrong_person',
  'unreachable',
  'attempts_used',
  'not_retried',
  'withdrawn',
  'campaign_stopped',
  'cancelled',
  'removed',
];

/** Why somebody is not called now, or not any more. */
export function TargetWhy(target: Pick<CampaignTarget, 'reasons' | 'endedBecause' | 'waitsFor'>) {
  const { t } = useTranslation('work');
  const { reasons, endedBecause, waitsFor } = target;
  if (endedBecause !== null) {
    const known = endKeys.find((word) => word === endedBecause);
    return <>{known === undefined ? endedBecause : t(`campaigns.people.ended.${known}`)}</>;
  }
  return (
    <>
      {waitsFor === null || (waitsFor === 'lawful_time' && reasons.length > 0)
        ? null
        : t(`campaigns.people.waitsFor.${waitsFor}`)}
      {reasons.length === 0 ? null : <FailedReasons reasons={reasons} />}
    </>
  );
}

export function TargetLastCall({ lastCall }: Pick<CampaignTarget, 'lastCall'>) {
  const { t } = useTranslation('work');
  if (lastCall === null) return <>{t('campaigns.people.noCall')}</>;
  const { id, outcome } = lastCall;
  return (
    <TextLink to={`/calls/history/${id}`}>
      {outcome === null ? t('campaigns.people.underWay') : nameOutcome(outcome, t)}
    </TextLink>
  );
}
