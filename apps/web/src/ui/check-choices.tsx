import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

interface CheckChoicesProps<Value extends string> {
  id: string;
  label: string;
  options: readonly { value: Value; label: string }[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
  hint: string;
  disabled: boolean;
  /** One under the other, for words that take up most of a line. */
  isColumn?: boolean;
}

/** Any of a few things, all of them in sight. */
export function CheckChoices<Value extends string>(props: CheckChoicesProps<Value>) {
  const { id, label, options, values, onChange, hint, disabled, isColumn = false } = props;
  const hintId = `${id}-hint`;
  return (
    <FormControl component="fieldset" fullWidth aria-describedby={hintId}>
      <FormLabel component="legend" sx={{ mb: 0.5, '&.Mui-focused': { color: 'text.secondary' } }}>
        {label}
      </FormLabel>
      <FormGroup row={!isColumn}>
        {options.map(({ value, label: text }) => (
          <FormControlLabel
            key={value}
            label={text}
            control={
              <Checkbox
                size="small"
                disabled={disabled}
                checked={values.includes(value)}
                onChange={(_event, isChecked) =>
                  onChange(
                    isChecked ? [...values, value] : values.filter((chosen) => chosen !== value),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText id={hintId} sx={{ ml: 0 }}>
        {hint}
      </FormHelperText>
    </FormControl>
  );
}
