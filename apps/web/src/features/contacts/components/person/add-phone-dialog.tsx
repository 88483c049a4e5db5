import {
  type LineType,
  lineTypes,
  type PhonePlace,
  phonePlaces,
} from '@ringfence/domain/compliance/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrganizationApi } from '../../../../platform/api/api-queries.ts';
import { useIdempotencyKey } from '../../../../platform/api/idempotency-key.ts';
import { readFieldError } from '../../../../platform/api/problem.ts';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { SelectInput } from '../../../../ui/select-input.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { useAddPhone } from '../../contact-api.ts';
import type { ContactDialogProps } from '../../contact-part-props.ts';
import { focusFault } from '../../focus-fault.ts';
import { confirmAgain, readConfirmation } from '../../read-confirmation.ts';
import { CallableNotice } from '../callable-notice.tsx';

const longestNumber = 50;
const longestLabel = 50;

/** Adds a number; without a kind that is named, the number itself says of which it is. */
export function AddPhoneDialog({ contact, onDone, onClose }: ContactDialogProps) {
  const { t } = useTranslation('contact');
  const add = useAddPhone(useOrganizationApi(contact.organization.id));
  const keyOf = useIdempotencyKey();
  const [number, setNumber] = useState('');
  const [label, setLabel] = useState('');
  const [place, setPlace] = useState<PhonePlace | null>(null);
  const [lineType, setLineType] = useState<LineType | null>(null);
  const [isAsked, setAsked] = useState(false);
  const isMissing = number.trim() === '';
  const isBusy = add.isPending;
  const opening = readConfirmation(add.error);

  function submit() {
    setAsked(true);
    if (isMissing) {
      focusFault('add-phone');
      return;
    }
    const phone = {
      number: number.trim(),
      label: label.trim() === '' ? null : label.trim(),
      place,
      ...(lineType === null ? {} : { lineType }),
    };
    const input = { contactId: contact.id, phone };
    const sent = confirmAgain(add.error, add.variables?.input, input);
    add.mutate(
      { input: sent, idempotencyKey: keyOf(JSON.stringify(sent)) },
      {
        onSuccess: () => onDone({ message: t('addPhone.done'), record: '', undo: null }),
        onError: () => focusFault('add-phone'),
      },
    );
  }

  return (
    <FormDialog
      title={t('addPhone.title')}
      body={t('addPhone.body')}
      submitLabel={t(
        isBusy ? 'addPhone.busy' : opening === null ? 'addPhone.submit' : 'debtForm.saveAndOpen',
      )}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      error={opening === null ? add.error : null}
      fields={['phone.number', 'phone.label']}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        id="add-phone-number"
        type="tel"
        label={t('addPhone.number')}
        autoComplete="off"
        value={number}
        onChange={setNumber}
        hint={t('addPhone.numberHint')}
        error={
          isAsked && isMissing
            ? t('addPhone.numberMissing')
            : readFieldError(add.error, 'phone.number')
        }
        disabled={isBusy}
        attributes={{ maxLength: longestNumber }}
      />
      <TextInput
        id="add-phone-label"
        type="text"
        label={t('phones.label')}
        autoComplete="off"
        value={label}
        onChange={setLabel}
        hint={t('phones.labelHint')}
        error={readFieldError(add.error, 'phone.label')}
        disabled={isBusy}
        attributes={{ maxLength: longestLabel }}
      />
      <SelectInput
        id="add-phone-place"
        label={t('phones.place')}
        placeholder={t('phones.noPlaceKnown')}
        options={phonePlaces.map((value) => ({ value, label: t(`phones.places.${value}`) }))}
        value={place ?? ''}
        onChange={(value) => setPlace(phonePlaces.find((known) => known === value) ?? null)}
        error={null}
        disabled={isBusy}
      />
      <SelectInput
        id="add-phone-line-type"
        label={t('phones.lineType')}
        placeholder={t('addPhone.unknownLine')}
        options={lineTypes.map((value) => ({ value, label: t(`phones.lineTypes.${value}`) }))}
        value={lineType ?? ''}
        onChange={(value) => setLineType(lineTypes.find((known) => known === value) ?? null)}
        error={null}
        disabled={isBusy}
      />
      <CallableNotice reason={opening} />
    </FormDialog>
  );
}
