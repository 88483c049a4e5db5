import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode, Ref } from 'react';

interface TextInputProps {
  id: string;
  type: 'email' | 'password' | 'text';
  label: string;
  autoComplete: string;
  value: string;
  onChange: (value: string) => void;
  error: string | null;
  disabled: boolean;
  inputRef: Ref<HTMLInputElement>;
  endAdornment?: ReactNode;
}

/** A labelled text field. MUI's own TextField would bring its menus and selects along. */
export function TextInput(props: TextInputProps) {
  const { id, type, label, autoComplete, value, onChange, error, disabled, inputRef } = props;
  const errorId = `${id}-error`;
  return (
    <FormControl fullWidth error={error !== null} disabled={disabled}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        name={id}
        type={type}
        label={label}
        autoComplete={autoComplete}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputRef={inputRef}
        endAdornment={props.endAdornment}
        {...(error === null ? {} : { 'aria-describedby': errorId })}
      />
      {error === null ? null : <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  );
}
