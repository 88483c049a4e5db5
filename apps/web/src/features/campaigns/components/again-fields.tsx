import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { retriedOutcomes } from '@ringfence/domain/retry/retry-rules';
import { useTranslation } from 'react-i18next';
import { CheckChoices } from '../../../ui/check-choices.tsx';
import { SelectInput } from '../../../ui/select-input.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { never } from '../campaign-fields.ts';
import type { FieldsOfForm } from '../use-campaign-form.ts';
import { useMeanings } from '../use-meanings.ts';
import { useRetryWords } from '../use-retry-words.ts';
import { FoldedSection } from './folded-section.tsx';

const usualMinutes = ['15', '30', '60', '120', '240', '480', '1440', '2880', '10080'];

/** How often somebody is tried, how long after each kind of call that reached nobody, and on which number first. */
export function AgainFields({ form }: { form: FieldsOfForm }) {
  const { t } = useTranslation('work');
  const { fields, change, say, isBusy } = form;
  const words = useRetryWords();
  const error = say('mostAttempts');
  const tried = retriedOutcomes.filter((outcome) => fields.retry[outcome] !== never);
  return (
    <FoldedSection
      title={t('campaigns.form.sections.again')}
      meaning={useMeanings(form).again}
      isFaulty={error !== null}
    >
      <TextInput
        id="campaign-mostAttempts"
        type="text"
        label={t('campaigns.form.mostAttempts')}
        autoComplete="off"
        value={fields.mostAttempts}
        onChange={(mostAttempts) => change({ mostAttempts })}
        hint={t('campaigns.form.mostAttemptsHint')}
        error={error}
        disabled={isBusy}
        attributes={{ inputMode: 'numeric' }}
      />
      <Box role="group" aria-label={t('campaigns.form.retry')}>
        <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
          {t('campaigns.form.retry')}
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {retriedOutcomes.map((outcome) => {
            const chosen = fields.retry[outcome];
            const all = usualMinutes.includes(chosen) ? usualMinutes : [...usualMinutes, chosen];
            const minutes = all.filter((value) => value !== never);
            return (
              <SelectInput
                key={outcome}
                id={`campaign-retry-${outcome}`}
                label={t(`campaigns.form.retryAfter.${outcome}`)}
                options={[...minutes, never].map((value) => ({ value, label: words(value) }))}
                value={chosen}
                onChange={(value) => change({ retry: { ...fields.retry, [outcome]: value } })}
                error={null}
                disabled={isBusy}
              />
            );
          })}
        </Box>
        <FormHelperText sx={{ mx: 0 }}>{t('campaigns.form.retryHint')}</FormHelperText>
      </Box>
      {tried.length === 0 ? null : (
        <CheckChoices
          id="campaign-anotherNumberAfter"
          label={t('campaigns.form.anotherNumberAfter')}
          options={tried.map((value) => ({
            value,
            label: t(`campaigns.form.retryAfter.${value}`),
          }))}
          values={fields.anotherNumberAfter}
          onChange={(anotherNumberAfter) => change({ anotherNumberAfter })}
          hint={t('campaigns.form.anotherNumberHint')}
          disabled={isBusy}
        />
      )}
    </FoldedSection>
  );
}
