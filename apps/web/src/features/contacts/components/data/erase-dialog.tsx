import type { ContactDetail } from '@ringfence/contract/records';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useOrganizationApi } from '../../../../platform/api/api-queries.ts';
import { readFieldError } from '../../../../platform/api/problem.ts';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { longestEvidence } from '../../check-received.ts';
import { useErase } from '../../contact-api.ts';
import { focusFault } from '../../focus-fault.ts';

interface EraseDialogProps {
  contact: ContactDetail;
  onClose: () => void;
}

/** Asks why and for the name before a person is gone for good. */
export function EraseDialog({ contact, onClose }: EraseDialogProps) {
  const { t } = useTranslation('contact');
  const navigate = useNavigate();
  const erase = useErase(useOrganizationApi(contact.organization.id));
  const [because, setBecause] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [faults, setFaults] = useState({ because: false, confirmation: false });
  const name = contact.fullName;

  function submit() {
    const reason = because.trim();
    const found = { because: reason === '', confirmation: confirmation.trim() !== name.trim() };
    setFaults(found);
    if (found.because || found.confirmation) {
      focusFault('erase');
      return;
    }
    erase.mutate(
      { contactId: contact.id, because: reason },
      {
        onSuccess: () =>
          void navigate('/debtors/contacts', { replace: true, state: { isErased: true } }),
      },
    );
  }

  return (
    <FormDialog
      title={t('data.eraseTitle', { name })}
      body={t('data.eraseBody')}
      submitLabel={t(erase.isPending ? 'data.erasing' : 'data.eraseSubmit')}
      cancelLabel={t('cancel')}
      isBusy={erase.isPending}
      error={erase.error}
      fields={['because']}
      isGrave
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        id="erase-because"
        type="text"
        label={t('data.because')}
        autoComplete="off"
        value={because}
        onChange={setBecause}
        error={faults.because ? t('data.becauseMissing') : readFieldError(erase.error, 'because')}
        disabled={erase.isPending}
        attributes={{ autoFocus: true, maxLength: longestEvidence }}
      />
      <TextInput
        id="erase-confirmation"
        type="text"
        label={t('data.confirmation')}
        autoComplete="off"
        value={confirmation}
        onChange={setConfirmation}
        error={faults.confirmation ? t('data.mismatch', { name }) : null}
        disabled={erase.isPending}
        attributes={{ spellCheck: false }}
      />
    </FormDialog>
  );
}
