import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../../ui/fact-list.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useUpdateSettings } from '../api.ts';
import { SectionForm } from './section-form.tsx';
import type { SectionProps } from './section-props.ts';

const limits = { callsPerSecond: 1000, callsAtOnce: 50_000 } as const;
type Limit = keyof typeof limits;
const names: readonly Limit[] = ['callsPerSecond', 'callsAtOnce'];

/** Null for no limit, undefined where what was typed is none. */
function read(typed: string, most: number): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const limit = Number(text);
  return /^\d{1,6}$/.test(text) && limit >= 1 && limit <= most ? limit : undefined;
}

/** How fast an organization calls over everything. */
export function PaceSection({ api, settings, mayEdit }: SectionProps) {
  const { t } = useTranslation('settings');
  const update = useUpdateSettings(api);
  const [typed, setTyped] = useState<Partial<Record<Limit, string>>>({});
  const shown = (name: Limit) => typed[name] ?? settings[name]?.toString() ?? '';
  const [callsPerSecond, callsAtOnce] = names.map((name) => read(shown(name), limits[name]));
  const isValid = callsPerSecond !== undefined && callsAtOnce !== undefined;
  const discard = () => setTyped({});
  return (
    <SectionCard title={t('pace.title')} lead={t('pace.lead')}>
      {mayEdit ? (
        <SectionForm
          isDirty={names.some((name) => shown(name) !== (settings[name]?.toString() ?? ''))}
          isBusy={update.isPending}
          isSaved={update.isSuccess}
          error={update.error}
          field="callsPerSecond"
          onSave={() => {
            if (isValid) update.mutate({ callsPerSecond, callsAtOnce }, { onSuccess: discard });
          }}
          onDiscard={() => {
            discard();
            update.reset();
          }}
        >
          {names.map((name) => (
            <TextInput
              key={name}
              id={`settings-${name}`}
              type="text"
              autoComplete="off"
              label={t(`pace.${name}`)}
              hint={t('pace.hint')}
              value={shown(name)}
              onChange={(text) => setTyped({ ...typed, [name]: text })}
              error={
                read(shown(name), limits[name]) === undefined ? t(`pace.${name}Invalid`) : null
              }
              disabled={update.isPending}
              attributes={{ inputMode: 'numeric' }}
            />
          ))}
        </SectionForm>
      ) : (
        <FactList
          facts={names.map((name) => ({
            term: t(`pace.${name}`),
            value: settings[name]?.toString() ?? t('pace.none'),
          }))}
        />
      )}
    </SectionCard>
  );
}
