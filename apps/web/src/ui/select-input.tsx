import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';

interface SelectInputProps {
  id: string;
  label: string;
  /** Stands for no choice; left out where there always is one. */
  placeholder?: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  error: string | null;
  disabled: boolean;
  /** Stands below until an error takes its place. */
  hint?: string;
}

/** A choice from a list, with the browser's own menu: it is known to everybody and light. */
export function SelectInput(props: SelectInputProps) {
  const { id, label, placeholder, options, value, onChange, error, disabled } = props;
  const helpId = `${id}-help`;
  const help = error ?? props.hint;
  return (
    <FormControl fullWidth error={error !== null} disabled={disabled}>
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <NativeSelect
        value={value}
        onChange={(event) => onChange(event.target.value)}
        input={<OutlinedInput label={label} notched />}
        inputProps={{ id, name: id, ...(help === undefined ? {} : { 'aria-describedby': helpId }) }}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      {help === undefined ? null : <FormHelperText id={helpId}>{help}</FormHelperText>}
    </FormControl>
  );
}
