import Button from '@mui/material/Button';
import type { User } from '@supabase/auth-js';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../ui/text-input.tsx';
import { useConfirmPhone, useUpdateUser } from '../auth-api.ts';
import { checkPhone, type DetailFaultKey, showPhone, tidyPhone } from '../check-details.ts';
import { CodeStep } from './code-step.tsx';
import { Outcome } from './outcome.tsx';
import { SmallForm } from './small-form.tsx';

export function PhoneForm({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const update = useUpdateUser();
  const confirm = useConfirmPhone();
  const [phone, setPhone] = useState('');
  const [step, setStep] = useState<'number' | 'code' | 'done'>('number');
  const [fault, setFault] = useState<DetailFaultKey | null>(null);
  const input = useRef<HTMLInputElement>(null);

  function submit() {
    const found = checkPhone(phone, user.phone ?? '');
    setFault(found);
    if (found !== null) {
      input.current?.focus();
      return;
    }
    const wanted = tidyPhone(phone);
    update.mutate(
      { phone: wanted },
      // Without a code to confirm it, the number holds already.
      { onSuccess: (after) => setStep(showPhone(after.phone) === wanted ? 'done' : 'code') },
    );
  }

  if (step === 'code') {
    return (
      <CodeStep
        id="account-phone-code"
        sentence={t('profile.phoneSent', { phone: tidyPhone(phone) })}
        isBusy={confirm.isPending}
        error={confirm.error}
        onCode={(code) =>
          confirm.mutate(
            { phone: tidyPhone(phone), code },
            {
              onSuccess: () => {
                setPhone('');
                setStep('done');
              },
            },
          )
        }
        extra={
          <Button
            disabled={confirm.isPending}
            onClick={() => {
              confirm.reset();
              setStep('number');
            }}
          >
            {t('profile.phoneOther')}
          </Button>
        }
        takesFocus
      />
    );
  }
  return (
    <SmallForm
      submitLabel={t(update.isPending ? 'profile.phoneSubmitting' : 'profile.phoneSubmit')}
      isBusy={update.isPending}
      onSubmit={submit}
    >
      <TextInput
        id="account-phone"
        type="tel"
        label={t('profile.newPhone')}
        autoComplete="tel"
        value={phone}
        onChange={setPhone}
        hint={t('profile.phoneHint')}
        error={fault === null ? null : t(fault)}
        disabled={update.isPending}
        inputRef={input}
      />
      <Outcome error={update.error} done={step === 'done' ? t('profile.phoneSaved') : null} />
    </SmallForm>
  );
}
