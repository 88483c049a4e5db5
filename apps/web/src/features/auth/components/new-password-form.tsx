import Button from '@mui/material/Button';
import { AuthWeakPasswordError } from '@supabase/auth-js';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Notice } from '../../../ui/notice.tsx';
import { useAuth } from '../auth-context.ts';
import { isSessionMissing } from '../auth-failure.ts';
import { usualSettings } from '../auth-settings.ts';
import { useAuthClient } from '../auth-source.ts';
import { isLongEnough } from '../check-registration.ts';
import { explainPasswordError, type PasswordExplanation } from '../explain-password-error.ts';
import { homePage } from '../remembered-page.ts';
import { useAuthSettings } from '../use-auth-settings.ts';
import { FormFrame } from './form-frame.tsx';
import { PasswordInput } from './password-input.tsx';

const noErrors: PasswordExplanation = { field: null, failure: null };

/** The name is for the browser's keeper of passwords, which would otherwise have to ask whose it is. */
export function NewPasswordForm({ userName }: { userName: string }) {
  const { t } = useTranslation('recovery');
  const authClient = useAuthClient();
  const { askSecondFactor, endSession } = useAuth();
  const settings = useAuthSettings() ?? usualSettings;
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState(noErrors);
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function showErrors(found: PasswordExplanation) {
    setErrors(found);
    input.current?.focus();
  }

  async function submit() {
    if (!isLongEnough(password, settings)) {
      showErrors({ field: 'newPassword.fields.tooShort', failure: null });
      return;
    }
    setErrors(noErrors);
    setBusy(true);
    const { error } = await authClient.updateUser({ password });
    // At once, because a field that is still disabled cannot take the focus.
    flushSync(() => setBusy(false));
    if (error === null) {
      void navigate(homePage, { replace: true });
    } else if (error.code === 'insufficient_aal') {
      await askSecondFactor();
    } else if (isSessionMissing(error)) {
      await endSession();
    } else {
      const reasons = error instanceof AuthWeakPasswordError ? error.reasons : [];
      const { name, message, code, status } = error;
      showErrors(explainPasswordError({ name, message, code, status, reasons }));
    }
  }

  const length = settings.shortestPassword;
  return (
    <FormFrame onSubmit={() => void submit()}>
      {errors.failure === null ? null : <Notice kind="error">{t(errors.failure)}</Notice>}
      <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
      <PasswordInput
        isNew
        label={t('newPassword.password')}
        value={password}
        onChange={setPassword}
        hint={t('newPassword.hint', { length })}
        error={errors.field === null ? null : t(errors.field, { length })}
        disabled={isBusy}
        inputRef={input}
      />
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {t(isBusy ? 'newPassword.submitting' : 'newPassword.submit')}
      </Button>
    </FormFrame>
  );
}
