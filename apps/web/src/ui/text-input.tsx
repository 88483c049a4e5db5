import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { InputHTMLAttributes, ReactNode, Ref, SyntheticEvent } from 'react';
import { readTyped, unreadable } from './read-typed.ts';

interface TextInputProps {
  id: string;
  type: 'date' | 'datetime-local' | 'email' | 'number' | 'password' | 'tel' | 'text' | 'time';
  label: string;
  autoComplete: string;
  value: string;
  onChange: (value: string) => void;
  /** Whether what the browser cannot read is reported as `unreadable`, where an empty field has a meaning of its own. */
  reportsUnreadable?: boolean;
  error: string | null;
  disabled: boolean;
  inputRef?: Ref<HTMLInputElement>;
  endAdornment?: ReactNode;
  /** Stands below the field until an error takes its place. */
  hint?: string;
  attributes?: InputHTMLAttributes<HTMLInputElement>;
}

/** The browser writes into these while they are empty, so that the label has no place in them. */
const neverEmpty = ['date', 'datetime-local', 'time'];

/** A labelled text field. MUI's own TextField would bring its menus and selects along. */
export function TextInput(props: TextInputProps) {
  const { id, type, label, autoComplete, value, onChange, error, disabled, inputRef } = props;
  const help = error ?? props.hint;
  const helpId = `${id}-help`;
  const isNeverEmpty = neverEmpty.includes(type);
  // The browser reports no change where a value that it cannot read takes the place of none.
  function look({ currentTarget }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) {
    const typed = readTyped(currentTarget);
    if (typed !== value && (typed === unreadable || value === unreadable)) onChange(typed);
  }
  return (
    <FormControl fullWidth error={error !== null} disabled={disabled}>
      <InputLabel htmlFor={id} {...(isNeverEmpty ? { shrink: true } : {})}>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        name={id}
        type={type}
        label={label}
        autoComplete={autoComplete}
        value={props.reportsUnreadable && value === unreadable ? '' : value}
        onChange={({ target }) =>
          onChange(props.reportsUnreadable ? readTyped(target) : target.value)
        }
        {...(props.reportsUnreadable ? { onBlur: look, onKeyUp: look } : {})}
        endAdornment={props.endAdornment}
        {...(inputRef === undefined ? {} : { inputRef })}
        {...(isNeverEmpty ? { notched: true } : {})}
        {...(props.attributes === undefined ? {} : { slotProps: { input: props.attributes } })}
        {...(help === undefined ? {} : { 'aria-describedby': helpId })}
      />
      {help === undefined ? null : (
        <FormHelperText id={helpId} disabled={false}>
          {help}
        </FormHelperText>
      )}
    </FormControl>
  );
}
