import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeInput, codeLength } from '../../../ui/code-input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { MailboxLink } from './mailbox-link.tsx';
import { Outcome } from './outcome.tsx';
import { SmallForm } from './small-form.tsx';

interface CodeStepProps {
  id: string;
  /** Where the code was sent to. */
  sentence: string;
  isBusy: boolean;
  error: unknown;
  onCode: (code: string) => void;
  extra?: ReactNode;
  /** Whether it took the place of the form before. */
  takesFocus?: boolean;
}

/** Asks for the code of a message, which proves that an address or number is the person's own. */
export function CodeStep(props: CodeStepProps) {
  const { id, sentence, isBusy, error, onCode, extra, takesFocus = false } = props;
  const { t } = useTranslation('account');
  const [code, setCode] = useState('');
  const [isFaulty, setFaulty] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) {
      input.current?.focus();
    }
  }, [takesFocus]);
  useEffect(() => {
    if (error !== null) {
      // Selected, so that the next code takes the place of this one.
      input.current?.focus();
      input.current?.select();
    }
  }, [error]);

  function submit(entered: string) {
    setFaulty(entered.length !== codeLength);
    if (entered.length === codeLength) {
      onCode(entered);
    } else {
      input.current?.focus();
    }
  }

  return (
    <SmallForm
      submitLabel={t(isBusy ? 'code.confirming' : 'code.confirm')}
      isBusy={isBusy}
      onSubmit={() => submit(code)}
      extra={extra}
    >
      <Notice kind="info">{sentence}</Notice>
      <MailboxLink />
      <CodeInput
        label={t('code.label')}
        id={id}
        value={code}
        onChange={setCode}
        onComplete={submit}
        error={isFaulty ? t('code.invalid') : null}
        disabled={isBusy}
        inputRef={input}
      />
      <Outcome error={error} done={null} />
    </SmallForm>
  );
}
