import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Notice } from '../../../ui/notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { AuthSettings } from '../auth-settings.ts';
import { useAuthClient } from '../auth-source.ts';
import { type CredentialFieldKey, checkIdentifier } from '../check-credentials.ts';
import {
  explainSignInError,
  isPhoneRefused,
  isUnconfirmed,
  type SignInErrorKey,
} from '../explain-sign-in-error.ts';
import { findGivenAddress } from '../given-address.ts';
import type { Identifier } from '../read-identifier.ts';
import { FormFrame } from './form-frame.tsx';
import { IdentifierInput } from './identifier-input.tsx';
import { PasswordInput } from './password-input.tsx';

interface CredentialErrors {
  identifier: CredentialFieldKey | null;
  password: CredentialFieldKey | null;
}

const noErrors: CredentialErrors = { identifier: null, password: null };

interface LoginFormProps {
  settings: Pick<AuthSettings, 'isPhoneOn'>;
  /** For a person whose password was right and whose address or number is not confirmed yet. */
  onUnconfirmed: (identifier: Identifier) => void;
}

export function LoginForm({ settings, onUnconfirmed }: LoginFormProps) {
  const { t } = useTranslation('auth');
  const authClient = useAuthClient();
  const { state } = useLocation();
  const [typed, setTyped] = useState(() => findGivenAddress(state));
  const [password, setPassword] = useState('');
  const [fieldErrors, setFieldErrors] = useState(noErrors);
  const [failure, setFailure] = useState<SignInErrorKey | null>(null);
  const [isBusy, setBusy] = useState(false);
  const identifierInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  async function submit() {
    const { identifier, fault } = checkIdentifier(typed, settings);
    setFieldErrors({
      identifier: fault,
      password: password === '' ? 'fields.passwordMissing' : null,
    });
    setFailure(null);
    if (identifier === null || password === '') {
      (identifier === null ? identifierInput : passwordInput).current?.focus();
      return;
    }
    setBusy(true);
    const { error } = await authClient.signInWithPassword({ ...identifier, password });
    // At once, because a field that is still disabled cannot take the focus.
    flushSync(() => setBusy(false));
    if (error === null) {
      return;
    }
    if (isUnconfirmed(error)) {
      onUnconfirmed(identifier);
      return;
    }
    if (isPhoneRefused(error)) {
      setFieldErrors({ ...noErrors, identifier: 'fields.phoneOff' });
      identifierInput.current?.focus();
      return;
    }
    setFailure(explainSignInError(error));
    passwordInput.current?.focus();
  }

  return (
    <FormFrame onSubmit={() => void submit()}>
      {failure === null ? null : <Notice kind="error">{t(failure)}</Notice>}
      <IdentifierInput
        isPhoneOn={settings.isPhoneOn}
        value={typed}
        onChange={setTyped}
        error={fieldErrors.identifier === null ? null : t(fieldErrors.identifier)}
        disabled={isBusy}
        inputRef={identifierInput}
      />
      <PasswordInput
        value={password}
        onChange={setPassword}
        error={fieldErrors.password === null ? null : t(fieldErrors.password)}
        disabled={isBusy}
        inputRef={passwordInput}
      />
      <Box sx={{ fontSize: '0.875rem' }}>
        <TextLink to="/auth/forgotten-password" state={state}>
          {t('forgotten')}
        </TextLink>
      </Box>
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {t(isBusy ? 'submitting' : 'submit')}
      </Button>
    </FormFrame>
  );
}
