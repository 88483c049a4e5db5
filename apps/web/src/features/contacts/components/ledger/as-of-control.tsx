import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDisplayZone } from '../../../../ui/display-zone.ts';
import { TextInput } from '../../../../ui/text-input.tsx';
import { findTomorrowMorning, readWallTime, settleZone, writeWallTime } from '../../wall-time.ts';

interface AsOfControlProps {
  /** Undefined: now. */
  at: string | undefined;
  onChange: (at: string | undefined) => void;
  /** What the server found wrong with the moment. */
  error: string | null;
}

/** Asks the rules at another moment than now. */
export function AsOfControl({ at, onChange, error }: AsOfControlProps) {
  const { t } = useTranslation('contact');
  const zone = settleZone(useDisplayZone());
  const [typed, setTyped] = useState(() =>
    at === undefined ? '' : writeWallTime(new Date(at), zone),
  );
  const [isInvalid, setInvalid] = useState(false);

  function ask(moment: Date | undefined) {
    setInvalid(false);
    setTyped(moment === undefined ? '' : writeWallTime(moment, zone));
    onChange(moment?.toISOString());
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const moment = readWallTime(typed, zone);
    setInvalid(moment === null);
    if (moment !== null) {
      ask(moment);
    }
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}
    >
      <Box sx={{ width: 240, maxWidth: '100%' }}>
        <TextInput
          id="ledger-at"
          type="datetime-local"
          label={t('ledger.asOf')}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          hint={t('form.occurredHint', { zone: zone.replaceAll('_', ' ') })}
          error={isInvalid ? t('ledger.asOfInvalid') : error}
          disabled={false}
        />
      </Box>
      <Box sx={{ display: 'flex', gap: 1, pt: 0.5 }}>
        <Button type="submit" variant="outlined">
          {t('ledger.show')}
        </Button>
        <Button aria-pressed={at === undefined} onClick={() => ask(undefined)}>
          {t('ledger.now')}
        </Button>
        <Button onClick={() => ask(findTomorrowMorning(new Date(), zone))}>
          {t('ledger.tomorrow')}
        </Button>
      </Box>
    </Box>
  );
}
