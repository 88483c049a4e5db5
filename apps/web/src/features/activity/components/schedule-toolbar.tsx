import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { type Schedule, scheduleViews, writeSchedule } from '../schedule-address.ts';

interface ScheduleToolbarProps {
  schedule: Schedule;
  /** What is shown, such as a day or a week in words; nothing in a list. */
  heading: string | null;
  onStep: (step: -1 | 0 | 1) => void;
}

interface SegmentProps {
  label: string;
  options: readonly { id: string; label: string; to: string; isCurrent: boolean }[];
}

/** A choice of which each has an address of its own. */
function Segments({ label, options }: SegmentProps) {
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{ display: 'inline-flex', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      {options.map(({ id, label: text, to, isCurrent }) => (
        <Button
          key={id}
          component={RouterLink}
          to={to}
          size="small"
          {...(isCurrent ? { 'aria-current': 'true' as const } : {})}
          sx={{
            minWidth: 0,
            px: 1.5,
            borderRadius: 0,
            color: isCurrent ? 'primary.main' : 'text.secondary',
            bgcolor: isCurrent ? 'action.selected' : 'transparent',
            fontWeight: isCurrent ? 650 : 500,
          }}
        >
          {text}
        </Button>
      ))}
    </Box>
  );
}

/** How the schedule is shown, by whose clock, and the way to other days. */
export function ScheduleToolbar({ schedule, heading, onStep }: ScheduleToolbarProps) {
  const { t } = useTranslation('scheduled');
  const [search] = useSearchParams();
  const address = (change: Partial<Schedule>) => `?${writeSchedule(search, change)}`;
  const { view, zone, kind } = schedule;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        p: 2,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Segments
        label={t('views.label')}
        options={scheduleViews.map((id) => ({
          id,
          label: t(`views.${id}`),
          to: address({
            view: id,
            hour: '',
            ...(kind === 'cancelled' && id !== 'list' ? { kind: '' as const } : {}),
          }),
          isCurrent: id === view,
        }))}
      />
      <Segments
        label={t('clock.label')}
        options={(['mine', 'theirs'] as const).map((id) => ({
          id,
          label: t(`clock.${id}`),
          to: address({ zone: id }),
          isCurrent: id === zone,
        }))}
      />
      {view === 'list' ? null : (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: { md: 'auto' } }}>
          <IconButton aria-label={t(`steps.${view}.previous`)} onClick={() => onStep(-1)}>
            <PreviousIcon />
          </IconButton>
          <Button size="small" variant="outlined" onClick={() => onStep(0)}>
            {t('steps.today')}
          </Button>
          <IconButton aria-label={t(`steps.${view}.next`)} onClick={() => onStep(1)}>
            <NextIcon />
          </IconButton>
          <Typography
            component="h2"
            variant="h6"
            aria-live="polite"
            sx={{ ml: 1, fontSize: { xs: '1rem', md: '1.25rem' } }}
          >
            {heading}
          </Typography>
        </Box>
      )}
    </Box>
  );
}
