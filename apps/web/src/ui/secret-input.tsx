import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { type Ref, useState } from 'react';
import { TextInput } from './text-input.tsx';

interface SecretInputProps {
  id: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  onChange: (value: string) => void;
  error: string | null;
  disabled: boolean;
  inputRef?: Ref<HTMLInputElement>;
  hint?: string;
  /** The names of the button that shows and hides it. */
  showLabel: string;
  hideLabel: string;
}

/** A password, hidden until it is asked to be shown. */
export function SecretInput({ showLabel, hideLabel, ...props }: SecretInputProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={isShown ? hideLabel : showLabel}
            aria-controls={props.id}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <VisibilityOffIcon /> : <VisibilityIcon />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
