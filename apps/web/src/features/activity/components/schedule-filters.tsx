import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { ScheduledCampaign } from '@ringfence/contract/scheduled';
import { useTranslation } from 'react-i18next';
import { SelectInput } from '../../../ui/select-input.tsx';
import { type Schedule, scheduleKinds } from '../schedule-address.ts';
import { useScheduleWords } from '../schedule-words.ts';

interface ScheduleFiltersProps {
  schedule: Schedule;
  campaigns: readonly ScheduledCampaign[];
  onChange: (change: Partial<Schedule>) => void;
}

/** What of the schedule somebody wants to see. */
export function ScheduleFilters({ schedule, campaigns, onChange }: ScheduleFiltersProps) {
  const { t } = useTranslation('scheduled');
  const words = useScheduleWords();
  const { view, on, hour, zone, kind, campaign, list } = schedule;
  const lists = new Map(
    campaigns.flatMap((one) => (one.list === null ? [] : [[one.list.id, one.list.name]])),
  );
  const isNarrowed = view === 'list' && on !== '';
  const isFiltered = isNarrowed || kind !== '' || campaign !== '' || list !== '';
  const day = words.day(on);
  const due =
    hour === ''
      ? t('filters.day', { day })
      : t(zone === 'theirs' ? 'filters.theirHour' : 'filters.hour', {
          day,
          hour: words.hour(Number(hour)),
        });
  return (
    <Box role="search" sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        <SelectInput
          id="schedule-kind"
          label={t('filters.kind')}
          placeholder={t('filters.everything')}
          options={scheduleKinds.map((value) => ({ value, label: t(`filters.kinds.${value}`) }))}
          value={kind}
          onChange={(value) =>
            onChange({ kind: scheduleKinds.find((known) => known === value) ?? '' })
          }
          error={null}
          disabled={false}
        />
        <SelectInput
          id="schedule-campaign"
          label={t('filters.campaign')}
          placeholder={t('filters.everyCampaign')}
          options={campaigns.map(({ id, name, origin }) => ({
            value: id,
            label: origin === 'campaign' ? name : t(`origins.${origin}`),
          }))}
          value={campaign}
          onChange={(value) => onChange({ campaign: value })}
          error={null}
          disabled={false}
        />
        <SelectInput
          id="schedule-list"
          label={t('filters.list')}
          placeholder={t('filters.everyList')}
          options={[...lists].map(([value, label]) => ({ value, label }))}
          value={list}
          onChange={(value) => onChange({ list: value })}
          error={null}
          disabled={false}
        />
      </Box>
      {isFiltered ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 2 }}>
          {isNarrowed ? <Chip label={due} onDelete={() => onChange({ on: '', hour: '' })} /> : null}
          <Button
            size="small"
            onClick={() =>
              onChange({
                kind: '',
                campaign: '',
                list: '',
                hour: '',
                ...(view === 'list' ? { on: '' } : {}),
              })
            }
          >
            {t('filters.clear')}
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}
