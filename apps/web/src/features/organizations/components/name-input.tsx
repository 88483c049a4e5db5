import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../ui/text-input.tsx';
import type { checkName } from '../check-name.ts';

interface NameInputProps {
  value: string;
  onChange: (value: string) => void;
  fault: ReturnType<typeof checkName>;
  /** What the server says of it. */
  refusal: string | null;
  disabled: boolean;
  inputRef: Ref<HTMLInputElement>;
}

/** The name of an organization, the first field of its dialog. */
export function NameInput({ fault, refusal, ...input }: NameInputProps) {
  const { t } = useTranslation('organizations');
  return (
    <TextInput
      {...input}
      id="organization-name"
      type="text"
      label={t('name.label')}
      autoComplete="off"
      error={fault === null ? refusal : t(`name.${fault}`)}
      attributes={{ autoFocus: true }}
    />
  );
}
