import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useAuth } from '../auth-context.ts';
import { type CredentialErrors, checkCredentials } from '../check-credentials.ts';
import type { SignInErrorKey } from '../explain-sign-in-error.ts';
import { PasswordInput } from './password-input.tsx';

const noErrors: CredentialErrors = { email: null, password: null };

export function LoginForm() {
  const { t } = useTranslation();
  const { signIn } = useAuth();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [fieldErrors, setFieldErrors] = useState(noErrors);
  const [failure, setFailure] = useState<SignInErrorKey | null>(null);
  const [isBusy, setBusy] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const errors = checkCredentials(email, password);
    setFieldErrors(errors);
    setFailure(null);
    if (errors.email !== null || errors.password !== null) {
      (errors.email === null ? passwordInput : emailInput).current?.focus();
      return;
    }
    setBusy(true);
    setFailure(await signIn(email.trim(), password));
    setBusy(false);
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      {failure === null ? null : <Notice kind="error">{t(failure)}</Notice>}
      <TextInput
        id="email"
        type="email"
        label={t('auth.email')}
        autoComplete="username"
        value={email}
        onChange={setEmail}
        error={fieldErrors.email === null ? null : t(fieldErrors.email)}
        disabled={isBusy}
        inputRef={emailInput}
      />
      <PasswordInput
        value={password}
        onChange={setPassword}
        error={fieldErrors.password === null ? null : t(fieldErrors.password)}
        disabled={isBusy}
        inputRef={passwordInput}
      />
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {t(isBusy ? 'auth.submitting' : 'auth.submit')}
      </Button>
    </Box>
  );
}
