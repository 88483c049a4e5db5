import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type PolicyPack, policyPacks } from '@ringfence/domain/compliance/policy-packs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFieldError } from '../../../platform/api/problem.ts';
import { RadioChoice } from '../../../ui/radio-choice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useUpdateSettings } from '../api.ts';
import { SectionForm } from './section-form.tsx';
import type { SectionProps } from './section-props.ts';

const texts = [
  { id: 'debtCollection', url: 'https://www.ecfr.gov/current/title-12/part-1006' },
  { id: 'telephone', url: 'https://www.ecfr.gov/current/title-47/section-64.1200' },
] as const;

/** What the pack asks of a call, in the words that decisions are told in. */
function Coverage() {
  const { t } = useTranslation(['settings', 'work']);
  const rules = Object.entries(t('work:reasons', { returnObjects: true }));
  return (
    <Box sx={{ mt: 2.5, display: 'grid', gap: 1.5, fontSize: '0.875rem' }}>
      <Typography variant="h3">{t('policy.covers')}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, columnWidth: '18rem' }}>
        {rules.map(([code, { rule }]) => (
          <li key={code}>{rule}</li>
        ))}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{t('policy.limits')}</Box>
      <Typography variant="h3">{t('policy.texts')}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {texts.map(({ id, url }) => (
          <li key={id}>
            <Box
              component="a"
              href={url}
              target="_blank"
              rel="noreferrer"
              sx={{ color: 'primary.main' }}
            >
              {t(`policy.${id}`)}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

export function PolicySection({ api, settings, mayEdit }: SectionProps) {
  const { t } = useTranslation('settings');
  const update = useUpdateSettings(api);
  const [chosen, setChosen] = useState<PolicyPack | null>(null);
  const policyPack = chosen ?? settings.policyPack;
  return (
    <SectionCard title={t('policy.title')} lead={t('policy.lead')}>
      {mayEdit ? (
        <SectionForm
          isDirty={policyPack !== settings.policyPack}
          isBusy={update.isPending}
          isSaved={update.isSuccess}
          error={update.error}
          field="policyPack"
          onSave={() => update.mutate({ policyPack }, { onSuccess: () => setChosen(null) })}
          onDiscard={() => {
            setChosen(null);
            update.reset();
          }}
        >
          <RadioChoice
            id="settings-policy"
            label={t('policy.label')}
            options={policyPacks.map((pack) => ({ value: pack, label: t(`policy.packs.${pack}`) }))}
            value={policyPack}
            onChange={setChosen}
            error={readFieldError(update.error, 'policyPack')}
            disabled={update.isPending}
          />
        </SectionForm>
      ) : (
        t(`policy.packs.${settings.policyPack}`)
      )}
      <Coverage />
    </SectionCard>
  );
}
