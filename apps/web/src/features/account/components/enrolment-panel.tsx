import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeInput, codeLength } from '../../../ui/code-input.tsx';
import { type Enrolment, useCancelEnrolment, useFinishEnrolment } from '../auth-api.ts';
import { encodePicture } from '../encode-picture.ts';
import { CopySecret } from './copy-secret.tsx';
import { Outcome } from './outcome.tsx';
import { SmallForm } from './small-form.tsx';

interface EnrolmentPanelProps {
  enrolment: Enrolment;
  onFinished: () => void;
  onCancelled: () => void;
}

/** The picture for the app, and the code that shows that the app has read it. */
export function EnrolmentPanel({ enrolment, onFinished, onCancelled }: EnrolmentPanelProps) {
  const { t } = useTranslation('account');
  const finish = useFinishEnrolment();
  const cancel = useCancelEnrolment();
  const [code, setCode] = useState('');
  const [isFaulty, setFaulty] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { error } = finish;
  useEffect(() => {
    if (error !== null) {
      // Selected, so that the next code takes the place of this one.
      input.current?.focus();
      input.current?.select();
    }
  }, [error]);
  const { factorId } = enrolment;

  function submit(entered: string) {
    setFaulty(entered.length !== codeLength);
    if (entered.length !== codeLength) {
      input.current?.focus();
      return;
    }
    finish.mutate({ factorId, code: entered }, { onSuccess: onFinished });
  }

  const isBusy = finish.isPending || cancel.isPending;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography ref={heading} variant="h3" tabIndex={-1} sx={{ outline: 'none' }}>
        {t('factors.scanTitle')}
      </Typography>
      <Typography>{t('factors.scan')}</Typography>
      <Box
        component="img"
        src={encodePicture(enrolment.picture)}
        alt={t('factors.picture')}
        width={200}
        height={200}
        // White in dark mode too: not every camera reads a picture with its colours turned round.
        sx={{ display: 'block', p: 1, borderRadius: 1, bgcolor: '#ffffff' }}
      />
      <CopySecret secret={enrolment.secret} />
      <Typography>{t('factors.enter')}</Typography>
      <SmallForm
        submitLabel={t(finish.isPending ? 'code.confirming' : 'code.confirm')}
        isBusy={isBusy}
        onSubmit={() => submit(code)}
        extra={
          <Button
            disabled={isBusy}
            onClick={() => cancel.mutate({ factorId }, { onSettled: onCancelled })}
          >
            {t('cancel')}
          </Button>
        }
      >
        <CodeInput
          label={t('code.label')}
          id="account-factor-code"
          value={code}
          onChange={setCode}
          onComplete={submit}
          error={isFaulty ? t('code.invalid') : null}
          disabled={isBusy}
          inputRef={input}
        />
        <Outcome error={error} done={null} />
      </SmallForm>
    </Box>
  );
}
