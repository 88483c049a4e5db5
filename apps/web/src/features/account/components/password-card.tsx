import Button from '@mui/material/Button';
import { isAuthError, isAuthWeakPasswordError } from '@supabase/auth-js';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { CodeInput, codeLength } from '../../../ui/code-input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useAuthSettings } from '../../auth/index.ts';
import { useReauthenticate, useUpdateUser } from '../auth-api.ts';
import {
  checkPassword,
  explainPasswordError,
  noPasswordFaults,
  type PasswordFaultKey,
  type PasswordFaults,
  usualShortestPassword,
} from '../check-password.ts';
import { MailboxLink } from './mailbox-link.tsx';
import { Outcome } from './outcome.tsx';
import { SecretInput } from './secret-input.tsx';
import { SmallForm } from './small-form.tsx';

/** Which field is to blame for a refusal; null where none is. */
function findFaults(error: unknown): PasswordFaults | null {
  if (!isAuthError(error)) {
    return null;
  }
  const reasons = isAuthWeakPasswordError(error) ? error.reasons : [];
  return explainPasswordError({ code: error.code, reasons });
}

interface PasswordCardProps {
  /** A person who only signs in with another account has none to begin with. */
  hasPassword: boolean;
}

export function PasswordCard({ hasPassword }: PasswordCardProps) {
  const { t } = useTranslation('account');
  const shortestPassword = useAuthSettings()?.shortestPassword ?? usualShortestPassword;
  const update = useUpdateUser();
  const reauthenticate = useReauthenticate();
  const [current, setCurrent] = useState('');
  const [fresh, setFresh] = useState('');
  /** Null until the server wants a code. */
  const [code, setCode] = useState<string | null>(null);
  const [faults, setFaults] = useState(noPasswordFaults);
  const [isCodeFaulty, setCodeFaulty] = useState(false);
  const currentInput = useRef<HTMLInputElement>(null);
  const freshInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);

  function showFaults(found: PasswordFaults): boolean {
    // At once, because a field that is still disabled cannot take the focus.
    flushSync(() => setFaults(found));
    const faulty =
      found.current !== null ? currentInput : found.fresh !== null ? freshInput : undefined;
    faulty?.current?.focus();
    return faulty !== undefined;
  }

  function forget() {
    setCurrent('');
    setFresh('');
    setCode(null);
  }

  async function askForCode() {
    await reauthenticate.mutateAsync();
    update.reset();
    flushSync(() => setCode(''));
    codeInput.current?.focus();
  }

  async function submit() {
    setCodeFaulty(false);
    const fields = { shortestPassword, current: hasPassword ? current : null, fresh };
    if (showFaults(checkPassword(fields))) {
      return;
    }
    if (code !== null && code.length !== codeLength) {
      setCodeFaulty(true);
      codeInput.current?.focus();
      return;
    }
    try {
      await update.mutateAsync({
        password: fresh,
        ...(hasPassword ? { current_password: current } : {}),
        ...(code === null ? {} : { nonce: code }),
      });
      forget();
    } catch (error) {
      if (isAuthError(error) && error.code === 'reauthentication_needed') {
        // A failure to send it is shown with the form.
        await askForCode().catch(() => {});
        return;
      }
      showFaults(findFaults(error) ?? noPasswordFaults);
    }
  }

  const isBusy = update.isPending || reauthenticate.isPending;
  const isAskingForCode =
    isAuthError(update.error) && update.error.code === 'reauthentication_needed';
  const failure = findFaults(update.error) === null && !isAskingForCode ? update.error : null;
  const say = (key: PasswordFaultKey | null) =>
    key === null ? null : t(key, { length: shortestPassword });
  return (
    <SectionCard title={t('password.title')} lead={t('password.lead')}>
      <SmallForm
        submitLabel={t(isBusy ? 'password.submitting' : 'password.submit')}
        isBusy={isBusy}
        onSubmit={() => void submit()}
        extra={
          code === null ? null : (
            <Button onClick={forget} disabled={isBusy}>
              {t('cancel')}
            </Button>
          )
        }
      >
        {hasPassword ? (
          <SecretInput
            id="account-current-password"
            label={t('password.current')}
            autoComplete="current-password"
            value={current}
            onChange={setCurrent}
            error={say(faults.current)}
            disabled={isBusy}
            inputRef={currentInput}
          />
        ) : null}
        <SecretInput
          id="account-new-password"
          label={t('password.fresh')}
          autoComplete="new-password"
          value={fresh}
          onChange={setFresh}
          hint={t('password.freshHint', { length: shortestPassword })}
          error={say(faults.fresh)}
          disabled={isBusy}
          inputRef={freshInput}
        />
        {code === null ? null : (
          <>
            <Notice kind="info">{t('password.codeSent')}</Notice>
            <MailboxLink />
            <CodeInput
              label={t('code.label')}
              id="account-password-code"
              value={code}
              onChange={setCode}
              error={isCodeFaulty ? t('code.invalid') : null}
              disabled={isBusy}
              inputRef={codeInput}
            />
          </>
        )}
        <Outcome
          error={failure ?? reauthenticate.error}
          done={update.isSuccess ? t('password.saved') : null}
        />
      </SmallForm>
    </SectionCard>
  );
}
