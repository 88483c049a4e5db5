import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../ui/notice.tsx';
import { RadioChoice } from '../../../../ui/radio-choice.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import type { MatchForm } from '../../use-match-form.ts';

const ways = ['given_to_creditor', 'given_to_us', 'written_agreement', 'not_known'] as const;

/** How, by whom and when the numbers were obtained (47 CFR 64.1200(a)(1)). */
export function ConsentSection({ form }: { form: MatchForm }) {
  const { t } = useTranslation('uploads');
  const { fields, errors, today, changeFields, isBusy, rememberedFrom } = form;
  return (
    <SectionCard title={t('consent.title')} lead={t('consent.lead')}>
      <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 800 }}>
        {rememberedFrom === null ? null : (
          <Notice kind="info">{t('consent.remembered', { layout: rememberedFrom })}</Notice>
        )}
        <RadioChoice
          id="upload-obtained-how"
          label={t('consent.how')}
          options={ways.map((way) => ({
            value: way,
            label: t(`consent.options.${way}`),
            hint: t(`consent.hints.${way}`),
          }))}
          value={fields.obtainedHow}
          onChange={(obtainedHow) => changeFields({ obtainedHow })}
          error={errors.obtainedHow === null ? null : t(errors.obtainedHow)}
          disabled={isBusy}
        />
        {fields.obtainedHow === 'not_known' ? (
          <Notice kind="error">{t('consent.notKnownWarning')}</Notice>
        ) : null}
        <Box
          sx={{
            display: 'grid',
            alignItems: 'start',
            gap: 2.5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr)' },
          }}
        >
          <TextInput
            id="upload-obtained-by"
            type="text"
            label={t('consent.by')}
            autoComplete="off"
            value={fields.obtainedBy}
            onChange={(obtainedBy) => changeFields({ obtainedBy })}
            hint={t('consent.byHint')}
            error={errors.obtainedBy === null ? null : t(errors.obtainedBy)}
            disabled={isBusy}
          />
          <TextInput
            id="upload-obtained-on"
            type="date"
            label={t('consent.on')}
            autoComplete="off"
            value={fields.obtainedOn}
            onChange={(obtainedOn) => changeFields({ obtainedOn })}
            error={errors.obtainedOn === null ? null : t(errors.obtainedOn)}
            disabled={isBusy}
            attributes={{ max: today }}
          />
        </Box>
      </Box>
    </SectionCard>
  );
}
