import type { CallerIdPool, CallerIdStanding } from '@ringfence/contract/caller-id-pools';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { readFieldError } from '../../../platform/api/problem.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { SelectInput } from '../../../ui/select-input.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { showPhoneNumber } from '../read-phone-number.ts';
import { usePlaceNumber } from './api.ts';
import { readLimit } from './read-limit.ts';

interface PlaceDialogProps {
  api: OrganizationApi;
  pools: readonly CallerIdPool[];
  standing: CallerIdStanding;
  /** Gets what was done, in words. */
  onDone: (done: string) => void;
  onClose: () => void;
}

/** Into which pool a number goes, and how many calls it makes there in a day. */
export function PlaceDialog({ api, pools, standing, onDone, onClose }: PlaceDialogProps) {
  const { t } = useTranslation('settings');
  const place = usePlaceNumber(api);
  const [poolId, setPoolId] = useState(standing.poolId ?? '');
  const [typed, setTyped] = useState(standing.dailyLimit?.toString() ?? '');
  const [isChecked, setChecked] = useState(false);
  const number = showPhoneNumber(standing.e164);
  const pool = pools.find(({ id }) => id === poolId);
  const dailyLimit = readLimit(typed);

  function submit() {
    setChecked(true);
    if (pool !== undefined && dailyLimit === undefined) return;
    place.mutate(
      {
        callerIdId: standing.callerIdId,
        poolId: pool?.id ?? null,
        dailyLimit: pool === undefined ? null : (dailyLimit ?? null),
      },
      {
        onSuccess: () =>
          onDone(
            pool === undefined
              ? t('pools.numbers.takenOut', { number })
              : t('pools.numbers.placed', { number, pool: pool.name }),
          ),
      },
    );
  }

  return (
    <FormDialog
      title={t('pools.numbers.placeTitle', { number })}
      submitLabel={t(place.isPending ? 'saving' : 'save')}
      cancelLabel={t('cancel')}
      isBusy={place.isPending}
      error={place.error}
      fields={['poolId', 'dailyLimit']}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectInput
        id="number-pool"
        label={t('pools.numbers.pool')}
        options={[
          { value: '', label: t('pools.numbers.noPool') },
          ...pools.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={poolId}
        onChange={setPoolId}
        error={readFieldError(place.error, 'poolId')}
        disabled={place.isPending}
      />
      {pool === undefined ? null : (
        <TextInput
          id="number-limit"
          type="number"
          label={t('pools.numbers.limit')}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          hint={t('pools.numbers.limitHint')}
          error={
            isChecked && dailyLimit === undefined
              ? t('pools.numbers.limitInvalid')
              : readFieldError(place.error, 'dailyLimit')
          }
          disabled={place.isPending}
          attributes={{ min: 1, max: 100_000, step: 1, inputMode: 'numeric' }}
        />
      )}
    </FormDialog>
  );
}
