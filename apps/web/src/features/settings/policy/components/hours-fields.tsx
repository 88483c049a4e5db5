import Box from '@mui/material/Box';
import { packs } from '@ringfence/domain/compliance/packs/index';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { RadioChoice } from '../../../../ui/radio-choice.tsx';
import { sundayFirst } from '../../../../ui/sunday-first.ts';
import { describeWeek, nameWeekday } from '../../../../ui/week-hours.ts';
import { chooseHoursWords } from '../describe-value.ts';
import { type DayDraft, listDayRows } from '../policy-draft.ts';
import type { PolicyForm } from '../use-policy-form.ts';
import { CheckChoice } from './check-choice.tsx';
import { FieldGroup } from './field-group.tsx';
import { HoursRow } from './hours-row.tsx';

/** The hours of the pack, or narrower ones. What lies outside the pack's has no effect. */
export function HoursFields({ form }: { form: PolicyForm }) {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const { draft, faults, change } = form;
  const law = packs[draft.pack].hours.week;

  const changeDays = (days: readonly number[], to: DayDraft) =>
    change({ days: draft.days.map((day, place) => (days.includes(place) ? to : day)) });

  // Monday to Friday have one row again: that of Monday.
  const changeRows = (isEachDay: boolean) =>
    change({
      isEachDay,
      days: isEachDay
        ? draft.days
        : draft.days.map((day, place) => (place < 5 ? (draft.days[0] ?? day) : day)),
    });

  return (
    <FieldGroup title={t('policy.hours.title')} lead={t('policy.hours.lead')}>
      <RadioChoice
        id="policy-hours"
        label={t('policy.hours.which')}
        options={[
          {
            value: 'pack',
            label: t('policy.hours.pack'),
            hint: describeWeek(law, chooseHoursWords(t, language)),
          },
          { value: 'own', label: t('policy.hours.own') },
        ]}
        value={draft.hasOwnHours ? 'own' : 'pack'}
        onChange={(hours) => change({ hasOwnHours: hours === 'own' })}
        error={faults.hours === undefined ? null : t(faults.hours)}
        disabled={false}
      />
      {draft.hasOwnHours ? (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <CheckChoice
            id="policy-each-day"
            label={t('policy.hours.eachDay')}
            isChecked={draft.isEachDay}
            onChange={changeRows}
          />
          {sundayFirst(listDayRows(draft.isEachDay)).map((days) => {
            const [first = 0] = days;
            const day = draft.days[first];
            const fault = faults[`day-${first}`];
            return day === undefined ? null : (
              <HoursRow
                key={first}
                id={`policy-day-${first}`}
                name={
                  days.length === 1
                    ? nameWeekday(first, language, 'long')
                    : t('policy.hours.weekdays')
                }
                day={day}
                law={law[first] ?? null}
                fault={fault === undefined ? null : t(fault)}
                onChange={(to) => changeDays(days, to)}
              />
            );
          })}
        </Box>
      ) : null}
    </FieldGroup>
  );
}
