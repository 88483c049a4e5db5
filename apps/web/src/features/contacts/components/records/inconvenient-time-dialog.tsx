import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { type Weekday, weekdays } from '@ringfence/domain/compliance/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrganizationApi } from '../../../../platform/api/api-queries.ts';
import { useIdempotencyKey } from '../../../../platform/api/idempotency-key.ts';
import { CheckChoices } from '../../../../ui/check-choices.tsx';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { sundayFirst } from '../../../../ui/sunday-first.ts';
import { TextInput } from '../../../../ui/text-input.tsx';
import { readTimes, type TimeFields, type TimesRead } from '../../check-times.ts';
import { useRecordInconvenientTime } from '../../contact-api.ts';
import type { ContactDialogProps } from '../../contact-part-props.ts';
import { focusFault } from '../../focus-fault.ts';
import { useReceived } from '../../use-received.ts';
import { ReceivedFields, receivedPaths } from './received-fields.tsx';

/** Records when the person does not want to be called, by their own clock. */
export function InconvenientTimeDialog({ contact, onDone, onClose }: ContactDialogProps) {
  const { t } = useTranslation('contact');
  const record = useRecordInconvenientTime(useOrganizationApi(contact.organization.id));
  const keyOf = useIdempotencyKey();
  const received = useReceived('person');
  const [days, setDays] = useState<Weekday[]>([]);
  const [times, setTimes] = useState<TimeFields>({ from: '', to: '' });
  const [faults, setFaults] = useState<TimesRead['faults']>(null);
  const isBusy = record.isPending;
  const name = t('kinds.inconvenient_time.name');

  function submit() {
    const known = received.read();
    const read = readTimes(times);
    setFaults(read.faults);
    if (known === null || read.faults !== null) {
      focusFault('record');
      return;
    }
    const { fromMinute, toMinute } = read;
    const input = { contactId: contact.id, days, fromMinute, toMinute, ...known };
    record.mutate(
      { input, idempotencyKey: keyOf(JSON.stringify(input)) },
      {
        onSuccess: ({ inconvenientTimeId }) =>
          onDone({
            message: t('done.recorded', { record: name }),
            record: name,
            undo: { kind: 'inconvenientTime', inconvenientTimeId },
          }),
      },
    );
  }

  const renderTime = (field: keyof TimeFields) => {
    const fault = faults?.[field] ?? null;
    return (
      <TextInput
        id={`record-${field}`}
        type="time"
        label={t(`form.${field}`)}
        autoComplete="off"
        value={times[field]}
        onChange={(value) => setTimes({ ...times, [field]: value })}
        error={fault === null ? null : t(fault)}
        disabled={isBusy}
      />
    );
  };
  return (
    <FormDialog
      title={name}
      body={t('kinds.inconvenient_time.effect')}
      submitLabel={t(isBusy ? 'form.recording' : 'form.record')}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      error={record.error}
      fields={receivedPaths}
      onSubmit={submit}
      onClose={onClose}
    >
      <CheckChoices
        id="record-days"
        label={t('form.days')}
        options={sundayFirst(weekdays).map((value) => ({
          value,
          label: t(`records.days.${value}`),
        }))}
        values={days}
        onChange={setDays}
        hint={t('form.daysHint')}
        disabled={isBusy}
      />
      <div>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
          {renderTime('from')}
          {renderTime('to')}
        </Box>
        <FormHelperText>{t('form.timesHint')}</FormHelperText>
      </div>
      <ReceivedFields received={received} error={record.error} isBusy={isBusy} />
    </FormDialog>
  );
}
