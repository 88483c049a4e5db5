import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFieldError } from '../../../platform/api/problem.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { checkName } from '../check-name.ts';

interface NameDialogProps {
  title: string;
  body?: string;
  submitLabel: string;
  /** What it is called so far. */
  name: string;
  isBusy: boolean;
  error: unknown;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of an organization. */
export function NameDialog({ name, onName, ...dialog }: NameDialogProps) {
  const { t } = useTranslation('organizations');
  const [typed, setTyped] = useState(name);
  const [fault, setFault] = useState<ReturnType<typeof checkName>>(null);
  const input = useRef<HTMLInputElement>(null);

  function submit() {
    const found = checkName(typed);
    setFault(found);
    if (found === null) {
      onName(typed.trim());
    } else {
      input.current?.focus();
    }
  }

  return (
    <FormDialog {...dialog} cancelLabel={t('cancel')} fields={['name']} onSubmit={submit}>
      <TextInput
        id="organization-name"
        type="text"
        label={t('name.label')}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        error={fault === null ? readFieldError(dialog.error, 'name') : t(`name.${fault}`)}
        disabled={dialog.isBusy}
        inputRef={input}
        attributes={{ autoFocus: true }}
      />
    </FormDialog>
  );
}
