import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFieldError } from '../../../platform/api/problem.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useUpdateSettings } from '../api.ts';
import { SectionForm } from './section-form.tsx';
import type { SectionProps } from './section-props.ts';

const longestName = 200;

export function NameSection({ api, settings, mayEdit }: SectionProps) {
  const { t } = useTranslation('settings');
  const update = useUpdateSettings(api);
  /** Null as long as nothing was typed. */
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<'missing' | 'tooLong' | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const value = typed ?? settings.name;

  function save() {
    const name = value.trim();
    const found = name === '' ? 'missing' : name.length > longestName ? 'tooLong' : null;
    setFault(found);
    if (found !== null) {
      input.current?.focus();
      return;
    }
    update.mutate({ name }, { onSuccess: () => setTyped(null) });
  }

  return (
    <SectionCard title={t('name.title')} lead={t('name.lead')}>
      {mayEdit ? (
        <SectionForm
          isDirty={value.trim() !== settings.name}
          isBusy={update.isPending}
          isSaved={update.isSuccess}
          error={update.error}
          field="name"
          onSave={save}
          onDiscard={() => {
            setTyped(null);
            setFault(null);
            update.reset();
          }}
        >
          <TextInput
            id="settings-name"
            type="text"
            label={t('name.label')}
            autoComplete="organization"
            value={value}
            onChange={setTyped}
            error={fault === null ? readFieldError(update.error, 'name') : t(`name.${fault}`)}
            disabled={update.isPending}
            inputRef={input}
          />
        </SectionForm>
      ) : (
        settings.name
      )}
    </SectionCard>
  );
}
