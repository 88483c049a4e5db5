import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdempotencyKey } from '../../../platform/api/idempotency-key.ts';
import { readFieldError } from '../../../platform/api/problem.ts';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { checkEmail } from '../check-new-user.ts';
import { useInvite } from '../members-api.ts';
import type { AddFormProps } from './add-form-props.ts';
import { RoleChoice } from './role-choice.tsx';

/** Sends somebody a link by which they join. */
export function InviteForm({ api, email, onEmail, role, onRole, onDone, onClose }: AddFormProps) {
  const { t } = useTranslation('organizations');
  const invite = useInvite(api);
  const keyOf = useIdempotencyKey();
  const [fault, setFault] = useState<ReturnType<typeof checkEmail>>(null);
  const input = useRef<HTMLInputElement>(null);

  function submit() {
    const found = checkEmail(email);
    setFault(found);
    if (found !== null) {
      input.current?.focus();
      return;
    }
    const invitation = { email: email.trim(), role };
    invite.mutate(
      { ...invitation, idempotencyKey: keyOf(JSON.stringify(invitation)) },
      { onSuccess: (sent) => onDone(t('add.invited', { email: sent.email })) },
    );
  }

  return (
    <DialogForm
      submitLabel={t(invite.isPending ? 'add.inviteBusy' : 'add.inviteSubmit')}
      cancelLabel={t('cancel')}
      isBusy={invite.isPending}
      error={invite.error}
      fields={['email']}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box>{t('add.inviteBody')}</Box>
      <TextInput
        id="invite-email"
        type="email"
        label={t('add.email')}
        autoComplete="off"
        value={email}
        onChange={onEmail}
        error={fault === null ? readFieldError(invite.error, 'email') : t(fault)}
        disabled={invite.isPending}
        inputRef={input}
      />
      <RoleChoice id="invite-role" value={role} onChange={onRole} disabled={invite.isPending} />
    </DialogForm>
  );
}
