import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../ui/text-input.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { FieldsOfForm } from '../use-campaign-form.ts';
import { useMeanings } from '../use-meanings.ts';
import { FoldedSection } from './folded-section.tsx';

/** How fast it calls, within what its carrier account allows. */
export function PaceFields({ form }: { form: FieldsOfForm }) {
  const { t } = useTranslation('work');
  const { fields, change, say, isBusy } = form;
  // A field for numbers reports as empty what is no number, and empty means no limit.
  const input = {
    type: 'text',
    autoComplete: 'off',
    disabled: isBusy,
    attributes: { inputMode: 'numeric' },
  } as const;
  const [second, atOnce] = [say('callsPerSecond'), say('callsAtOnce')];
  return (
    <FoldedSection
      title={t('campaigns.form.sections.pace')}
      meaning={useMeanings(form).pace}
      isFaulty={second !== null || atOnce !== null}
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
          id="campaign-callsPerSecond"
          label={t('campaigns.form.callsPerSecond')}
          value={fields.callsPerSecond}
          onChange={(callsPerSecond) => change({ callsPerSecond })}
          hint={t('campaigns.form.callsPerSecondHint')}
          error={second}
        />
        <TextInput
          {...input}
          id="campaign-callsAtOnce"
          label={t('campaigns.form.callsAtOnce')}
          value={fields.callsAtOnce}
          onChange={(callsAtOnce) => change({ callsAtOnce })}
          hint={t('campaigns.form.callsAtOnceHint')}
          error={atOnce}
        />
      </Box>
      {form.connects ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('campaigns.form.placesLimit')}{' '}
          <TextLink to="/settings/policy">{t('campaigns.form.toPolicy')}</TextLink>
        </Typography>
      ) : null}
    </FoldedSection>
  );
}
