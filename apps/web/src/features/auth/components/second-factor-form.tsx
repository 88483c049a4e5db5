import Button from '@mui/material/Button';
import type { Factor } from '@supabase/auth-js';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { CodeInput, codeLength } from '../../../ui/code-input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RadioChoice } from '../../../ui/radio-choice.tsx';
import { useAuth } from '../auth-context.ts';
import { isSessionMissing } from '../auth-failure.ts';
import { useAuthClient } from '../auth-source.ts';
import { explainFactorError, type FactorErrorKey } from '../explain-factor-error.ts';
import { FormFrame } from './form-frame.tsx';

export function SecondFactorForm({ factors }: { factors: readonly Factor[] }) {
  const { t } = useTranslation('recovery');
  const authClient = useAuthClient();
  const { endSession } = useAuth();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const [fieldError, setFieldError] = useState<'codeMissing' | 'errors.wrong' | null>(null);
  const [failure, setFailure] = useState<FactorErrorKey | null>(null);
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const factorId = chosenId ?? factors[0]?.id ?? '';

  useEffect(() => input.current?.focus(), []);

  async function submit(typed: string) {
    setFailure(null);
    if (typed.length < codeLength) {
      setFieldError('codeMissing');
      input.current?.focus();
      return;
    }
    setFieldError(null);
    setBusy(true);
    const { error } = await authClient.mfa.challengeAndVerify({ factorId, code: typed });
    // At once, because a field that is still disabled cannot take the focus.
    flushSync(() => setBusy(false));
    if (error === null) {
      return;
    }
    if (isSessionMissing(error)) {
      await endSession();
      return;
    }
    const key = explainFactorError(error);
    setCode('');
    if (key === 'errors.wrong') {
      setFieldError(key);
    } else {
      setFailure(key);
    }
    input.current?.focus();
  }

  return (
    <FormFrame onSubmit={() => void submit(code)}>
      {failure === null ? null : <Notice kind="error">{t(`secondFactor.${failure}`)}</Notice>}
      {t('secondFactor.body')}
      {factors.length < 2 ? null : (
        <RadioChoice
          id="factor"
          label={t('secondFactor.factor')}
          options={factors.map(({ id, friendly_name }) => ({
            value: id,
            label: friendly_name || t('secondFactor.unnamed'),
          }))}
          value={factorId}
          onChange={setChosenId}
          error={null}
          disabled={isBusy}
        />
      )}
      <CodeInput
        id="code"
        label={t('secondFactor.code')}
        value={code}
        onChange={setCode}
        onComplete={(typed) => void submit(typed)}
        error={fieldError === null ? null : t(`secondFactor.${fieldError}`)}
        disabled={isBusy}
        inputRef={input}
      />
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {t(isBusy ? 'secondFactor.submitting' : 'secondFactor.submit')}
      </Button>
    </FormFrame>
  );
}
