import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { explainFailure, isMailPause } from '../auth-failure.ts';
import { useAuthClient } from '../auth-source.ts';
import { markMailed, wasMailedLately } from '../mail-pause.ts';
import { isEmail } from '../read-identifier.ts';
import { newPasswordPage } from '../remembered-page.ts';
import { FormFrame } from './form-frame.tsx';

interface ForgottenPasswordFormProps {
  /** Whether some accounts have a phone number alone, to which no mail can be sent. */
  hasPhones: boolean;
  onSent: (address: string) => void;
}

export function ForgottenPasswordForm({ hasPhones, onSent }: ForgottenPasswordFormProps) {
  const { t } = useTranslation(['recovery', 'auth']);
  const authClient = useAuthClient();
  const [typed, setTyped] = useState('');
  const [fieldError, setFieldError] = useState<'emailMissing' | 'emailInvalid' | null>(null);
  const [failure, setFailure] = useState<ReturnType<typeof explainFailure> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function submit() {
    setFailure(null);
    const email = typed.trim();
    if (!isEmail(email)) {
      setFieldError(email === '' ? 'emailMissing' : 'emailInvalid');
      input.current?.focus();
      return;
    }
    setFieldError(null);
    if (wasMailedLately(email, Date.now())) {
      onSent(email);
      return;
    }
    setBusy(true);
    const { error } = await authClient.resetPasswordForEmail(email, {
      redirectTo: `${window.location.origin}${newPasswordPage}`,
    });
    // At once, because a field that is still disabled cannot take the focus.
    flushSync(() => setBusy(false));
    if (error === null || isMailPause(error)) {
      markMailed(email, Date.now());
      onSent(email);
    } else if (error.code === 'validation_failed') {
      setFieldError('emailInvalid');
      input.current?.focus();
    } else {
      setFailure(explainFailure(error));
      input.current?.focus();
    }
  }

  return (
    <FormFrame onSubmit={() => void submit()}>
      {failure === null ? null : <Notice kind="error">{t(`auth:errors.${failure}`)}</Notice>}
      <TextInput
        id="email"
        type="email"
        label={t('auth:email')}
        autoComplete="username"
        value={typed}
        onChange={setTyped}
        {...(hasPhones ? { hint: t('forgotten.phoneHint') } : {})}
        error={fieldError === null ? null : t(`auth:fields.${fieldError}`)}
        disabled={isBusy}
        inputRef={input}
      />
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {t(isBusy ? 'forgotten.submitting' : 'forgotten.submit')}
      </Button>
    </FormFrame>
  );
}
