import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatMoment } from '../../../ui/format-moment.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useWorkplace } from '../../access/index.ts';
import { HearDialog } from '../../scripts/index.ts';
import { type AskedCampaign, type PeopleBehind, usePreflight } from '../api.ts';
import { BucketList } from './bucket-list.tsx';
import { ExpectedFacts } from './expected-facts.tsx';
import { HourBars, mostHours } from './hour-bars.tsx';
import { PeopleDialog } from './people-dialog.tsx';
import { ProblemList } from './problem-list.tsx';

interface PreflightPanelProps {
  /** What the form holds; null while no list is chosen. */
  asked: AskedCampaign | null;
  /** The names of what the form holds besides, and cannot be asked for as it is. */
  ignored: readonly string[];
  /** What is said, once it is chosen. */
  script: { id: string; version: number } | null;
}

/** What the campaign of the form would come to, while the form changes. It writes nothing. */
export function PreflightPanel({ asked, ignored, script }: PreflightPanelProps) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const api = useWorkplace();
  const { data, isOfAsked, isCounting, error, retry } = usePreflight(asked);
  const isFailed = error !== null && !isOfAsked && !isCounting;
  const [behind, setBehind] = useState<PeopleBehind | null>(null);
  const [isHearing, setHearing] = useState(false);
  return (
    <SectionCard
      title={t('preflight.title')}
      lead={
        asked === null || data === undefined || isFailed
          ? t('preflight.lead')
          : isCounting
            ? t('preflight.counting')
            : data.isExact
              ? t('preflight.exact', { at: formatMoment(data.asOf, language, data.zone) })
              : t('preflight.estimate')
      }
    >
      {asked === null ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('preflight.chooseList')}</Typography>
      ) : isFailed ? (
        <ErrorState error={error} onRetry={retry} />
      ) : data === undefined ? (
        <LoadingSkeletons label={t('preflight.counting')} rows={5} rowHeight={{ xs: 44, sm: 44 }} />
      ) : (
        <Box
          aria-busy={isCounting}
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          {error === null || isCounting ? null : (
            <RetryNotice
              message={t(data.isExact ? 'preflight.updateFailed' : 'preflight.exactFailed')}
              onRetry={retry}
            />
          )}
          {ignored.length === 0 ? null : (
            <Notice kind="info">
              {t('preflight.ignored', { choices: new Intl.ListFormat(language).format(ignored) })}
            </Notice>
          )}
          <ProblemList
            problems={data.problems}
            // Beside the form, with their names, where there is one list.
            hidesLacking={asked.furtherListIds.length + asked.excludedListIds.length === 0}
          />
          <BucketList counted={data} onShow={setBehind} />
          {data.hours.length === 0 ? null : (
            <Box>
              <Typography variant="h3" sx={{ mb: 1 }}>
                {t(data.hours.length > mostHours ? 'preflight.byDay' : 'preflight.byHour')}
              </Typography>
              <HourBars hours={data.hours} zone={data.zone} />
            </Box>
          )}
          <ExpectedFacts counted={data} />
          {script === null || data.listeners.length === 0 ? null : (
            <Box>
              <Button size="small" onClick={() => setHearing(true)}>
                {t('preflight.hear', { count: data.listeners.length })}
              </Button>
            </Box>
          )}
          <Box role="status" sx={{ position: 'absolute', left: -9999 }}>
            {isCounting
              ? ''
              : t('preflight.launch.now', {
                  count: data.now.people,
                  people: formatNumber(data.now.people, language),
                })}
          </Box>
        </Box>
      )}
      {behind === null || asked === null ? null : (
        <PeopleDialog asked={asked} behind={behind} onClose={() => setBehind(null)} />
      )}
      {isHearing && script !== null && data !== undefined ? (
        <HearDialog
          api={api}
          scriptId={script.id}
          version={script.version}
          listeners={data.listeners}
          onClose={() => setHearing(false)}
        />
      ) : null}
    </SectionCard>
  );
}
