import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../ui/text-input.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { hasPassed } from '../read-hours-change.ts';
import type { FieldsOfForm } from '../use-campaign-form.ts';
import { useMeanings } from '../use-meanings.ts';
import { FoldedSection } from './folded-section.tsx';
import { WeekHoursField } from './week-hours-field.tsx';

/** From when to when, and on which days and hours. */
export function WhenFields({ form }: { form: FieldsOfForm }) {
  const { t } = useTranslation('work');
  const { fields, change, say, isBusy, zone } = form;
  const input = {
    type: 'datetime-local',
    autoComplete: 'off',
    reportsUnreadable: true,
    disabled: isBusy,
  } as const;
  const now = useNow();
  const errors = [say('startsAt'), say('endsAt'), say('days')];
  return (
    <FoldedSection
      title={t('campaigns.form.sections.when')}
      meaning={useMeanings(form).when}
      isFaulty={errors.some((error) => error !== null)}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <TextInput
          {...input}
          id="campaign-startsAt"
          label={t('campaigns.form.startsAt')}
          value={fields.startsAt}
          onChange={(startsAt) => change({ startsAt })}
          hint={
            hasPassed(fields.startsAt, zone, now)
              ? t('campaigns.form.startsAtPassed')
              : t('campaigns.form.startsAtHint', { zone })
          }
          error={say('startsAt')}
        />
        <TextInput
          {...input}
          id="campaign-endsAt"
          label={t('campaigns.form.endsAt')}
          value={fields.endsAt}
          onChange={(endsAt) => change({ endsAt })}
          hint={t('campaigns.form.endsAtHint')}
          error={say('endsAt')}
        />
      </Box>
      <WeekHoursField
        id="campaign-days"
        days={fields.days}
        onChange={(days) => change({ days })}
        error={say('days')}
        disabled={isBusy}
      />
    </FoldedSection>
  );
}
