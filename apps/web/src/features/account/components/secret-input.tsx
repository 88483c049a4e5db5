import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../ui/text-input.tsx';

interface SecretInputProps {
  id: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  onChange: (value: string) => void;
  error: string | null;
  disabled: boolean;
  inputRef: Ref<HTMLInputElement>;
  hint?: string;
}

/** A password, hidden until it is asked to be shown. */
export function SecretInput(props: SecretInputProps) {
  const { t } = useTranslation('account');
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={t(isShown ? 'password.hide' : 'password.show')}
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
