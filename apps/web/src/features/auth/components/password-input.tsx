import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../ui/text-input.tsx';

interface PasswordInputProps {
  value: string;
  onChange: (value: string) => void;
  error: string | null;
  disabled: boolean;
  inputRef: Ref<HTMLInputElement>;
  /** Whether it is chosen now, so that the browser may propose one. */
  isNew?: boolean;
  label?: string;
  hint?: string;
}

export function PasswordInput({ isNew = false, label, ...props }: PasswordInputProps) {
  const { t } = useTranslation('auth');
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      id="password"
      type={isShown ? 'text' : 'password'}
      label={label ?? t('password')}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <VisibilityOffIcon /> : <VisibilityIcon />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
