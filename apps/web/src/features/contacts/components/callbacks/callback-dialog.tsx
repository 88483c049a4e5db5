import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type DayPart, dayParts } from '@ringfence/domain/callflow/script';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrganizationApi } from '../../../../platform/api/api-queries.ts';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { LongTextInput } from '../../../../ui/long-text-input.tsx';
import { RadioChoice } from '../../../../ui/radio-choice.tsx';
import { useRecordCallback } from '../../../callbacks/index.ts';
import type { ContactDialogProps } from '../../contact-part-props.ts';
import { confirmAgain, readConfirmation } from '../../read-confirmation.ts';
import { CallableNotice } from '../callable-notice.tsx';

/** What somebody said of when they want to be called; it says so where calls may begin by it. */
export function CallbackDialog({ contact, onDone, onClose }: ContactDialogProps) {
  const { t } = useTranslation('callbacks');
  const record = useRecordCallback(useOrganizationApi(contact.organization.id));
  const [suits, setSuits] = useState<DayPart>('morning');
  const [wantsSomeone, setWantsSomeone] = useState(false);
  const [hasAgreed, setHasAgreed] = useState(false);
  const [words, setWords] = useState('');
  const lacksWords = hasAgreed && words.trim() === '';
  const [isTried, setIsTried] = useState(false);
  const isBusy = record.isPending;
  const opening = readConfirmation(record.error);

  function submit() {
    setIsTried(true);
    if (lacksWords) return;
    const consentWords = hasAgreed ? words.trim() : null;
    const input = { contactId: contact.id, suits, wantsSomeone, consentWords };
    record.mutate(confirmAgain(record.error, record.variables, input), {
      onSuccess: () => onDone({ message: t('form.done'), record: t('title'), undo: null }),
    });
  }

  return (
    <FormDialog
      title={t('add')}
      body={t('form.body')}
      submitLabel={t(
        isBusy ? 'form.submitting' : opening === null ? 'form.submit' : 'form.confirm',
      )}
      cancelLabel={t('form.close')}
      isBusy={isBusy}
      error={opening === null ? record.error : null}
      fields={['suits', 'consentWords']}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioChoice
        id="callback-suits"
        label={t('form.suits')}
        options={dayParts.map((value) => ({ value, label: t(`suits.${value}`) }))}
        value={suits}
        onChange={setSuits}
        error={null}
        disabled={isBusy}
      />
      <FormControlLabel
        label={t('form.someone')}
        control={
          <Checkbox
            checked={wantsSomeone}
            disabled={isBusy}
            onChange={(_event, isChecked) => setWantsSomeone(isChecked)}
          />
        }
      />
      <FormControlLabel
        label={t('form.agreed')}
        control={
          <Checkbox
            checked={hasAgreed}
            disabled={isBusy}
            onChange={(_event, isChecked) => setHasAgreed(isChecked)}
          />
        }
      />
      {hasAgreed ? (
        <LongTextInput
          id="callback-words"
          label={t('form.words')}
          hint={t('form.wordsHint')}
          value={words}
          onChange={setWords}
          error={isTried && lacksWords ? t('form.wordsMissing') : null}
          disabled={isBusy}
          maxLength={500}
        />
      ) : null}
      <CallableNotice reason={opening} />
    </FormDialog>
  );
}
