import type { Ref } from 'react';
import { TextInput } from './text-input.tsx';

export const codeLength = 6;

interface CodeInputProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called as soon as the last digit is there, typed or pasted. */
  onComplete?: (code: string) => void;
  error: string | null;
  disabled: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** A code of six digits. Spaces and whatever else was pasted along are left out. */
export function CodeInput({ onChange, onComplete, ...props }: CodeInputProps) {
  return (
    <TextInput
      {...props}
      type="text"
      autoComplete="one-time-code"
      attributes={{ inputMode: 'numeric', spellCheck: false }}
      onChange={(typed) => {
        const code = typed.replace(/\D/g, '').slice(0, codeLength);
        onChange(code);
        if (code.length === codeLength && code !== props.value) {
          onComplete?.(code);
        }
      }}
    />
  );
}
