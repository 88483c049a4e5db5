import type { Campaign } from '@ringfence/contract/campaigns';
import { indicatesCollection } from '@ringfence/domain/callflow/check-spoken-name';
import type { StandingOrigin } from '@ringfence/domain/calls/call-kinds';
import { firstReminderDays, mostReminderDays } from '@ringfence/domain/promises/promise-words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFieldError } from '../../../platform/api/problem.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectInput } from '../../../ui/select-input.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useWorkplace } from '../../access/index.ts';
import {
  useApprovedScripts,
  useCallingNumbers,
  useCallingPools,
  useStartStanding,
} from '../api.ts';
import { choiceOfPool, readChoice, suggestChoice } from '../caller-choice.ts';

interface StandingDialogProps {
  origin: StandingOrigin;
  /** The one that stands now, which it takes the place of. */
  before: Campaign | undefined;
  onDone: () => void;
  onClose: () => void;
}

const fieldNames = ['scriptId', 'callerId', 'callerPoolId', 'spokenName', 'daysBefore'];

/** What calls that people agreed on say, and from where. */
export function StandingDialog({ origin, before, onDone, onClose }: StandingDialogProps) {
  const { t } = useTranslation('work');
  const { organization } = useWorkplace();
  const { data: knownScripts } = useApprovedScripts();
  const scripts = (knownScripts ?? []).filter(({ purpose }) => purpose === origin);
  const { data: pools = [] } = useCallingPools();
  const { data: numbers = [] } = useCallingNumbers();
  const start = useStartStanding();
  const [changed, setChanged] = useState<Record<string, string>>({});
  const isBusy = start.isPending;
  const ownName = organization?.name ?? '';
  const last =
    before?.callerPool == null ? (before?.callerId ?? '') : choiceOfPool(before.callerPool);
  const scriptId = changed.scriptId ?? before?.script?.id ?? scripts[0]?.id ?? '';
  const source = changed.source ?? suggestChoice(last, pools, numbers);
  const spokenName =
    changed.spokenName ?? before?.spokenName ?? (indicatesCollection(ownName) ? '' : ownName);
  const daysBefore = changed.daysBefore ?? String(before?.daysBefore ?? firstReminderDays);
  const change = (more: Record<string, string>) => setChanged({ ...changed, ...more });
  const say = (name: string) => readFieldError(start.error, name);

  function submit() {
    const days = origin === 'promise' ? { daysBefore: Number(daysBefore) } : {};
    const input = {
      origin,
      scriptId,
      ...readChoice(source),
      spokenName: spokenName.trim(),
      ...days,
    };
    start.mutate(input, { onSuccess: onDone });
  }

  return (
    <FormDialog
      title={t(`campaigns.agreed.${origin}.title`)}
      body={t('campaigns.agreed.body')}
      submitLabel={t(isBusy ? 'campaigns.agreed.saving' : 'campaigns.agreed.save')}
      cancelLabel={t('campaigns.agreed.cancel')}
      isBusy={isBusy}
      error={start.error}
      fields={fieldNames}
      onSubmit={submit}
      onClose={onClose}
    >
      {knownScripts !== undefined && scripts.length === 0 ? (
        <Notice kind="error">
          {t(`campaigns.agreed.${origin}.noScript`)}{' '}
          <TextLink to="/settings/scripts">{t('campaigns.form.toScripts')}</TextLink>
        </Notice>
      ) : null}
      <SelectInput
        id="standing-scriptId"
        label={t('campaigns.form.script')}
        placeholder={t('campaigns.form.chooseScript')}
        options={scripts.map(({ id, name, approvedVersion }) => ({
          value: id,
          label: t('campaigns.form.scriptOption', { name, version: approvedVersion ?? '' }),
        }))}
        value={scripts.some(({ id }) => id === scriptId) ? scriptId : ''}
        onChange={(value) => change({ scriptId: value })}
        error={say('scriptId')}
        disabled={isBusy}
      />
      <SelectInput
        id="standing-callerId"
        label={t('campaigns.form.callerId')}
        placeholder={t('campaigns.form.chooseCallerId')}
        options={[
          ...pools.map((pool) => ({
            value: choiceOfPool(pool),
            label: t('campaigns.form.poolOption', { name: pool.name, count: pool.numbers }),
          })),
          ...numbers.map(({ e164, label }) => ({
            value: e164,
            label: label === '' ? e164 : `${e164} (${label})`,
          })),
        ]}
        value={source}
        onChange={(value) => change({ source: value })}
        error={say('callerId') ?? say('callerPoolId')}
        disabled={isBusy}
      />
      <TextInput
        id="standing-spokenName"
        type="text"
        label={t('campaigns.form.spokenName')}
        autoComplete="off"
        value={spokenName}
        onChange={(value) => change({ spokenName: value })}
        hint={t('campaigns.form.spokenNameHint')}
        error={say('spokenName')}
        disabled={isBusy}
      />
      {origin === 'promise' ? (
        <TextInput
          id="standing-daysBefore"
          type="number"
          label={t('campaigns.agreed.daysBefore')}
          autoComplete="off"
          value={daysBefore}
          onChange={(value) => change({ daysBefore: value })}
          hint={t('campaigns.agreed.daysBeforeHint')}
          error={say('daysBefore')}
          disabled={isBusy}
          attributes={{ min: 1, max: mostReminderDays, step: 1, inputMode: 'numeric' }}
        />
      ) : null}
    </FormDialog>
  );
}
