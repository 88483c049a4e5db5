import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CallerIdVerification } from '@ringfence/contract/settings';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { readProblem } from '../../../platform/api/problem.ts';
import { CodeInput, codeLength } from '../../../ui/code-input.tsx';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { showPhoneNumber } from '../read-phone-number.ts';
import { useConfirmVerification, useVerification } from './api.ts';
import { describeCall } from './describe-call.ts';
import { RefusalNotice } from './refusal-notice.tsx';

interface CodeEntryProps {
  api: OrganizationApi;
  /** The staffed line that the code proves; null: a number to call from. */
  lineId: string | null;
  started: CallerIdVerification;
  /** Whether the number is being called again. */
  isCalling: boolean;
  /** Why it was not called again; null where nothing failed. */
  callError: unknown;
  onCallAgain: () => void;
  onVerified: () => void;
  onClose: () => void;
}

/** Tells how the call goes, and takes the code that was said. */
export function CodeEntry(props: CodeEntryProps) {
  const { api, lineId, started, isCalling, callError, onCallAgain, onVerified, onClose } = props;
  const { t } = useTranslation('settings');
  const { data: call } = useVerification(api, started);
  const confirm = useConfirmVerification(api, lineId);
  const [code, setCode] = useState('');
  const [isFaulty, setFaulty] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const number = showPhoneNumber(call.e164);
  const problem = readProblem(confirm.error);
  const isWrong = problem?.code === 'wrong_code';
  const isOver = problem?.code === 'code_ended' || call.triesLeft === 0;
  const isBusy = confirm.isPending || isCalling;

  // It took the place of the form before.
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (confirm.error !== null) {
      // Selected, so that the next code takes the place of this one.
      input.current?.focus();
      input.current?.select();
    }
  }, [confirm.error]);

  function submit(entered: string) {
    setFaulty(entered.length !== codeLength);
    if (entered.length !== codeLength) {
      input.current?.focus();
      return;
    }
    confirm.mutate({ verificationId: call.id, code: entered }, { onSuccess: onVerified });
  }

  return (
    <DialogForm
      submitLabel={t(confirm.isPending ? 'callerIds.code.confirming' : 'callerIds.code.confirm')}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      error={null}
      onSubmit={() => submit(code)}
      onClose={onClose}
    >
      <Box role="status" sx={{ overflowWrap: 'anywhere' }}>
        {t(`callerIds.code.calls.${describeCall(call)}`, { number })}
        {call.carrierSaid === null ? null : ` ${call.carrierSaid}`}
      </Box>
      <CodeInput
        id="caller-id-code"
        label={t('callerIds.code.label')}
        value={code}
        onChange={setCode}
        onComplete={submit}
        error={
          isFaulty
            ? t('callerIds.code.invalid')
            : isWrong
              ? t('callerIds.code.wrong', { count: Number(problem.values?.left ?? 0) })
              : null
        }
        disabled={isBusy || isOver}
        inputRef={input}
      />
      {confirm.error === null || isWrong ? null : <RefusalNotice error={confirm.error} />}
      {callError === null ? null : <RefusalNotice error={callError} />}
      {call.state === 'ended' ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Button
            variant="outlined"
            onClick={onCallAgain}
            disabled={isBusy || call.callsLeft === 0}
          >
            {t(isCalling ? 'callerIds.code.calling' : 'callerIds.code.again')}
          </Button>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('callerIds.code.callsLeft', { count: call.callsLeft })}
          </Typography>
        </Box>
      ) : null}
    </DialogForm>
  );
}
