import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFieldError } from '../../../platform/api/problem.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useRenameOrganization } from '../api.ts';
import { checkName } from '../check-name.ts';
import { NameInput } from './name-input.tsx';
import type { TaskDialogProps } from './task-dialog-props.ts';

export function RenameDialog({ organization, onDone, onClose }: TaskDialogProps) {
  const { t } = useTranslation('organizations');
  const rename = useRenameOrganization(organization.id);
  const [name, setName] = useState(organization.name);
  const [fault, setFault] = useState<ReturnType<typeof checkName>>(null);
  const input = useRef<HTMLInputElement>(null);

  function submit() {
    const found = checkName(name);
    setFault(found);
    if (found !== null) {
      input.current?.focus();
      return;
    }
    rename.mutate(name.trim(), {
      onSuccess: (renamed) => onDone(t('rename.done', { name: renamed.name })),
    });
  }

  return (
    <FormDialog
      title={t('rename.title', { name: organization.name })}
      submitLabel={t(rename.isPending ? 'rename.busy' : 'rename.submit')}
      cancelLabel={t('cancel')}
      isBusy={rename.isPending}
      error={rename.error}
      fields={['name']}
      onSubmit={submit}
      onClose={onClose}
    >
      <NameInput
        value={name}
        onChange={setName}
        fault={fault}
        refusal={readFieldError(rename.error, 'name')}
        disabled={rename.isPending}
        inputRef={input}
      />
    </FormDialog>
  );
}
