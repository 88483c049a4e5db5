import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AuthWeakPasswordError } from '@supabase/auth-js';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useAuth } from '../auth-context.ts';
import {
  checkRegistration,
  noRegistrationErrors,
  type RegistrationErrors,
} from '../check-registration.ts';
import { explainSignUpError, type SignUpErrorKey } from '../explain-sign-up-error.ts';
import { PasswordInput } from './password-input.tsx';

export function RegistrationForm() {
  const { t } = useTranslation('registration');
  const { signUp } = useAuth();
  const [fullName, setFullName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [fieldErrors, setFieldErrors] = useState(noRegistrationErrors);
  const [failure, setFailure] = useState<SignUpErrorKey | null>(null);
  const [isBusy, setBusy] = useState(false);
  const nameInput = useRef<HTMLInputElement>(null);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  function showErrors(errors: RegistrationErrors) {
    setFieldErrors(errors);
    const faulty = [
      { error: errors.fullName, input: nameInput },
      { error: errors.email, input: emailInput },
      { error: errors.password, input: passwordInput },
    ].find(({ error }) => error !== null);
    faulty?.input.current?.focus();
    return faulty !== undefined;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setFailure(null);
    if (showErrors(checkRegistration({ fullName, email, password }))) {
      return;
    }
    setBusy(true);
    const { error, userId, isSignedIn } = await signUp(fullName.trim(), email.trim(), password);
    // At once, because a field that is still disabled cannot take the focus.
    flushSync(() => setBusy(false));
    if (error !== null) {
      const reasons = error instanceof AuthWeakPasswordError ? error.reasons : [];
      const { name, message, code, status } = error;
      const explanation = explainSignUpError({ name, message, code, status, reasons });
      setFailure(explanation.failure);
      showErrors(explanation.fields);
    } else if (userId === null) {
      setFailure('errors.noUserId');
    } else if (!isSignedIn) {
      setFailure('errors.notConfirmed');
    }
  }

  const say = (key: RegistrationErrors[keyof RegistrationErrors]) => (key === null ? null : t(key));
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      {failure === null ? null : (
        <Notice kind={failure === 'errors.notConfirmed' ? 'info' : 'error'}>{t(failure)}</Notice>
      )}
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
      <TextInput
        id="email"
        type="email"
        label={t('email')}
        autoComplete="username"
        value={email}
        onChange={setEmail}
        error={say(fieldErrors.email)}
        disabled={isBusy}
        inputRef={emailInput}
      />
      <PasswordInput
        isNew
        value={password}
        onChange={setPassword}
        hint={t('passwordHint')}
        error={say(fieldErrors.password)}
        disabled={isBusy}
        inputRef={passwordInput}
      />
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {t(isBusy ? 'submitting' : 'submit')}
      </Button>
    </Box>
  );
}
