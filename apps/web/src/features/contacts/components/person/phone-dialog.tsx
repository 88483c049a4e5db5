import { reassignedAnswers } from '@ringfence/domain/compliance/reassigned-answers';
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
import { focusFault } from '../../focus-fault.ts';
import { isHalfTyped } from '../../is-half-typed.ts';
import { confirmAgain, readConfirmation } from '../../read-confirmation.ts';
import { CallableNotice } from '../callable-notice.tsx';

const longestLabel = 50;

interface PhoneDialogProps extends ContactDialogProps {
  phone: Phone;
  /** What is chosen at first, where the carrier says something else than what is known. */
  suggested?: Phone['lineType'] | undefined;
}

/** Says what a number is called, what it is tied to, and of which kind its line is. */
export function PhoneDialog(props: PhoneDialogProps) {
  const { contact, phone, suggested, onDone, onClose } = props;
  const { t } = useTranslation('contact');
  const describe = useDescribePhone({
    contactId: contact.id,
    organizationId: contact.organization.id,
  });
  const [label, setLabel] = useState(phone.label ?? '');
  const [lineType, setLineType] = useState(suggested ?? phone.lineType);
  const [place, setPlace] = useState(phone.place);
  const [checkedOn, setCheckedOn] = useState(phone.reassigned?.checkedOn ?? '');
  const [answer, setAnswer] = useState(phone.reassigned?.answer ?? null);
  const [isAsked, setAsked] = useState(false);
  const { id: phoneId, masked } = phone;
  const before = {
    phoneId,
    label: phone.label,
    lineType: phone.lineType,
    place: phone.place,
    reassigned: phone.reassigned,
  };
  const lacksDay = answer !== null && (checkedOn === '' || isHalfTyped('phone-checked-on'));
  const lacksAnswer = answer === null && checkedOn !== '';
  const isBusy = describe.isPending;
  const opening = readConfirmation(describe.error);

  function submit() {
    setAsked(true);
    if (lacksDay || lacksAnswer) {
      focusFault('phone');
      return;
    }
    const reassigned = answer === null ? null : { checkedOn, answer };
    const named = label.trim() === '' ? null : label.trim();
    const change = { phoneId, label: named, lineType, place, reassigned };
    describe.mutate(confirmAgain(describe.error, describe.variables, change), {
      onSuccess: () =>
        onDone({
          message: t('phones.changed', { phone: masked }),
          record: masked,
          // Ending what a yes recorded is a step of its own.
          undo: answer === 'yes' ? null : { kind: 'phone', change: before },
        }),
    });
  }

  return (
    <FormDialog
      title={t('phones.dialogTitle', { phone: masked })}
      body={t('phones.dialogBody')}
      submitLabel={t(isBusy ? 'saving' : opening === null ? 'save' : 'debtForm.saveAndOpen')}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      error={opening === null ? describe.error : null}
      fields={['label', 'reassigned.checkedOn']}
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
      <SelectInput
        id="phone-answer"
        label={t('phones.reassigned.answer')}
        placeholder={t('phones.reassigned.notAsked')}
        options={reassignedAnswers.map((value) => ({
          value,
          label: t(`phones.reassigned.answers.${value}`),
        }))}
        value={answer ?? ''}
        onChange={(value) => setAnswer(reassignedAnswers.find((known) => known === value) ?? null)}
        error={isAsked && lacksAnswer ? t('phones.reassigned.answerMissing') : null}
        disabled={isBusy}
      />
      <TextInput
        id="phone-checked-on"
        type="date"
        label={t('phones.reassigned.checkedOn')}
        autoComplete="off"
        value={checkedOn}
        onChange={setCheckedOn}
        hint={t(answer === 'yes' ? 'phones.reassigned.yesHint' : 'phones.reassigned.hint')}
        error={
          isAsked && lacksDay
            ? t('phones.reassigned.dayMissing')
            : readFieldError(describe.error, 'reassigned.checkedOn')
        }
        disabled={isBusy}
      />
      <CallableNotice reason={opening} />
    </FormDialog>
  );
}
