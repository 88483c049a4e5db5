import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { RadioChoice } from '../../../ui/radio-choice.tsx';
import { sundayFirst } from '../../../ui/sunday-first.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import { nameWeekday } from '../../../ui/week-hours.ts';
import { type DayDraft, findDayFault, usualWeek } from '../week-draft.ts';

interface WeekHoursFieldProps {
  id: string;
  /** Null: whenever it is lawful. */
  days: readonly DayDraft[] | null;
  onChange: (days: readonly DayDraft[] | null) => void;
  error: string | null;
  disabled: boolean;
}

interface DayRowProps {
  id: string;
  name: string;
  day: DayDraft;
  onChange: (day: DayDraft) => void;
  disabled: boolean;
}

function DayRow({ id, name, day, onChange, disabled }: DayRowProps) {
  const { t } = useTranslation('work');
  const fault = findDayFault(day);
  const input = { type: 'time', autoComplete: 'off', disabled } as const;
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'center',
        gap: 1,
        gridTemplateColumns: { xs: '1fr 1fr', sm: '10rem 1fr 1fr' },
      }}
    >
      <FormControlLabel
        sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
        label={name}
        control={
          <Checkbox
            id={id}
            size="small"
            disabled={disabled}
            checked={day.isCalled}
            onChange={(_event, isCalled) => onChange({ ...day, isCalled })}
          />
        }
      />
      {day.isCalled ? (
        <>
          <TextInput
            {...input}
            id={`${id}-from`}
            label={t('campaigns.form.hoursFrom')}
            value={day.from}
            onChange={(from) => onChange({ ...day, from })}
            error={fault === 'missing' ? t('campaigns.form.errors.hoursMissing') : null}
            attributes={{ 'aria-label': t('campaigns.form.hoursFromOn', { day: name }) }}
          />
          <TextInput
            {...input}
            id={`${id}-to`}
            label={t('campaigns.form.hoursTo')}
            value={day.to}
            onChange={(to) => onChange({ ...day, to })}
            error={fault === 'order' ? t('campaigns.form.errors.hoursOrder') : null}
            attributes={{ 'aria-label': t('campaigns.form.hoursToOn', { day: name }) }}
          />
        </>
      ) : (
        <Box sx={{ gridColumn: 'span 2', color: 'text.secondary' }}>
          {t('campaigns.form.hoursNone')}
        </Box>
      )}
    </Box>
  );
}

/** Days and hours in which a campaign calls, by the clock of each person; or whenever it is lawful. */
export function WeekHoursField({ id, days, onChange, error, disabled }: WeekHoursFieldProps) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <RadioChoice
        id={id}
        label={t('campaigns.form.hours')}
        options={[
          {
            value: 'lawful',
            label: t('campaigns.form.hoursLawful'),
            hint: t('campaigns.form.hoursLawfulHint'),
          },
          {
            value: 'own',
            label: t('campaigns.form.hoursOwn'),
            hint: t('campaigns.form.hoursOwnHint'),
          },
        ]}
        value={days === null ? 'lawful' : 'own'}
        onChange={(which) => onChange(which === 'own' ? usualWeek : null)}
        error={error}
        disabled={disabled}
      />
      {days === null
        ? null
        : sundayFirst(days.map((day, place) => ({ day, place }))).map(({ day, place }) => (
            <DayRow
              key={place}
              id={`${id}-${place}`}
              name={nameWeekday(place, language, 'long')}
              day={day}
              onChange={(to) => onChange(days.map((one, at) => (at === place ? to : one)))}
              disabled={disabled}
            />
          ))}
    </Box>
  );
}
