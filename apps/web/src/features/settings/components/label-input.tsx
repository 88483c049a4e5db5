import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../ui/text-input.tsx';

export const longestLabel = 100;

interface LabelInputProps {
  value: string;
  onChange: (value: string) => void;
  /** What the server says of it. */
  refusal: string | null;
  disabled: boolean;
}

/** The organization's own word for a number. */
export function LabelInput({ value, onChange, refusal, disabled }: LabelInputProps) {
  const { t } = useTranslation('settings');
  const isTooLong = value.trim().length > longestLabel;
  return (
    <TextInput
      id="caller-id-label"
      type="text"
      label={t('callerIds.label')}
      autoComplete="off"
      value={value}
      onChange={onChange}
      hint={t('callerIds.labelHint')}
      error={isTooLong ? t('callerIds.labelTooLong') : refusal}
      disabled={disabled}
    />
  );
}
