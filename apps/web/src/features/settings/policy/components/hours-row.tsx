import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Hours } from '@ringfence/domain/compliance/policy';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { cutHours, describeHours, isSameHours, readHours } from '../../../../ui/week-hours.ts';
import { chooseHoursWords } from '../describe-value.ts';
import type { DayDraft } from '../policy-draft.ts';
import { CheckChoice } from './check-choice.tsx';

interface TimeInputProps {
  id: string;
  label: string;
  /** The same with the day that it is for. */
  spokenLabel: string;
  value: string;
  onChange: (value: string) => void;
  helpId: string;
  isFaulty: boolean;
}

function TimeInput(props: TimeInputProps) {
  const { id, label, spokenLabel, value, onChange, helpId, isFaulty } = props;
  return (
    <FormControl error={isFaulty} sx={{ flex: 1, minWidth: 0 }}>
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        type="time"
        label={label}
        notched
        size="small"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ input: { 'aria-label': spokenLabel, 'aria-describedby': helpId } }}
      />
    </FormControl>
  );
}

interface HoursRowProps {
  /** The name of the field, such as `policy-day-0`. */
  id: string;
  name: string;
  day: DayDraft;
  /** The hours of the pack on these days. */
  law: Hours | null;
  fault: string | null;
  /** Stands for a day without hours. */
  closed?: string;
  onChange: (day: DayDraft) => void;
}

/** Whether and when people are called on a day, and what of it has effect. */
export function HoursRow({ id, name, day, law, fault, closed, onChange }: HoursRowProps) {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const words = chooseHoursWords(t, language);
  const own = readHours(day.from, day.to);
  const left = typeof own === 'string' ? null : cutHours(own, law);
  const remark =
    typeof own === 'string' || isSameHours(own, left)
      ? null
      : left === null
        ? t('policy.hours.without', { hours: describeHours(law, words) })
        : t('policy.hours.cut', { hours: describeHours(left, words) });
  const helpId = `${id}-help`;
  const time = { helpId, isFaulty: fault !== null };
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1.4fr)' },
      }}
    >
      <CheckChoice
        id={id}
        label={name}
        isChecked={day.isCalled}
        onChange={(isCalled) => onChange({ ...day, isCalled })}
      />
      {day.isCalled ? (
        <Box sx={{ display: 'flex', gap: 1.5 }}>
          <TimeInput
            {...time}
            id={`${id}-from`}
            label={t('policy.hours.fromShort')}
            spokenLabel={t('policy.hours.from', { day: name })}
            value={day.from}
            onChange={(from) => onChange({ ...day, from })}
          />
          <TimeInput
            {...time}
            id={`${id}-to`}
            label={t('policy.hours.toShort')}
            spokenLabel={t('policy.hours.to', { day: name })}
            value={day.to}
            onChange={(to) => onChange({ ...day, to })}
          />
        </Box>
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{closed ?? t('policy.hours.none')}</Box>
      )}
      <FormHelperText
        id={helpId}
        error={fault !== null}
        sx={{ gridColumn: { sm: 2 }, mx: 0, mt: 0, '&:empty': { display: 'none' } }}
      >
        {day.isCalled ? (fault ?? remark) : fault}
      </FormHelperText>
    </Box>
  );
}
