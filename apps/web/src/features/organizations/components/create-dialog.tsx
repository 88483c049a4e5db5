import type { OrganizationSummary } from '@ringfence/contract/administration';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdempotencyKey } from '../../../platform/api/idempotency-key.ts';
import { readFieldError } from '../../../platform/api/problem.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useCreateOrganization } from '../api.ts';
import { checkName } from '../check-name.ts';
import { NameInput } from './name-input.tsx';

interface CreateDialogProps {
  onCreated: (organization: OrganizationSummary) => void;
  onClose: () => void;
}

/** Opens an organization without members. */
export function CreateDialog({ onCreated, onClose }: CreateDialogProps) {
  const { t } = useTranslation('organizations');
  const create = useCreateOrganization();
  const keyOf = useIdempotencyKey();
  const [name, setName] = useState('');
  const [fault, setFault] = useState<ReturnType<typeof checkName>>(null);
  const input = useRef<HTMLInputElement>(null);

  function submit() {
    const found = checkName(name);
    setFault(found);
    if (found !== null) {
      input.current?.focus();
      return;
    }
    const wanted = name.trim();
    create.mutate({ name: wanted, idempotencyKey: keyOf(wanted) }, { onSuccess: onCreated });
  }

  return (
    <FormDialog
      title={t('create.title')}
      body={t('create.body')}
      submitLabel={t(create.isPending ? 'create.busy' : 'create.submit')}
      cancelLabel={t('cancel')}
      isBusy={create.isPending}
      error={create.error}
      fields={['name']}
      onSubmit={submit}
      onClose={onClose}
    >
      <NameInput
        value={name}
        onChange={setName}
        fault={fault}
        refusal={readFieldError(create.error, 'name')}
        disabled={create.isPending}
        inputRef={input}
      />
    </FormDialog>
  );
}
