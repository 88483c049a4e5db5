import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { BreakerLimits } from '@ringfence/contract/breakers';
import { breakerKinds } from '@ringfence/domain/breakers/breaker-kinds';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { formatPercent } from '../../../ui/format-percent.ts';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { SectionForm } from '../components/section-form.tsx';
import { useBreakerLimits, useChangeLimits } from './api.ts';
import {
  type BreakerDraft,
  draftDefaults,
  draftLimits,
  findFaults,
  isSameDraft,
  readDraft,
} from './breaker-draft.ts';
import { BreakerField } from './breaker-field.tsx';

function LimitsForm({ api, limits }: { api: OrganizationApi; limits: BreakerLimits }) {
  const { t } = useTranslation('settings');
  const change = useChangeLimits(api);
  /** Null as long as nothing was changed. */
  const [entered, setEntered] = useState<BreakerDraft | null>(null);
  const [isChecked, setChecked] = useState(false);
  const kept = draftLimits(limits);
  const draft = entered ?? kept;
  const faults = isChecked ? findFaults(draft) : [];

  function save() {
    setChecked(true);
    const [first] = findFaults(draft);
    if (first !== undefined) {
      // One that is off hides its rate until it is on again.
      if (!draft.isOn[first]) setEntered({ ...draft, isOn: { ...draft.isOn, [first]: true } });
      document.getElementById(`breaker-${first}-percent`)?.focus();
      return;
    }
    change.mutate(readDraft(draft), { onSuccess: () => setEntered(null) });
  }

  return (
    <SectionForm
      isDirty={!isSameDraft(draft, kept)}
      isBusy={change.isPending}
      isSaved={change.isSuccess}
      error={change.error}
      field="limits"
      onSave={save}
      onDiscard={() => {
        setEntered(null);
        setChecked(false);
        change.reset();
      }}
    >
      {breakerKinds.map((kind) => (
        <BreakerField
          key={kind}
          kind={kind}
          draft={draft}
          isFaulty={faults.some((fault) => fault === kind)}
          disabled={change.isPending}
          onChange={setEntered}
        />
      ))}
      <Box>
        <Button
          disabled={change.isPending || isSameDraft(draft, draftDefaults())}
          onClick={() => setEntered(draftDefaults())}
        >
          {t('breakers.reset')}
        </Button>
      </Box>
    </SectionForm>
  );
}

function LimitsShown({ limits }: { limits: BreakerLimits }) {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const say = (kind: keyof BreakerLimits): string => {
    const limit = limits[kind];
    if (!limit.isOn) return t('breakers.off');
    return 'ordinaryPercent' in limit
      ? t('breakers.ordinary', { percent: formatPercent(limit.ordinaryPercent, language) })
      : t('breakers.on');
  };
  return (
    <FactList
      facts={breakerKinds.map((kind) => ({ term: t(`breakers.kinds.${kind}`), value: say(kind) }))}
    />
  );
}

/** What pauses a campaign by itself. */
export function BreakersSection({ api, mayEdit }: { api: OrganizationApi; mayEdit: boolean }) {
  const { t } = useTranslation('settings');
  const limits = useBreakerLimits(api);
  return (
    <SectionCard title={t('breakers.title')} lead={t('breakers.lead')}>
      {limits.data !== undefined ? (
        <Box sx={{ display: 'grid', gap: 3 }}>
          {mayEdit ? (
            <LimitsForm api={api} limits={limits.data} />
          ) : (
            <LimitsShown limits={limits.data} />
          )}
          <TextLink to="/settings/policy">{t('breakers.abandonment')}</TextLink>
        </Box>
      ) : limits.isPending ? (
        <LoadingSkeletons label={t('breakers.loading')} rows={6} rowHeight={{ xs: 96, sm: 72 }} />
      ) : (
        <ErrorState error={limits.error} onRetry={() => void limits.refetch()} />
      )}
    </SectionCard>
  );
}
