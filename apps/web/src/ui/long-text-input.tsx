import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

interface LongTextInputProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint: string;
  error: string | null;
  disabled: boolean;
  maxLength: number;
}

/** A labelled field for several lines. */
export function LongTextInput(props: LongTextInputProps) {
  const { id, label, value, onChange, hint, error, disabled, maxLength } = props;
  const helpId = `${id}-help`;
  return (
    <FormControl fullWidth error={error !== null} disabled={disabled}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        name={id}
        label={label}
        multiline
        // The browser lets it grow: measuring it would lay out the whole page whenever it is drawn.
        inputComponent="textarea"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={helpId}
        slotProps={{ input: { maxLength } }}
        sx={{ '& textarea': { fieldSizing: 'content', minHeight: '4lh', maxHeight: '12lh' } }}
      />
      <FormHelperText id={helpId} disabled={false}>
        {error ?? hint}
      </FormHelperText>
    </FormControl>
  );
}
