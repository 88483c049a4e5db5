import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFieldError } from '../../../platform/api/problem.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useUpdateSettings } from '../api.ts';
import { showZone } from '../list-zones.ts';
import { SectionForm } from './section-form.tsx';
import type { SectionProps } from './section-props.ts';
import { ZoneInput } from './zone-input.tsx';

export function ZoneSection({ api, settings, mayEdit }: SectionProps) {
  const { t } = useTranslation('settings');
  const update = useUpdateSettings(api);
  /** Undefined as long as nothing was chosen. */
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const zone = chosen === undefined ? settings.zone : chosen;
  return (
    <SectionCard title={t('zone.title')} lead={t('zone.lead')}>
      {mayEdit ? (
        <SectionForm
          isDirty={zone !== settings.zone}
          isBusy={update.isPending}
          isSaved={update.isSuccess}
          error={update.error}
          field="zone"
          onSave={() => update.mutate({ zone }, { onSuccess: () => setChosen(undefined) })}
          onDiscard={() => {
            setChosen(undefined);
            update.reset();
          }}
        >
          <ZoneInput
            id="settings-zone"
            value={zone}
            onChange={setChosen}
            error={readFieldError(update.error, 'zone')}
            disabled={update.isPending}
          />
        </SectionForm>
      ) : settings.zone === null ? (
        t('zone.own')
      ) : (
        showZone(settings.zone)
      )}
    </SectionCard>
  );
}
