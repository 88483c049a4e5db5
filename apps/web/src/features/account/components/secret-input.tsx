import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { SecretInput as SharedSecretInput } from '../../../ui/secret-input.tsx';

type SecretInputProps = Omit<ComponentProps<typeof SharedSecretInput>, 'showLabel' | 'hideLabel'>;

/** A password of the person, hidden until it is asked to be shown. */
export function SecretInput(props: SecretInputProps) {
  const { t } = useTranslation('account');
  return (
    <SharedSecretInput {...props} showLabel={t('password.show')} hideLabel={t('password.hide')} />
  );
}
