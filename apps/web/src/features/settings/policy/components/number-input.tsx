import type { InputHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../../ui/text-input.tsx';
import type { NumberField } from '../check-draft.ts';
import type { PolicyForm } from '../use-policy-form.ts';

interface NumberInputProps {
  form: PolicyForm;
  field: NumberField;
  hint: string;
  attributes: InputHTMLAttributes<HTMLInputElement>;
}

/** A number of the policy. Its label has the unit. */
export function NumberInput({ form, field, hint, attributes }: NumberInputProps) {
  const { t } = useTranslation('settings');
  const fault = form.faults[field];
  return (
    <TextInput
      id={`policy-${field}`}
      type="number"
      label={t(`policy.fields.${field}`)}
      autoComplete="off"
      value={form.draft[field]}
      onChange={(value) => form.change({ [field]: value })}
      hint={hint}
      error={fault === undefined ? null : t(fault)}
      disabled={false}
      attributes={{ inputMode: 'numeric', ...attributes }}
    />
  );
}
