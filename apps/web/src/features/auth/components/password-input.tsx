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
}

export function PasswordInput(props: PasswordInputProps) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      id="password"
      type={isShown ? 'text' : 'password'}
      label={t('auth.password')}
      autoComplete="current-password"
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={t(isShown ? 'auth.hidePassword' : 'auth.showPassword')}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <VisibilityOffIcon /> : <VisibilityIcon />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
