import type { ContactDetail } from '@ringfence/contract/records';
import { lineTypes, phonePlaces } from '@ringfence/domain/compliance/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrganizationApi } from '../../../../platform/api/api-queries.ts';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { RadioChoice } from '../../../../ui/radio-choice.tsx';
import { SelectInput } from '../../../../ui/select-input.tsx';
import { useDescribePhone } from '../../contact-api.ts';
import type { ContactDialogProps } from '../../contact-part-props.ts';

interface PhoneDialogProps extends ContactDialogProps {
  phone: ContactDetail['phones'][number];
}

/** Says what a number is tied to, and of which kind its line is. */
export function PhoneDialog({ contact, phone, onDone, onClose }: PhoneDialogProps) {
  const { t } = useTranslation('contact');
  const describe = useDescribePhone(useOrganizationApi(contact.organization.id));
  const [lineType, setLineType] = useState(phone.lineType);
  const [place, setPlace] = useState(phone.place);
  const { masked } = phone;
  const message = t('phones.changed', { phone: masked });
  return (
    <FormDialog
      title={t('phones.dialogTitle', { phone: masked })}
      body={t('phones.dialogBody')}
      submitLabel={t(describe.isPending ? 'saving' : 'save')}
      cancelLabel={t('cancel')}
      isBusy={describe.isPending}
      error={describe.error}
      onSubmit={() =>
        describe.mutate(
          { phoneId: phone.id, lineType, place },
          { onSuccess: () => onDone({ message, record: masked, undo: null }) },
        )
      }
      onClose={onClose}
    >
      <SelectInput
        id="phone-place"
        label={t('phones.place')}
        placeholder={t('phones.noPlaceKnown')}
        options={phonePlaces.map((value) => ({ value, label: t(`phones.places.${value}`) }))}
        value={place ?? ''}
        onChange={(value) => setPlace(phonePlaces.find((known) => known === value) ?? null)}
        error={null}
        disabled={describe.isPending}
      />
      <RadioChoice
        id="phone-line-type"
        label={t('phones.lineType')}
        options={lineTypes.map((value) => ({ value, label: t(`phones.lineTypes.${value}`) }))}
        value={lineType}
        onChange={setLineType}
        error={null}
        disabled={describe.isPending}
      />
    </FormDialog>
  );
}
