import type { CallerIdPool } from '@ringfence/contract/caller-id-pools';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { useIdempotencyKey } from '../../../platform/api/idempotency-key.ts';
import { readFieldError } from '../../../platform/api/problem.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useSavePool } from './api.ts';

const longestName = 100;

interface PoolDialogProps {
  api: OrganizationApi;
  /** Null for a new one. */
  pool: CallerIdPool | null;
  /** Gets what was done, in words. */
  onDone: (done: string) => void;
  onClose: () => void;
}

export function PoolDialog({ api, pool, onDone, onClose }: PoolDialogProps) {
  const { t } = useTranslation('settings');
  const save = useSavePool(api, pool?.id ?? null);
  const keyOf = useIdempotencyKey();
  const [typed, setTyped] = useState(pool?.name ?? '');
  const [isChecked, setChecked] = useState(false);
  const name = typed.trim();
  const fault = name === '' ? 'nameMissing' : name.length > longestName ? 'nameTooLong' : null;

  function submit() {
    setChecked(true);
    if (fault !== null) return;
    const said = pool === null ? 'pools.added' : 'pools.renamed';
    save.mutate(
      { name, idempotencyKey: keyOf(name) },
      { onSuccess: () => onDone(t(said, { name })) },
    );
  }

  return (
    <FormDialog
      title={pool === null ? t('pools.addTitle') : t('pools.renameTitle', { name: pool.name })}
      submitLabel={
        pool === null
          ? t(save.isPending ? 'pools.adding' : 'pools.add')
          : t(save.isPending ? 'saving' : 'save')
      }
      cancelLabel={t('cancel')}
      isBusy={save.isPending}
      error={save.error}
      fields={['name']}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        id="pool-name"
        type="text"
        label={t('pools.name')}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        hint={t('pools.nameHint')}
        error={
          isChecked && fault !== null ? t(`pools.${fault}`) : readFieldError(save.error, 'name')
        }
        disabled={save.isPending}
        attributes={{ autoFocus: true }}
      />
    </FormDialog>
  );
}
