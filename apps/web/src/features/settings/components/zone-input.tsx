import Autocomplete from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listZones, showZone } from '../list-zones.ts';

/** Stands for each person's own zone. */
const ownZone = '';

interface ZoneInputProps {
  id: string;
  /** Null: each person's own. */
  value: string | null;
  onChange: (zone: string | null) => void;
  error: string | null;
  disabled: boolean;
}

/** A choice of one of some four hundred time zones, found by typing a part of it. */
export function ZoneInput({ id, value, onChange, error, disabled }: ZoneInputProps) {
  const { t } = useTranslation('settings');
  const options = useMemo(() => [ownZone, ...listZones(value)], [value]);
  const helpId = `${id}-help`;
  return (
    <Autocomplete<string, false, true>
      id={id}
      disableClearable
      // Inside the page's own landmark, where screen readers look for it.
      disablePortal
      disabled={disabled}
      value={value ?? ownZone}
      options={options}
      getOptionLabel={(zone) => (zone === ownZone ? t('zone.own') : showZone(zone))}
      noOptionsText={t('zone.nothing')}
      openText={t('zone.open')}
      closeText={t('zone.close')}
      onChange={(_event, zone) => onChange(zone === ownZone ? null : zone)}
      renderInput={({ id: inputId, slotProps: { input, htmlInput } }) => (
        <FormControl fullWidth error={error !== null} disabled={disabled}>
          <InputLabel htmlFor={inputId} shrink>
            {t('zone.label')}
          </InputLabel>
          <OutlinedInput
            label={t('zone.label')}
            notched
            {...input}
            slotProps={{ input: htmlInput }}
            {...(error === null ? {} : { 'aria-describedby': helpId })}
          />
          {error === null ? null : <FormHelperText id={helpId}>{error}</FormHelperText>}
        </FormControl>
      )}
    />
  );
}
