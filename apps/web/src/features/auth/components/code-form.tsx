import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { CodeInput, codeLength } from '../../../ui/code-input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type AuthFailure, explainFailure } from '../auth-failure.ts';
import { FormFrame } from './form-frame.tsx';

interface CodeFormProps {
  /** Shows the code to the server, which signs the person in if it is right. */
  verify: (code: string) => Promise<{ error: AuthFailure | null }>;
}

/** Proves by the code of a message that an address or number is the person's own. */
export function CodeForm({ verify }: CodeFormProps) {
  const { t } = useTranslation('auth');
  const [code, setCode] = useState('');
  const [fieldError, setFieldError] = useState<'missing' | 'wrong' | null>(null);
  const [failure, setFailure] = useState<'banned' | 'tooManyAttempts' | 'unreachable' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function submit(typed: string) {
    setFailure(null);
    if (typed.length < codeLength) {
      setFieldError('missing');
      input.current?.focus();
      return;
    }
    setFieldError(null);
    setBusy(true);
    const { error } = await verify(typed);
    // At once, because a field that is still disabled cannot take the focus.
    flushSync(() => setBusy(false));
    if (error === null) {
      return;
    }
    const key = error.code === 'user_banned' ? 'banned' : explainFailure(error);
    if (key === 'unexpected') {
      setCode('');
      setFieldError('wrong');
    } else {
      setFailure(key);
    }
    input.current?.focus();
  }

  return (
    <FormFrame onSubmit={() => void submit(code)}>
      {failure === null ? null : <Notice kind="error">{t(`errors.${failure}`)}</Notice>}
      <CodeInput
        id="code"
        label={t('code.label')}
        value={code}
        onChange={setCode}
        onComplete={(typed) => void submit(typed)}
        error={fieldError === null ? null : t(`code.${fieldError}`)}
        disabled={isBusy}
        inputRef={input}
      />
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {t(isBusy ? 'code.submitting' : 'code.submit')}
      </Button>
    </FormFrame>
  );
}
