import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../ui/text-input.tsx';

export const codeLength = 6;

interface CodeInputProps {
  id: string;
  value: string;
  onChange: (value: string) => void;
  /** Called as soon as the last digit is there, typed or pasted. */
  onComplete?: (code: string) => void;
  error: string | null;
  disabled: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** A field for a code, which may be pasted with the spaces that mails and apps put into it. */
export function CodeInput({ onChange, onComplete, ...props }: CodeInputProps) {
  const { t } = useTranslation('account');
  return (
    <TextInput
      {...props}
      type="text"
      label={t('code.label')}
      autoComplete="one-time-code"
      onChange={(typed) => {
        const code = typed.replace(/\D/g, '').slice(0, codeLength);
        onChange(code);
        if (code.length === codeLength && code !== props.value) {
          onComplete?.(code);
        }
      }}
      attributes={{ inputMode: 'numeric', spellCheck: false }}
    />
  );
}
