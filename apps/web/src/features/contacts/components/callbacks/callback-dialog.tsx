import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrganizationApi } from '../../../../platform/api/api-queries.ts';
import { readFieldError } from '../../../../platform/api/problem.ts';
import { readDisplayZone } from '../../../../ui/display-zone.ts';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { LongTextInput } from '../../../../ui/long-text-input.tsx';
import { useCallbacks, useRecordCallback } from '../../../callbacks/index.ts';
import type { ContactDialogProps } from '../../contact-part-props.ts';
import { focusFault } from '../../focus-fault.ts';
import {
  type CallbackTimeFields as Fields,
  noCallbackTimeFaults,
  readCallbackTime,
} from '../../read-callback-time.ts';
import { confirmAgain, readConfirmation } from '../../read-confirmation.ts';
import { CallableNotice } from '../callable-notice.tsx';
import { CallbackTimeFields } from './callback-time-fields.tsx';

const usual: Fields = { kind: 'part', suits: 'morning', day: '', clock: '' };

/** What somebody said of when they want to be called; it says so where calls may begin by it. */
export function CallbackDialog({ contact, onDone, onClose }: ContactDialogProps) {
  const { t } = useTranslation('callbacks');
  const record = useRecordCallback(useOrganizationApi(contact.organization.id));
  const knownZone = useCallbacks(contact.id).data?.zone;
  const zone = knownZone === null ? null : readDisplayZone(knownZone);
  const [opened] = useState(() => new Date());
  const [time, setTime] = useState(usual);
  const [faults, setFaults] = useState(noCallbackTimeFaults);
  const [wantsSomeone, setWantsSomeone] = useState(false);
  const [hasAgreed, setHasAgreed] = useState(false);
  const [words, setWords] = useState('');
  const lacksWords = hasAgreed && words.trim() === '';
  const [isTried, setIsTried] = useState(false);
  const isBusy = record.isPending;
  const opening = readConfirmation(record.error);
  const refusal = readFieldError(record.error, 'wantedAt');

  function submit() {
    setIsTried(true);
    const read = readCallbackTime(time, zone ?? null, new Date());
    setFaults(read.faults ?? noCallbackTimeFaults);
    if (read.faults !== null || lacksWords) {
      focusFault('callback');
      return;
    }
    const consentWords = hasAgreed ? words.trim() : null;
    const { suits, wantedAt } = read;
    const input = { contactId: contact.id, suits, wantedAt, wantsSomeone, consentWords };
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
      fields={['wantedAt', 'consentWords']}
      onSubmit={submit}
      onClose={onClose}
    >
      <CallbackTimeFields
        fields={time}
        onChange={(changed) => {
          setTime(changed);
          setFaults(noCallbackTimeFaults);
          if (refusal !== null) record.reset();
        }}
        faults={faults}
        refusal={refusal}
        zone={zone}
        now={opened}
        isBusy={isBusy}
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
          error={
            isTried && lacksWords
              ? t('form.wordsMissing')
              : readFieldError(record.error, 'consentWords')
          }
          disabled={isBusy}
          maxLength={500}
        />
      ) : null}
      <CallableNotice reason={opening} />
    </FormDialog>
  );
}
