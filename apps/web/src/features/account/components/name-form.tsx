import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFieldError } from '../../../platform/api/problem.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import { useChangeName } from '../api.ts';
import { checkName, type DetailFaultKey } from '../check-details.ts';
import { Outcome } from './outcome.tsx';
import { SmallForm } from './small-form.tsx';

export function NameForm({ fullName }: { fullName: string }) {
  const { t } = useTranslation('account');
  const change = useChangeName();
  const [value, setValue] = useState(fullName);
  const [fault, setFault] = useState<DetailFaultKey | null>(null);
  const input = useRef<HTMLInputElement>(null);

  function submit() {
    const found = checkName(value);
    setFault(found);
    if (found !== null) {
      input.current?.focus();
      return;
    }
    change.mutate({ fullName: value.trim() });
  }

  return (
    <SmallForm
      submitLabel={t(change.isPending ? 'saving' : 'save')}
      isBusy={change.isPending}
      onSubmit={submit}
    >
      <TextInput
        id="account-name"
        type="text"
        label={t('profile.fullName')}
        autoComplete="name"
        value={value}
        onChange={setValue}
        error={fault === null ? readFieldError(change.error, 'fullName') : t(fault)}
        disabled={change.isPending}
        inputRef={input}
      />
      <Outcome error={change.error} done={change.isSuccess ? t('profile.nameSaved') : null} />
    </SmallForm>
  );
}
