import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

interface RadioChoiceProps<Value extends string> {
  id: string;
  label: string;
  options: readonly { value: Value; label: string; hint?: string }[];
  value: Value | null;
  onChange: (value: Value) => void;
  error: string | null;
  disabled: boolean;
}

/** One of a few things, all of them in sight. */
export function RadioChoice<Value extends string>(props: RadioChoiceProps<Value>) {
  const { id, label, options, value, onChange, error, disabled } = props;
  const helpId = `${id}-help`;
  return (
    <FormControl component="fieldset" error={error !== null} fullWidth>
      <FormLabel component="legend" sx={{ mb: 0.5, '&.Mui-focused': { color: 'text.secondary' } }}>
        {label}
      </FormLabel>
      <RadioGroup
        name={id}
        value={value ?? ''}
        {...(error === null ? {} : { 'aria-describedby': helpId })}
      >
        {options.map((option, position) => {
          const hintId = `${id}-${option.value}-hint`;
          return (
            <Box key={option.value} sx={{ py: 0.25 }}>
              <FormControlLabel
                value={option.value}
                label={option.label}
                onChange={() => onChange(option.value)}
                control={
                  <Radio
                    size="small"
                    disabled={disabled}
                    {...(position === 0 ? { id } : {})}
                    slotProps={{
                      input: option.hint === undefined ? {} : { 'aria-describedby': hintId },
                    }}
                  />
                }
              />
              {option.hint === undefined ? null : (
                <FormHelperText id={hintId} error={false} sx={{ mt: -0.75, ml: '27px' }}>
                  {option.hint}
                </FormHelperText>
              )}
            </Box>
          );
        })}
      </RadioGroup>
      {error === null ? null : (
        <FormHelperText id={helpId} sx={{ ml: 0 }}>
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}
