import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../ui/text-input.tsx';

interface IdentifierInputProps {
  isPhoneOn: boolean;
  value: string;
  onChange: (value: string) => void;
  error: string | null;
  disabled: boolean;
  inputRef: Ref<HTMLInputElement>;
}

/** The email address of an account, or its phone number where there are any. */
export function IdentifierInput({ isPhoneOn, ...props }: IdentifierInputProps) {
  const { t } = useTranslation('auth');
  return (
    <TextInput
      {...props}
      id="identifier"
      // Not an email field: the browser would refuse a phone number.
      type="text"
      label={t(isPhoneOn ? 'identifier' : 'email')}
      autoComplete="username"
      attributes={{ autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }}
    />
  );
}
