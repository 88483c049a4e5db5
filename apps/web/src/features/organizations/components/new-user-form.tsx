import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdempotencyKey } from '../../../platform/api/idempotency-key.ts';
import { readFieldError } from '../../../platform/api/problem.ts';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { SecretInput } from '../../../ui/secret-input.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useAuthSettings } from '../../auth/index.ts';
import { useCreateUser } from '../api.ts';
import { checkNewUser, type NewUserFields, noFaults } from '../check-new-user.ts';
import type { AddFormProps } from './add-form-props.ts';
import { RoleChoice } from './role-choice.tsx';

const order = ['email', 'fullName', 'password'] as const;

/** Creates somebody who can sign in at once, as a member of the organization. */
export function NewUserForm(props: AddFormProps) {
  const { organization, email, onEmail, role, onRole, onDone, onClose } = props;
  const { t } = useTranslation('organizations');
  const settings = useAuthSettings();
  const create = useCreateUser();
  const keyOf = useIdempotencyKey();
  const [fullName, setFullName] = useState('');
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState(noFaults);
  // Where it is not known yet how long a password has to be, the server says so.
  const length = settings?.shortestPassword ?? 1;
  const isBusy = create.isPending;

  function submit() {
    const found = checkNewUser({ email, fullName, password }, length);
    setFaults(found);
    const faulty = order.find((field) => found[field] !== null);
    if (faulty !== undefined) {
      document.getElementById(`user-${faulty}`)?.focus();
      return;
    }
    const user = {
      email: email.trim(),
      fullName: fullName.trim(),
      password,
      membership: { organizationId: organization.id, role },
    };
    create.mutate(
      { user, idempotencyKey: keyOf(JSON.stringify(user)) },
      { onSuccess: (profile) => onDone(t('add.created', { name: profile.fullName })) },
    );
  }

  function say(field: keyof NewUserFields): string | null {
    const fault = faults[field];
    return fault === null ? readFieldError(create.error, field) : t(fault, { length });
  }

  return (
    <DialogForm
      submitLabel={t(isBusy ? 'add.newUserBusy' : 'add.newUserSubmit')}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      error={create.error}
      fields={order}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        id="user-email"
        type="email"
        label={t('add.email')}
        autoComplete="off"
        value={email}
        onChange={onEmail}
        error={say('email')}
        disabled={isBusy}
      />
      <TextInput
        id="user-fullName"
        type="text"
        label={t('add.fullName')}
        autoComplete="off"
        value={fullName}
        onChange={setFullName}
        error={say('fullName')}
        disabled={isBusy}
      />
      <SecretInput
        id="user-password"
        label={t('add.password')}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        error={say('password')}
        disabled={isBusy}
        showLabel={t('add.showPassword')}
        hideLabel={t('add.hidePassword')}
        {...(settings === null ? {} : { hint: t('add.passwordHint', { length }) })}
      />
      <RoleChoice id="user-role" value={role} onChange={onRole} disabled={isBusy} />
    </DialogForm>
  );
}
