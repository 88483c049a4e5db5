import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice.tsx';
import { RadioChoice } from '../../../ui/radio-choice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { UploadForm } from '../use-upload-form.ts';

const ways = ['given_to_creditor', 'given_to_us', 'written_agreement', 'not_known'] as const;

/** How, by whom and when the numbers were obtained. */
export function ConsentSection({ form }: { form: UploadForm }) {
  const { t } = useTranslation('work');
  const { fields, errors, today, change, isBusy } = form;
  return (
    <SectionCard title={t('imports.consent.title')} lead={t('imports.consent.lead')}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <RadioChoice
          id="upload-obtained-how"
          label={t('imports.consent.how')}
          options={ways.map((way) => ({
            value: way,
            label: t(`imports.consent.options.${way}`),
            hint: t(`imports.consent.hints.${way}`),
          }))}
          value={fields.obtainedHow}
          onChange={(obtainedHow) => change({ obtainedHow })}
          error={errors.obtainedHow === null ? null : t(errors.obtainedHow)}
          disabled={isBusy}
        />
        {fields.obtainedHow === 'not_known' ? (
          <Notice kind="error">{t('imports.consent.notKnownWarning')}</Notice>
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
            label={t('imports.consent.by')}
            autoComplete="off"
            value={fields.obtainedBy}
            onChange={(obtainedBy) => change({ obtainedBy })}
            hint={t('imports.consent.byHint')}
            error={errors.obtainedBy === null ? null : t(errors.obtainedBy)}
            disabled={isBusy}
          />
          <TextInput
            id="upload-obtained-on"
            type="date"
            label={t('imports.consent.on')}
            autoComplete="off"
            value={fields.obtainedOn}
            onChange={(obtainedOn) => change({ obtainedOn })}
            error={errors.obtainedOn === null ? null : t(errors.obtainedOn)}
            disabled={isBusy}
            attributes={{ max: today }}
          />
        </Box>
      </Box>
    </SectionCard>
  );
}
