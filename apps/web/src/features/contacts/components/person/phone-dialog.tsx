import { lineTypes, phonePlaces } from '@ringfence/domain/compliance/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFieldError } from '../../../../platform/api/problem.ts';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { RadioChoice } from '../../../../ui/radio-choice.tsx';
import { SelectInput } from '../../../../ui/select-input.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import type { ContactDialogProps, Phone } from '../../contact-part-props.ts';
import { useDescribePhone } from '../../edit-api.ts';

const longestLabel = 50;

interface PhoneDialogProps extends ContactDialogProps {
  phone: Phone;
}

/** Says what a number is called, what it is tied to, and of which kind its line is. */
export function PhoneDialog({ contact, phone, onDone, onClose }: PhoneDialogProps) {
  const { t } = useTranslation('contact');
  const describe = useDescribePhone({
    contactId: contact.id,
    organizationId: contact.organization.id,
  });
  const [label, setLabel] = useState(phone.label ?? '');
  const [lineType, setLineType] = useState(phone.lineType);
  const [place, setPlace] = useState(phone.place);
  const { id: phoneId, masked } = phone;
  const before = { phoneId, label: phone.label, lineType: phone.lineType, place: phone.place };
  const isBusy = describe.isPending;

  function submit() {
    const named = label.trim() === '' ? null : label.trim();
    describe.mutate(
      { phoneId, label: named, lineType, place },
      {
        onSuccess: () =>
          onDone({
            message: t('phones.changed', { phone: masked }),
            record: masked,
            undo: { kind: 'phone', change: before },
          }),
      },
    );
  }

  return (
    <FormDialog
      title={t('phones.dialogTitle', { phone: masked })}
      body={t('phones.dialogBody')}
      submitLabel={t(isBusy ? 'saving' : 'save')}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      error={describe.error}
      fields={['label']}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        id="phone-label"
        type="text"
        label={t('phones.label')}
        autoComplete="off"
        value={label}
        onChange={setLabel}
        hint={t('phones.labelHint')}
        error={readFieldError(describe.error, 'label')}
        disabled={isBusy}
        attributes={{ maxLength: longestLabel }}
      />
      <SelectInput
        id="phone-place"
        label={t('phones.place')}
        placeholder={t('phones.noPlaceKnown')}
        options={phonePlaces.map((value) => ({ value, label: t(`phones.places.${value}`) }))}
        value={place ?? ''}
        onChange={(value) => setPlace(phonePlaces.find((known) => known === value) ?? null)}
        error={null}
        disabled={isBusy}
      />
      <RadioChoice
        id="phone-line-type"
        label={t('phones.lineType')}
        options={lineTypes.map((value) => ({ value, label: t(`phones.lineTypes.${value}`) }))}
        value={lineType}
        onChange={setLineType}
        error={null}
        disabled={isBusy}
      />
    </FormDialog>
  );
}
