import Box from '@mui/material/Box';
import type { User } from '@supabase/auth-js';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useAuthSettings } from '../../auth/index.ts';
import { useConfirmEmail, useUpdateUser } from '../auth-api.ts';
import { checkEmail, type DetailFaultKey } from '../check-details.ts';
import { CodeStep } from './code-step.tsx';
import { Outcome } from './outcome.tsx';
import { SmallForm } from './small-form.tsx';

export function EmailForm({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const settings = useAuthSettings();
  const update = useUpdateUser();
  const confirm = useConfirmEmail();
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<DetailFaultKey | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const waiting = user.new_email ?? '';
  const isProven = settings?.isEmailProven ?? true;

  function submit() {
    const found = checkEmail(email, user.email ?? '');
    setFault(found);
    if (found !== null) {
      input.current?.focus();
      return;
    }
    confirm.reset();
    update.mutate({ email: email.trim() }, { onSuccess: () => setEmail('') });
  }

  if (isProven && settings?.canMail === false) {
    return <Notice kind="info">{t('profile.emailNoMail')}</Notice>;
  }
  const isChanged = confirm.isSuccess
    ? confirm.data.isWhole
    : (update.data?.new_email ?? '') === '';
  const done = confirm.isSuccess || update.isSuccess;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <SmallForm
        submitLabel={t(update.isPending ? 'profile.emailSubmitting' : 'profile.emailSubmit')}
        isBusy={update.isPending}
        onSubmit={submit}
      >
        <TextInput
          id="account-email"
          type="email"
          label={t('profile.newEmail')}
          autoComplete="email"
          value={email}
          onChange={setEmail}
          {...(isProven ? { hint: t('profile.emailHint') } : {})}
          error={fault === null ? null : t(fault)}
          disabled={update.isPending}
          inputRef={input}
        />
        <Outcome
          error={update.error}
          done={
            !done || (waiting !== '' && !confirm.isSuccess)
              ? null
              : t(isChanged ? 'profile.emailSaved' : 'profile.emailHalfway')
          }
        />
      </SmallForm>
      {waiting === '' || confirm.isSuccess ? null : (
        <CodeStep
          key={waiting}
          id="account-email-code"
          sentence={t('profile.emailSent', { email: waiting })}
          isBusy={confirm.isPending}
          error={confirm.error}
          onCode={(code) => confirm.mutate({ email: waiting, code })}
          takesFocus={update.isSuccess}
        />
      )}
    </Box>
  );
}
