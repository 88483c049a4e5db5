import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { addDays } from '@ringfence/domain/zones/local-hours';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useNow } from '../../../ui/use-now.ts';
import { useReaderZone } from '../../../ui/use-reader-zone.ts';
import { useMayDo } from '../../access/index.ts';
import { SimulatorNote } from '../../calls/index.ts';
import { LiveIndicator } from '../../live/index.ts';
import { CampaignBars } from '../components/campaign-bars.tsx';
import { CancelledPages } from '../components/cancelled-pages.tsx';
import { ScheduleCalendar } from '../components/schedule-calendar.tsx';
import { ScheduleFilters } from '../components/schedule-filters.tsx';
import { ScheduleToolbar } from '../components/schedule-toolbar.tsx';
import { ScheduledHeader } from '../components/scheduled-header.tsx';
import { ScheduledPages } from '../components/scheduled-pages.tsx';
import { UploadsUnderWay } from '../components/uploads-under-way.tsx';
import { findShownDays, readSchedule, type Schedule, writeSchedule } from '../schedule-address.ts';
import { useScheduleWords } from '../schedule-words.ts';
import { useScheduledCampaigns, useUploadsUnderWay } from '../use-scheduled-pages.ts';

const steps: Readonly<Record<string, -1 | 0 | 1>> = { ArrowLeft: -1, ArrowRight: 1, Home: 0 };

/** A field keeps its own keys, and so does whatever lies over the page. */
const keepsKeys = (element: EventTarget): boolean =>
  element instanceof Element &&
  element.closest('input, select, textarea, [role="dialog"], [role="menu"]') !== null;

export function ScheduledActivityPage() {
  const { t } = useTranslation('scheduled');
  const [search, setSearch] = useSearchParams();
  const schedule = readSchedule(search);
  const zone = useReaderZone();
  const words = useScheduleWords();
  const now = useNow();
  const maySeeUploads = useMayDo('contacts.import');
  const campaigns = useScheduledCampaigns().data;
  const uploads = useUploadsUnderWay();
  const { view, kind, campaign, list } = schedule;
  const shown = findShownDays(schedule, zone, now);
  const isCalendar = view !== 'list';
  const wants = (one: Schedule['kind']) => kind === '' || kind === one;

  const change = (wanted: Partial<Schedule>) =>
    setSearch((before) => writeSchedule(before, wanted), { replace: true });
  const step = (by: -1 | 0 | 1) =>
    change({ on: by === 0 ? '' : addDays(shown.from, by * shown.days) });
  function stepByKey(event: KeyboardEvent) {
    const by = steps[event.key];
    if (by === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    if (!isCalendar || keepsKeys(event.target)) return;
    event.preventDefault();
    step(by);
  }
  const shownCampaigns = (campaigns?.campaigns ?? []).filter(
    (one) => (campaign === '' || one.id === campaign) && (list === '' || one.list?.id === list),
  );
  return (
    <>
      <ScheduledHeader tab="schedule" actions={<LiveIndicator />} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
        <Card
          component="section"
          aria-label={t('tabs.schedule')}
          {...(isCalendar ? { onKeyDown: stepByKey } : {})}
        >
          <ScheduleToolbar
            schedule={schedule}
            heading={isCalendar ? words.span(shown.from, shown.days) : null}
            onStep={step}
          />
          <ScheduleFilters
            schedule={schedule}
            campaigns={campaigns?.campaigns ?? []}
            onChange={change}
          />
          {wants('calls') ? (
            <Box sx={{ px: 2, pb: 1.5, '&:empty': { display: 'none' } }}>
              <SimulatorNote />
            </Box>
          ) : null}
          {kind === 'cancelled' ? <CancelledPages schedule={schedule} /> : null}
          {!wants('calls') ? null : isCalendar ? (
            <ScheduleCalendar schedule={schedule} shown={shown} now={now} />
          ) : (
            <ScheduledPages schedule={schedule} />
          )}
          {isCalendar ? (
            <Box sx={{ px: 2, pb: 2, color: 'text.secondary', fontSize: '0.8125rem' }}>
              {t('steps.hint')}
            </Box>
          ) : null}
        </Card>
        {wants('campaigns') && campaigns !== undefined ? (
          <CampaignBars
            campaigns={shownCampaigns}
            hasMore={campaigns.hasMore}
            shown={isCalendar ? shown : null}
            now={now}
          />
        ) : null}
        {wants('uploads') && maySeeUploads && (uploads.length > 0 || kind === 'uploads') ? (
          <UploadsUnderWay uploads={uploads} />
        ) : null}
      </Box>
    </>
  );
}
