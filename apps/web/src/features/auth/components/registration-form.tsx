import Button from '@mui/material/Button';
import { AuthWeakPasswordError } from '@supabase/auth-js';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Notice } from '../../../ui/notice.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { AuthSettings } from '../auth-settings.ts';
import { useAuthClient } from '../auth-source.ts';
import {
  checkRegistration,
  noRegistrationErrors,
  type RegistrationErrors,
} from '../check-registration.ts';
import { explainSignUpError, type SignUpErrorKey } from '../explain-sign-up-error.ts';
import { findGivenAddress } from '../given-address.ts';
import { keepInvitation } from '../kept-invitation.ts';
import { type Identifier, readIdentifier } from '../read-identifier.ts';
import { callbackPage, findRememberedPage } from '../remembered-page.ts';
import { FormFrame } from './form-frame.tsx';
import { IdentifierInput } from './identifier-input.tsx';
import { PasswordInput } from './password-input.tsx';

interface RegistrationFormProps {
  settings: Pick<AuthSettings, 'isPhoneOn' | 'shortestPassword'>;
  /** For an account whose address or number has to be confirmed before it can be used. */
  onUnconfirmed: (identifier: Identifier) => void;
}

export function RegistrationForm({ settings, onUnconfirmed }: RegistrationFormProps) {
  const { t } = useTranslation(['registration', 'auth']);
  const authClient = useAuthClient();
  const { state } = useLocation();
  const [fullName, setFullName] = useState('');
  const [typed, setTyped] = useState(() => findGivenAddress(state));
  const [password, setPassword] = useState('');
  const [fieldErrors, setFieldErrors] = useState(noRegistrationErrors);
  const [failure, setFailure] = useState<SignUpErrorKey | null>(null);
  const [isBusy, setBusy] = useState(false);
  const nameInput = useRef<HTMLInputElement>(null);
  const identifierInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  function showErrors(errors: RegistrationErrors) {
    setFieldErrors(errors);
    const faulty = [
      { error: errors.fullName, input: nameInput },
      { error: errors.identifier, input: identifierInput },
      { error: errors.password, input: passwordInput },
    ].find(({ error }) => error !== null);
    faulty?.input.current?.focus();
    return faulty !== undefined;
  }

  async function submit() {
    setFailure(null);
    const { identifier } = readIdentifier(typed);
    const isFaulty = showErrors(
      checkRegistration({ fullName, identifier: typed, password }, settings),
    );
    if (isFaulty || identifier === null) {
      return;
    }
    setBusy(true);
    const { data, error } = await authClient.signUp({
      ...identifier,
      password,
      options: {
        data: { full_name: fullName.trim() },
        emailRedirectTo: `${window.location.origin}${callbackPage}`,
      },
    });
    // At once, because a field that is still disabled cannot take the focus.
    flushSync(() => setBusy(false));
    if (error !== null) {
      const reasons = error instanceof AuthWeakPasswordError ? error.reasons : [];
      const { name, message, code, status } = error;
      const explanation = explainSignUpError({ name, message, code, status, reasons });
      setFailure(explanation.failure);
      if (!showErrors(explanation.fields)) {
        passwordInput.current?.focus();
      }
    } else if (!data.user?.id) {
      setFailure('errors.noUserId');
    } else if (data.session === null) {
      if ('email' in identifier) {
        keepInvitation(findRememberedPage(state), identifier.email);
      }
      onUnconfirmed(identifier);
    }
  }

  const length = settings.shortestPassword;
  const say = (key: RegistrationErrors[keyof RegistrationErrors]) =>
    key === null ? null : t(key, { length });
  return (
    <FormFrame onSubmit={() => void submit()}>
      {failure === null ? null : <Notice kind="error">{t(failure)}</Notice>}
      <TextInput
        id="full-name"
        type="text"
        label={t('fullName')}
        autoComplete="name"
        value={fullName}
        onChange={setFullName}
        error={say(fieldErrors.fullName)}
        disabled={isBusy}
        inputRef={nameInput}
      />
      <IdentifierInput
        isPhoneOn={settings.isPhoneOn}
        value={typed}
        onChange={setTyped}
        error={say(fieldErrors.identifier)}
        disabled={isBusy}
        inputRef={identifierInput}
      />
      <PasswordInput
        isNew
        value={password}
        onChange={setPassword}
        hint={t('passwordHint', { length })}
        error={say(fieldErrors.password)}
        disabled={isBusy}
        inputRef={passwordInput}
      />
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {t(isBusy ? 'submitting' : 'submit')}
      </Button>
    </FormFrame>
  );
}
