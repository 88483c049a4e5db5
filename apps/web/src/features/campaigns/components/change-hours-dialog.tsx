import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFieldError } from '../../../platform/api/problem.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useReaderZone } from '../../../ui/use-reader-zone.ts';
import { readWallTime, writeWallTime } from '../../../ui/wall-time.ts';
import { useChangeHours } from '../control-api.ts';
import { isSame } from '../is-same.ts';
import { readWeek, writeWeek } from '../week-draft.ts';
import type { ControlDialogProps } from './control-dialog-props.ts';
import { WeekHoursField } from './week-hours-field.tsx';

/** When a campaign calls from now on. */
export function ChangeHoursDialog({ campaign, onDone, onClose }: ControlDialogProps) {
  const { t } = useTranslation('work');
  const zone = useReaderZone();
  const change = useChangeHours(campaign);
  const undo = useChangeHours(campaign);
  const { id: campaignId, startsAt, endsAt, hours } = campaign;
  const write = (moment: string | null) => (moment === null ? '' : writeWallTime(moment, zone));
  const [starts, setStarts] = useState(write(startsAt));
  const [ends, setEnds] = useState(write(endsAt));
  const [days, setDays] = useState(writeWeek(hours));
  const [isChecked, setChecked] = useState(false);
  const week = days === null ? null : readWeek(days);
  const read = (typed: string, before: string | null) =>
    typed === write(before) ? before : readWallTime(typed, zone);
  const weekFault =
    week === 'none'
      ? t('campaigns.form.errors.hoursNoDay')
      : week === undefined
        ? t('campaigns.form.errors.hoursInvalid')
        : null;

  function submit() {
    setChecked(true);
    if (week === 'none' || week === undefined) return;
    const input = {
      campaignId,
      startsAt: read(starts, startsAt),
      endsAt: read(ends, endsAt),
      hours: week === null ? null : [...week],
    };
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
        hint={t('campaigns.control.hours.startsHint', { zone })}
        value={starts}
        onChange={setStarts}
        error={readFieldError(change.error, 'startsAt')}
      />
      <TextInput
        {...shared}
        id="hours-ends"
        label={t('campaigns.control.hours.endsAt')}
        hint={t('campaigns.control.hours.endsHint')}
        value={ends}
        onChange={setEnds}
        error={readFieldError(change.error, 'endsAt')}
      />
      <WeekHoursField
        id="hours-week"
        days={days}
        onChange={setDays}
        error={isChecked ? (weekFault ?? readFieldError(change.error, 'hours')) : null}
        disabled={change.isPending}
      />
    </FormDialog>
  );
}
