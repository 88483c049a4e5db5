import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFieldError } from '../../../platform/api/problem.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { useReaderZone } from '../../../ui/use-reader-zone.ts';
import { useChangeHours } from '../control-api.ts';
import { isSame } from '../is-same.ts';
import { hasPassed, readHoursChange, writeMoment } from '../read-hours-change.ts';
import { writeWeek } from '../week-draft.ts';
import type { ControlDialogProps } from './control-dialog-props.ts';
import { WeekHoursField } from './week-hours-field.tsx';

/** When a campaign calls from now on. */
export function ChangeHoursDialog({ campaign, onDone, onClose }: ControlDialogProps) {
  const { t } = useTranslation('work');
  const zone = useReaderZone();
  const now = useNow();
  const change = useChangeHours(campaign);
  const undo = useChangeHours(campaign);
  const { id: campaignId, startsAt, endsAt, hours } = campaign;
  const [starts, setStarts] = useState(writeMoment(startsAt, zone));
  const [ends, setEnds] = useState(writeMoment(endsAt, zone));
  const [days, setDays] = useState(writeWeek(hours));
  const [isChecked, setChecked] = useState(false);
  const read = readHoursChange({ startsAt: starts, endsAt: ends, days }, campaign, zone);
  const faults = {
    startsAt: read.startsAt === undefined ? t('campaigns.form.errors.startsInvalid') : null,
    endsAt: read.endsAt === undefined ? t('campaigns.form.errors.endsInvalid') : null,
    hours:
      read.hours === 'none'
        ? t('campaigns.form.errors.hoursNoDay')
        : read.hours === undefined
          ? t('campaigns.form.errors.hoursInvalid')
          : null,
  };
  const say = (name: keyof typeof faults) =>
    (isChecked ? faults[name] : null) ?? readFieldError(change.error, name);

  function submit() {
    setChecked(true);
    const { startsAt: from, endsAt: to, hours: week } = read;
    if (from === undefined || to === undefined || week === undefined || week === 'none') return;
    const input = { campaignId, startsAt: from, endsAt: to, hours: week };
    const before = { campaignId, startsAt, endsAt, hours };
    if (isSame(input, before)) return onClose();
    change.mutate(input, {
      onSuccess: () =>
        onDone({
          message: t('campaigns.control.hours.done'),
          undo: () => undo.mutateAsync(before),
        }),
    });
  }

  const shared = {
    type: 'datetime-local',
    autoComplete: 'off',
    reportsUnreadable: true,
    disabled: change.isPending,
  } as const;
  return (
    <FormDialog
      title={t('campaigns.control.hours.title')}
      body={t('campaigns.control.hours.body')}
      submitLabel={t(change.isPending ? 'campaigns.control.saving' : 'campaigns.control.save')}
      cancelLabel={t('campaigns.control.cancel')}
      isBusy={change.isPending}
      error={change.error}
      fields={['startsAt', 'endsAt', 'hours']}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        {...shared}
        id="hours-starts"
        label={t('campaigns.control.hours.startsAt')}
        hint={t(
          read.startsAt !== startsAt && hasPassed(starts, zone, now)
            ? 'campaigns.control.hours.startsPassed'
            : 'campaigns.control.hours.startsHint',
          { zone },
        )}
        value={starts}
        onChange={setStarts}
        error={say('startsAt')}
      />
      <TextInput
        {...shared}
        id="hours-ends"
        label={t('campaigns.control.hours.endsAt')}
        hint={t('campaigns.control.hours.endsHint')}
        value={ends}
        onChange={setEnds}
        error={say('endsAt')}
      />
      <WeekHoursField
        id="hours-week"
        days={days}
        onChange={setDays}
        error={say('hours')}
        disabled={change.isPending}
      />
    </FormDialog>
  );
}
