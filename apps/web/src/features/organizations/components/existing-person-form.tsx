import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { RadioChoice } from '../../../ui/radio-choice.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { useFoundProfiles } from '../api.ts';
import { useAddMember } from '../members-api.ts';
import { nameMember } from '../name-member.ts';
import type { AddFormProps } from './add-form-props.ts';
import { RoleChoice } from './role-choice.tsx';

/** Makes somebody a member who has an account already. */
export function ExistingPersonForm({ api, role, onRole, onDone, onClose }: AddFormProps) {
  const { t } = useTranslation('organizations');
  const add = useAddMember(api);
  const [search, setSearch] = useState('');
  const found = useFoundProfiles(search);
  const [userId, setUserId] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const people = search === '' ? [] : (found.data ?? []);
  // Somebody who is no longer among those in sight is not chosen any more.
  const person = people.find(({ id }) => id === userId);

  function submit() {
    setMissing(person === undefined);
    if (person === undefined) {
      document.getElementById('person-search')?.focus();
      return;
    }
    add.mutate(
      { userId: person.id, role },
      { onSuccess: () => onDone(t('add.added', { name: nameMember(person) })) },
    );
  }

  return (
    <DialogForm
      submitLabel={t(add.isPending ? 'add.existingBusy' : 'add.existingSubmit')}
      cancelLabel={t('cancel')}
      isBusy={add.isPending}
      error={add.error ?? found.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <SearchInput id="person-search" label={t('add.search')} value={search} onSearch={setSearch} />
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {search === '' || found.error !== null
          ? null
          : found.isPending
            ? t('add.searching')
            : people.length === 0
              ? t('add.nobody')
              : null}
      </Box>
      {people.length === 0 && !isMissing ? null : (
        <RadioChoice
          id="person"
          label={t('add.person')}
          options={people.map(({ id, email, fullName }) => ({
            value: id,
            label: email,
            hint: fullName,
          }))}
          value={person?.id ?? null}
          onChange={setUserId}
          error={isMissing && person === undefined ? t('add.personMissing') : null}
          disabled={add.isPending}
        />
      )}
      <RoleChoice id="existing-role" value={role} onChange={onRole} disabled={add.isPending} />
    </DialogForm>
  );
}
