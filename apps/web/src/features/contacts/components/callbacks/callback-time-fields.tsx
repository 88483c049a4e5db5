import Box from '@mui/material/Box';
import { dayParts } from '@ringfence/domain/callflow/script';
import { consentDays } from '@ringfence/domain/compliance/find-consent-end';
import { localTime } from '@ringfence/domain/zones/convert-time';
import { nameDay } from '@ringfence/domain/zones/local-days';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../ui/notice.tsx';
import { RadioChoice } from '../../../../ui/radio-choice.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import {
  type CallbackTimeFaults,
  callbackTimeKinds,
  type CallbackTimeFields as Fields,
} from '../../read-callback-time.ts';

interface CallbackTimeFieldsProps {
  fields: Fields;
  onChange: (fields: Fields) => void;
  faults: CallbackTimeFaults;
  /** What the server said of the time. */
  refusal: string | null;
  /**
   * The person's own; null where it is not known for certain, undefined until it is loaded and where the browser cannot
   * calculate with it. A day and a time cannot be asked for without it.
   */
  zone: string | null | undefined;
  now: Date;
  isBusy: boolean;
}

/** When somebody wants to be called: a part of the day, or a day and a time by their own clock. */
export function CallbackTimeFields(props: CallbackTimeFieldsProps) {
  const { fields, onChange, faults, refusal, zone, now, isBusy } = props;
  const { t } = useTranslation('callbacks');
  const canBeExact = zone !== null && zone !== undefined;
  const today = canBeExact ? localTime(zone, now).day : 0;
  const input = { autoComplete: 'off', disabled: isBusy } as const;
  return (
    <>
      {zone === null ? <Notice kind="info">{t('form.zoneUnknown')}</Notice> : null}
      {canBeExact ? (
        <RadioChoice
          id="callback-kind"
          label={t('form.when')}
          options={callbackTimeKinds.map((value) => ({
            value,
            label: t(`form.kinds.${value}`),
            ...(value === 'exact'
              ? { hint: t('form.zone', { zone: zone.replaceAll('_', ' ') }) }
              : {}),
          }))}
          value={fields.kind}
          onChange={(kind) => onChange({ ...fields, kind })}
          error={null}
          disabled={isBusy}
        />
      ) : null}
      {fields.kind === 'part' || !canBeExact ? (
        <RadioChoice
          id="callback-suits"
          label={t('form.suits')}
          options={dayParts.map((value) => ({ value, label: t(`suits.${value}`) }))}
          value={fields.suits}
          onChange={(suits) => onChange({ ...fields, suits })}
          error={null}
          disabled={isBusy}
        />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <TextInput
            {...input}
            id="callback-day"
            type="date"
            label={t('form.day')}
            value={fields.day}
            onChange={(day) => onChange({ ...fields, day })}
            hint={t('form.dayHint')}
            error={faults.day === null ? null : t(`form.dayFaults.${faults.day}`)}
            attributes={{ min: nameDay(today), max: nameDay(today + consentDays - 1) }}
          />
          <TextInput
            {...input}
            id="callback-clock"
            type="time"
            label={t('form.clock')}
            value={fields.clock}
            onChange={(clock) => onChange({ ...fields, clock })}
            hint={t('form.clockHint')}
            error={faults.clock === null ? refusal : t(`form.clockFaults.${faults.clock}`)}
          />
        </Box>
      )}
    </>
  );
}
